import type { ReservationStatus } from '@park/contract/live/limits';
import { RESERVATION_STATUSES } from '@park/contract/live/limits';
import { getReservationRecords } from '@park/contract/live/reservation/calls';
import { serverNow } from '@/api/serverNow';
import { useList } from '@/api/useList';
import { useParts } from '@/api/usePark';
import { EndlessList } from '@/components/EndlessList';
import { useT } from '@/i18n/useT';
import { goTab } from '@/navigation/go';
import { Empty } from '@/ui/Empty';
import { Tabs } from '@/ui/Tabs';
import { nextReservation } from '../rules';
import { ReservationCard } from './ReservationCard';

type Filter = ReservationStatus | 'all';

/** The filter a link asks for, or all. */
export function filterOf(status: string | undefined): Filter {
  return RESERVATION_STATUSES.find((known) => known === status) ?? 'all';
}

/** The visitor's reservations, of one status or all, endless. */
export function ReservationList({ filter, onFilter }: { filter: Filter; onFilter: (filter: Filter) => void }) {
  const { records, status } = useT().live;
  const hasLive = useParts()('live');
  const query = useList(getReservationRecords, { status: filter === 'all' ? undefined : filter });
  // The server lists what is next first.
  const next = nextReservation(query.items, serverNow());
  const options = [
    { value: 'all' as const, label: records.all },
    ...RESERVATION_STATUSES.map((value) => ({ value, label: status[value] })),
  ];
  return (
    <>
      <Tabs options={options} value={filter} onChange={onFilter} name={records.filter} />
      <EndlessList
        query={query}
        render={(reservation) => <ReservationCard reservation={reservation} isNext={reservation.id === next?.id} />}
        empty={
          filter === 'all' && !hasLive ? (
            <Empty picture="live" text={records.none} />
          ) : filter === 'all' ? (
            <Empty picture="live" text={records.empty} action={records.action} onAction={() => void goTab('home')} />
          ) : (
            <Empty
              picture="nothing"
              text={records.emptyOf({ status: status[filter] })}
              action={records.all}
              onAction={() => onFilter('all')}
            />
          )
        }
      />
    </>
  );
}
