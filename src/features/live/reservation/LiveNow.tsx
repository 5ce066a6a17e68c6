import { View } from '@tarojs/components';
import './LiveNow.scss';
import { getComingRooms, getLiveRooms } from '@park/contract/live/reservation/calls';
import type { ComingRoom } from '@park/contract/live/reservation/schemas';
import { parkDay } from '@park/contract/parkTime';
import { call } from '@/api/client';
import { usePolled } from '@/api/polled';
import { serverNow } from '@/api/serverNow';
import { keyOf, useCall } from '@/api/useCall';
import { useCalendar } from '@/components/AddToCalendar';
import { Loaded } from '@/components/Loaded';
import { formatClockRange, formatRelativeDay } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { toUrl } from '@/navigation/url';
import { absoluteUrl } from '@/platform/absoluteUrl';
import { Icon } from '@/ui/Icon';
import { ListItem } from '@/ui/ListItem';
import { Picture } from '@/ui/Picture';
import { ICONS } from '@/ui/pictures/icons';
import { Section } from '@/ui/Section';
import { Skeleton } from '@/ui/Skeleton';
import { Tap } from '@/ui/Tap';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { LiveRoomCard } from './LiveRoomCard';

const MINUTE = 60_000;

interface LiveNowProps {
  /** Only at this point, and what is said when nobody is. */
  at?: { pointId: string; nobody: string };
}

/** Who is live now, asked again every minute while somebody looks; when nobody is, one quiet line and who comes next. */
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
            <View className="stack">
              <View className="live-now__nobody row">
                <Icon path={ICONS.live} size="large" />
                <View className="live-now__words">{at?.nobody ?? now.empty}</View>
              </View>
              <ComingRooms pointId={at?.pointId} />
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

/** Before the calendar's event. s */
const REMINDER = 600;

/** Who is live next, with a reminder for the phone's calendar; nothing while nobody is known. */
function ComingRooms({ pointId }: { pointId: string | undefined }) {
  const t = useT().center.live;
  const remind = useCalendar();
  const { data = [] } = useCall(getComingRooms, {}, { isQuiet: true });
  const rooms = data.filter(({ point }) => pointId === undefined || point.id === pointId);
  if (rooms.length === 0) return null;
  const eventOf = ({ id, anchorName, point, start, end }: ComingRoom) => ({
    id: `live-${id}`,
    title: `${anchorName} · ${point.name}`,
    start,
    end,
    remindBefore: REMINDER,
    place: point.name,
    note: '',
    url: absoluteUrl(`/mp/#${toUrl('home')}`),
  });
  return (
    <>
      <View className="text-strong">{t.next}</View>
      {rooms.map((room) => (
        <ListItem
          key={room.id}
          picture={<Picture motif={room.point.motif} cover={room.point.cover} size="thumb" />}
          title={room.anchorName}
          facts={[
            room.point.name,
            `${formatRelativeDay(parkDay(Date.parse(room.start)), parkDay(serverNow()))} ${formatClockRange(room.start, room.end)}`,
            <Tap
              key="remind"
              className="live-now__remind text-strong"
              label={`${t.remind}, ${room.anchorName}`}
              onClick={() => remind(eventOf(room))}
            >
              {t.remind}
            </Tap>,
          ]}
        />
      ))}
    </>
  );
}
