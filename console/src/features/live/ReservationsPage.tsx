import { RESERVATION_STATUSES, type ReservationStatus } from '@park/contract/live/limits';
import { getLivePoints } from '@park/contract/live/point/calls';
import { exportReservations, getReservations } from '@park/contract/live/reservation/calls';
import type { AdminReservation } from '@park/contract/live/reservation/schemas';
import { addDays, parkDay } from '@park/contract/parkTime';
import { Button, Space } from 'antd';
import { useCall, useRefresh } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { SampleTag, StatusTag, type Tone, TwoLines } from '../../ui/Cells';
import { choices } from '../../ui/list/choices';
import { ListPage } from '../../ui/list/ListPage';
import { useListState } from '../../ui/list/useListState';
import { ParkTime, parkTime } from '../../ui/values';

const TONES: Record<ReservationStatus, Tone> = {
  booked: 'news',
  checkedIn: 'good',
  finished: 'quiet',
  cancelled: 'quiet',
  cancelledByPark: 'bad',
  noShow: 'bad',
};

const CLOCK: Intl.DateTimeFormatOptions = { timeStyle: 'short' };
const DAY: Intl.DateTimeFormatOptions = { dateStyle: 'medium' };

export function ReservationsPage() {
  const { reservations: t } = useTexts('live');
  const ui = useTexts('ui');
  useRefresh(['reservationMade', 'reservationCancelled'], [getReservations]);
  const points = useCall(getLivePoints, { page: 1, pageSize: 100 }, { fresh: 60_000 }).data?.items ?? [];
  return (
    <ListPage
      texts={t}
      call={getReservations}
      exportCall={exportReservations}
      filters={[
        { name: 'day', label: ui.date, kind: 'day' },
        {
          name: 'pointId',
          label: t.point,
          kind: 'choice',
          options: points.map(({ id, name }) => ({ value: id, label: name })),
        },
        { name: 'status', label: ui.state, kind: 'choice', options: choices(RESERVATION_STATUSES, t.statuses) },
      ]}
      // A day is read from morning to evening; all days from the last to the first.
      input={(filters) => ({ ...filters, field: 'start', order: filters.day ? 'asc' : 'desc' })}
      head={<Days />}
      columns={[
        { title: t.time, render: (_, row) => <Time row={row} /> },
        { title: t.point, render: (_, { point }) => point.name },
        {
          title: t.anchor,
          render: (_, { id, anchorName }) => (
            <>
              {anchorName} <SampleTag kind="reservation" id={id} />
            </>
          ),
        },
        {
          title: ui.state,
          render: (_, { status, reason }) => (
            <TwoLines first={<StatusTag tone={TONES[status]}>{t.statuses[status]}</StatusTag>} second={reason} />
          ),
        },
        {
          title: t.room,
          render: (_, { platform, roomUrl }) => (
            <TwoLines
              first={platform.name}
              second={
                roomUrl && (
                  <a href={roomUrl} target="_blank" rel="noreferrer" className="row-link">
                    {ui.open}
                  </a>
                )
              }
            />
          ),
        },
        {
          title: ui.number,
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
  const { reservations: t } = useTexts('live');
  const { filters, filter } = useListState();
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
