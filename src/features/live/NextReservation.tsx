import { View } from '@tarojs/components';
import './LiveNow.scss';
import { Loaded } from '@/components/Loaded';
import { useT } from '@/i18n/useT';
import { Section } from '@/ui/Section';
import { Skeleton } from '@/ui/Skeleton';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { useUpcoming } from './api';
import { ReservationCard } from './ReservationCard';
import { nextReservation } from './rules';

/** The reservation an anchor should see first, with its check-in. */
export function NextReservation() {
  const words = useT().live.personal;
  const upcoming = useUpcoming();
  usePullToRefresh(upcoming.refetch);
  return (
    <Section title={words.next}>
      <Loaded query={upcoming} skeleton={<Skeleton shape="list" rows={1} />}>
        {(reservations) => {
          const next = nextReservation(reservations, Date.now());
          return next ? (
            <ReservationCard key={next.id} reservation={next} />
          ) : (
            <View className="live-now__nobody">{words.noNext}</View>
          );
        }}
      </Loaded>
    </Section>
  );
}
