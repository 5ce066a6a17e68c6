import { useState } from 'react';
import { SignedInPage } from '@/components/SignInNeeded';
import { filterOf, ReservationList } from '@/features/live/reservation/ReservationList';
import { useT } from '@/i18n/useT';
import { useParams } from '@/navigation/useParams';

/** The visitor's reservations, filtered by status. */
export default function ReservationRecordsPage() {
  const { core, live } = useT();
  const { status } = useParams<'reservationRecords'>();
  const [filter, setFilter] = useState(() => filterOf(status));
  return (
    <SignedInPage title={core.title.reservationRecords} text={live.records.signIn}>
      <ReservationList filter={filter} onFilter={setFilter} />
    </SignedInPage>
  );
}
