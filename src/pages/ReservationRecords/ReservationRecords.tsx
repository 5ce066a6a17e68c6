import { useState } from 'react';
import { SignInNeeded } from '@/components/SignInNeeded';
import { filterOf, ReservationList } from '@/features/live/reservation/ReservationList';
import { useT } from '@/i18n/useT';
import { useParams } from '@/navigation/useParams';
import { Page } from '@/ui/Page';

/** The visitor's reservations, filtered by status. */
export default function ReservationRecordsPage() {
  const { core, live } = useT();
  const { status } = useParams<'reservationRecords'>();
  const [filter, setFilter] = useState(() => filterOf(status));
  return (
    <Page title={core.title.reservationRecords}>
      <SignInNeeded text={live.eligibility.signIn}>
        <ReservationList filter={filter} onFilter={setFilter} />
      </SignInNeeded>
    </Page>
  );
}
