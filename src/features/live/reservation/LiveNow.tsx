import { View } from '@tarojs/components';
import './LiveNow.scss';
import { getLiveRooms } from '@park/contract/live/reservation/calls';
import { call } from '@/api/client';
import { usePolled } from '@/api/polled';
import { keyOf } from '@/api/useCall';
import { Loaded } from '@/components/Loaded';
import { useT } from '@/i18n/useT';
import { Icon } from '@/ui/Icon';
import { ICONS } from '@/ui/pictures/icons';
import { Section } from '@/ui/Section';
import { Skeleton } from '@/ui/Skeleton';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { LiveRoomCard } from './LiveRoomCard';

const MINUTE = 60_000;

interface LiveNowProps {
  /** Only at this point, and what is said when nobody is. */
  at?: { pointId: string; nobody: string };
}

/** Who is live now, asked again every minute while somebody looks, or one quiet line when nobody is. */
export function LiveNow({ at }: LiveNowProps) {
  const now = useT().center.live;
  const rooms = usePolled({
    queryKey: keyOf(getLiveRooms),
    queryFn: () => call(getLiveRooms, {}),
    every: () => MINUTE,
  });
  usePullToRefresh(rooms.refetch);
  return (
    <Section title={now.title}>
      <Loaded query={rooms} skeleton={<Skeleton shape="list" rows={1} />}>
        {(all) => {
          const live = at ? all.filter(({ point }) => point.id === at.pointId) : all;
          return live.length === 0 ? (
            <View className="live-now__nobody row">
              <Icon path={ICONS.live} size="large" />
              <View className="live-now__words">{at?.nobody ?? now.empty}</View>
            </View>
          ) : (
            <View className="stack">
              {live.map((room) => (
                <LiveRoomCard key={room.id} room={room} />
              ))}
            </View>
          );
        }}
      </Loaded>
    </Section>
  );
}
