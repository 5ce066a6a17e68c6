import { View } from '@tarojs/components';
import './LiveNow.scss';
import { getLiveRooms } from '@park/contract/live/reservation/calls';
import { call } from '@/api/client';
import { usePolled } from '@/api/polled';
import { keyOf } from '@/api/useCall';
import { Loaded } from '@/components/Loaded';
import { useT } from '@/i18n/useT';
import { Section } from '@/ui/Section';
import { Skeleton } from '@/ui/Skeleton';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { LiveRoomCard } from './LiveRoomCard';

const MINUTE = 60_000;

/** Who is live now, asked again every minute while somebody looks, or one quiet line when nobody is. */
export function LiveNow() {
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
        {(live) =>
          live.length === 0 ? (
            <View className="live-now__nobody row">{now.empty}</View>
          ) : (
            <View className="stack">
              {live.map((room) => (
                <LiveRoomCard key={room.id} room={room} />
              ))}
            </View>
          )
        }
      </Loaded>
    </Section>
  );
}
