import { RESERVATION_STATUSES, type ReservationStatus } from '@park/contract/live/limits';
import { getLivePoints } from '@park/contract/live/point/calls';
import { exportReservations, getReservations } from '@park/contract/live/reservation/calls';
import type { AdminReservation } from '@park/contract/live/reservation/schemas';
import { addDays, parkDay } from '@park/contract/parkTime';
import { Button, Space } from 'antd';
import { queryOf } from '../../api/call';
import { useCall } from '../../api/hooks';
import { type Filters, useListState } from '../../api/useList';
import { useRefresh } from '../../api/useRefresh';
import { ListPage } from '../../ui/ListPage';
import { ParkTime, parkTime } from '../../ui/ParkTime';
import { StatusTag, type Tone } from '../../ui/StatusTag';
import { useLiveTexts } from './liveTexts';

const FILTERS = ['day', 'pointId', 'status'] as const;
type Name = (typeof FILTERS)[number];

const TONES: Record<ReservationStatus, Tone> = {
  booked: 'news',
  checkedIn: 'good',
  finished: 'quiet',
  cancelled: 'quiet',
  cancelledByPark: 'bad',
  noShow: 'bad',
};

/** A day is read from morning to evening; all days from the last to the first. */
const inputOf = ({ day, pointId, status }: Filters<Name>) => ({
  day,
  pointId,
  status: RESERVATION_STATUSES.find((known) => known === status),
  field: 'start',
  order: day ? ('asc' as const) : ('desc' as const),
});

const CLOCK: Intl.DateTimeFormatOptions = { timeStyle: 'short' };
const DAY: Intl.DateTimeFormatOptions = { dateStyle: 'medium' };

export function ReservationsPage() {
  const { reservations: t } = useLiveTexts();
  useRefresh(['reservationMade', 'reservationCancelled'], [getReservations]);
  const points = useCall(getLivePoints, { page: 1, pageSize: 100 }, { fresh: 60_000 }).data?.items ?? [];
  return (
    <ListPage
      title={t.title}
      about={t.about}
      empty={t.empty}
      endpoint={getReservations}
      filterNames={FILTERS}
      filters={[
        { name: 'day', label: t.day, kind: 'day' },
        {
          name: 'pointId',
          label: t.point,
          kind: 'choice',
          options: points.map(({ id, name }) => ({ value: id, label: name })),
        },
        {
          name: 'status',
          label: t.status,
          kind: 'choice',
          options: RESERVATION_STATUSES.map((status) => ({ value: status, label: t.statuses[status] })),
        },
      ]}
      head={<Days />}
      input={inputOf}
      exportPath={(filters) => exportReservations.path + queryOf(exportReservations, inputOf(filters))}
      rowKey={({ id }) => id}
      columns={[
        { title: t.time, render: (_, row) => <Time row={row} /> },
        { title: t.point, render: (_, { point }) => point.name },
        { title: t.anchor, dataIndex: 'anchorName' },
        {
          title: t.status,
          render: (_, { status, reason }) => (
            <>
              <StatusTag tone={TONES[status]}>{t.statuses[status]}</StatusTag>
              {reason && <div className="muted">{reason}</div>}
            </>
          ),
        },
        {
          title: t.room,
          render: (_, { platform, roomUrl }) => (
            <>
              {platform.name}
              {roomUrl && (
                <>
                  {' · '}
                  <a href={roomUrl} target="_blank" rel="noreferrer" className="row-link">
                    {t.open}
                  </a>
                </>
              )}
            </>
          ),
        },
        {
          title: t.number,
          render: (_, { number, createdAt }) => (
            <>
              <span className="whole">{number}</span>
              <div className="muted">
                {t.madeAt} <ParkTime at={createdAt} />
              </div>
            </>
          ),
        },
      ]}
    />
  );
}

function Time({ row: { start, end } }: { row: AdminReservation }) {
  return (
    <>
      <ParkTime at={start} options={DAY} />{' '}
      <span className="whole">
        {parkTime(start, CLOCK)}–{parkTime(end, CLOCK)}
      </span>
    </>
  );
}

function Days() {
  const { reservations: t } = useLiveTexts();
  const { filters, filter } = useListState(FILTERS);
  const today = parkDay(Date.now());
  const day = filters.day ?? today;
  return (
    <Space.Compact>
      <Button onClick={() => filter({ day: addDays(day, -1) })}>{t.before}</Button>
      <Button onClick={() => filter({ day: today })}>{t.today}</Button>
      <Button onClick={() => filter({ day: addDays(day, 1) })}>{t.after}</Button>
    </Space.Compact>
  );
}
