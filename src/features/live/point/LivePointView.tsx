import { getLivePoint, getLivePoints } from '@park/contract/live/point/calls';
import type { LivePoint } from '@park/contract/live/point/schemas';
import { getTimespanByPoint } from '@park/contract/live/timespan/calls';
import { type ReactNode, useState } from 'react';
import { serverNow } from '@/api/serverNow';
import { useCall } from '@/api/useCall';
import { useSeen } from '@/api/useSeen';
import { Loaded } from '@/components/Loaded';
import { useShare } from '@/components/useShare';
import { useT } from '@/i18n/useT';
import { goReplace, goTab } from '@/navigation/go';
import { errorNameOf } from '@/request/errors';
import { Empty } from '@/ui/Empty';
import { HeadPicture } from '@/ui/HeadPicture';
import { Page } from '@/ui/Page';
import { Section } from '@/ui/Section';
import { Skeleton } from '@/ui/Skeleton';
import { useNow } from '@/ui/useNow';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { useForHosts } from '../anchor/ForHosts';
import { BookingBar } from '../reservation/BookingBar';
import { BookingSheet } from '../reservation/BookingSheet';
import { LiveNow } from '../reservation/LiveNow';
import { nextStart, timespanState } from '../rules';
import { DayTimespans } from '../timespan/DayTimespans';
import { useDay } from '../timespan/useDay';
import { HostFacts, PointAbout } from './PointAbout';

interface LivePointViewProps {
  id: string;
  /** Wanted by the link; others can be chosen. */
  day?: string;
  timespanId?: string;
  /** What is near the point. */
  nearby: (point: LivePoint) => ReactNode;
}

/** One live point: a place worth a visit, and for hosts when it is free, and reserving it. */
export function LivePointView({ id, day: wantedDay, timespanId: wantedTimespan = '', nearby }: LivePointViewProps) {
  const { core, live } = useT();
  const point = useCall(getLivePoint, { id });
  const seen = useSeen(getLivePoints, id);
  const head = point.data ?? seen;
  useShare(point.data?.name ?? core.title.livePoint, 'livePoint', { id });
  const { day, choose } = useDay(wantedDay);
  const [timespanId, setTimespanId] = useState(wantedTimespan);
  const [isBooking, setBooking] = useState(false);
  const { isHost, shows, line } = useForHosts(Boolean(wantedDay || wantedTimespan));
  const timespans = useCall(getTimespanByPoint, { pointId: id, day }, { enabled: shows });
  const now = useNow((at) => nextStart(timespans.data ?? [], at), serverNow);
  usePullToRefresh(() => Promise.all([point.refetch(), shows && timespans.refetch()]));

  const chosen = timespans.data?.find((one) => one.id === timespanId) ?? null;
  const free = chosen && timespanState(chosen, now) === 'free' ? chosen : null;

  if (errorNameOf(point.error) === 'pointNotFound') {
    return (
      <Page title={core.title.livePoint}>
        <Empty picture="nothing" text={live.point.gone} action={live.find.points} onAction={() => void goTab('home')} />
      </Page>
    );
  }
  return (
    <Page
      title={core.title.livePoint}
      header={(head || !point.isError) && <HeadPicture of={head} label={head?.name} />}
      footer={
        shows &&
        point.data && <BookingBar point={point.data} day={day} timespan={free} now={now} onReserve={() => setBooking(true)} />
      }
    >
      <Loaded query={point} skeleton={<Skeleton shape="text" rows={3} />}>
        {(known) => (
          <>
            <PointAbout point={known} />
            {!isHost && visit(known)}
            {line}
            {shows && <HostFacts point={known} />}
            {shows && known.open && (
              <Section title={live.point.when}>
                <DayTimespans
                  day={day}
                  onDay={choose}
                  query={timespans}
                  value={free?.id ?? ''}
                  onChange={(timespan) => setTimespanId(timespan.id)}
                  now={now}
                />
              </Section>
            )}
            {isHost && visit(known)}
            {isBooking && chosen && (
              <BookingSheet
                key={chosen.id}
                point={known}
                day={day}
                timespan={chosen}
                onClose={() => setBooking(false)}
                onRecords={() => void goReplace('reservationRecords')}
              />
            )}
          </>
        )}
      </Loaded>
    </Page>
  );

  function visit(known: LivePoint): ReactNode {
    return (
      <>
        <LiveNow at={{ pointId: id, nobody: live.point.nobody }} />
        {nearby(known)}
      </>
    );
  }
}
