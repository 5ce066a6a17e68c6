import type { ReservationStatus } from '@park/contract/live/limits';
import { getReservationRecords } from '@park/contract/live/reservation/calls';
import { useQuery } from '@tanstack/react-query';
import { View } from '@tarojs/components';
import { call } from '@/api/client';
import { serverNow } from '@/api/serverNow';
import { keyOf } from '@/api/useCall';
import { useVisitorId } from '@/session/store';
import './LiveNow.scss';
import { Loaded } from '@/components/Loaded';
import { useT } from '@/i18n/useT';
import { Section } from '@/ui/Section';
import { Skeleton } from '@/ui/Skeleton';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { nextReservation } from '../rules';
import { ReservationCard } from './ReservationCard';

/** The visitor's reservations that are still to come or under way, all of them (at most two a day are possible). */
function useUpcoming() {
  const visitorId = useVisitorId();
  return useQuery({
    queryKey: keyOf(getReservationRecords, visitorId, 'upcoming'),
    queryFn: async () => {
      const ask = (status: ReservationStatus) => call(getReservationRecords, { page: 1, pageSize: 100, status });
      // One after the other: of two that fail at once the second would be told though the first is not.
      return [...(await ask('checkedIn')).items, ...(await ask('booked')).items];
    },
    enabled: visitorId !== '',
  });
}

/** The reservation an anchor should see first, with its check-in. */
export function NextReservation() {
  const t = useT().live.personal;
  const upcoming = useUpcoming();
  usePullToRefresh(upcoming.refetch);
  return (
    <Section title={t.next}>
      <Loaded query={upcoming} skeleton={<Skeleton shape="list" rows={1} />}>
        {(reservations) => {
          const next = nextReservation(reservations, serverNow());
          return next ? (
            <ReservationCard key={next.id} reservation={next} isNext />
          ) : (
            <View className="live-now__nobody row">{t.noNext}</View>
          );
        }}
      </Loaded>
    </Section>
  );
}
