import { FIELD } from '@park/contract/live/limits';
import { getAdminPoints, getLivePoints, setPointOpen } from '@park/contract/live/point/calls';
import type { LivePoint } from '@park/contract/live/point/schemas';
import { getReservations } from '@park/contract/live/reservation/calls';
import { Button, Space } from 'antd';
import { useNavigate } from 'react-router';
import { useCall, useSend } from '../../api/hooks';
import { newId } from '../../api/newId';
import { useTexts } from '../../i18n/language';
import { AskWords } from '../../ui/AskWords';
import { SampleTag, StatusTag } from '../../ui/Cells';
import { Confirm } from '../../ui/Confirm';
import { textIn } from '../../ui/contentLanguages';
import { useFind } from '../../ui/list/useFind';
import { Missing } from '../../ui/Missing';
import { AddButton, PageHead } from '../../ui/PageHead';
import { RowsSheet } from '../../ui/RowsTable';
import { pathOf } from '../../ui/things';
import { Unsaved } from '../../ui/Unsaved';
import { POINTS, type PointValues } from './pointForm';

/** Where anchors may stand, and whether they may now. */
export function PointsPage() {
  const { points: t } = useTexts('live');
  const ui = useTexts('ui');
  const go = useNavigate();
  const points = useCall(getLivePoints, { pageSize: 100 });
  const find = useFind();
  const names = new Map(useCall(getAdminPoints, {}).data?.map(({ id, name }) => [id, name]));
  return (
    <>
      <PageHead title={t.title} about={t.about}>
        <AddButton text={t.add} to={pathOf(POINTS, newId('l'), true)} />
      </PageHead>
      <Unsaved<PointValues> of={POINTS} nameOf={({ name }) => textIn(name)} />
      {find.field}
      <RowsSheet
        of={points}
        rows={({ items }) => items.filter(({ id, name }) => find.fits(name, names.get(id)))}
        {...{ empty: t.empty, onClear: find.onClear }}
        columns={[
          {
            title: ui.name,
            render: (_, { id, name }) => (
              <>
                <strong>{name}</strong> <SampleTag kind={POINTS.kind} id={id} />
                <Missing of={names.get(id)} />
              </>
            ),
          },
          { title: t.places, dataIndex: 'capacity', align: 'right' },
          {
            title: ui.state,
            render: (_, { open, closedReason }) => (
              <div style={{ maxWidth: 220 }}>
                <StatusTag tone={open ? 'good' : 'bad'}>{open ? t.isOpen : t.isClosed}</StatusTag>
                {closedReason && <div className="muted">{closedReason}</div>}
              </div>
            ),
          },
          {
            key: 'actions',
            width: '46%',
            render: (_, point) => (
              <Space wrap>
                <Button onClick={() => go(pathOf(POINTS, encodeURIComponent(point.id)))}>{t.edit}</Button>
                <Button
                  onClick={() => go(`/live/reservations?${new URLSearchParams({ pointId: point.id, status: 'booked' })}`)}
                >
                  {t.reservations}
                </Button>
                <Button href={`/mp/#/pages/LivePoint/LivePoint?${new URLSearchParams({ id: point.id })}`} target="_blank">
                  {ui.onPhone}
                </Button>
                {point.open ? <Close point={point} /> : <Open point={point} />}
              </Space>
            ),
          },
        ]}
      />
    </>
  );
}

function Open({ point: { id, name } }: { point: LivePoint }) {
  const { points: t } = useTexts('live');
  const open = useSend(setPointOpen, { stale: [getLivePoints], done: t.opened });
  return (
    <Confirm
      type="primary"
      title={t.openTitle({ name })}
      about={t.openAbout}
      onYes={() => open.mutateAsync({ id, open: true })}
    >
      {t.open}
    </Confirm>
  );
}

function Close({ point: { id, name } }: { point: LivePoint }) {
  const { points: t } = useTexts('live');
  const close = useSend(setPointOpen, {
    stale: [getLivePoints, getReservations],
    done: ({ cancelledReservations }) => t.closed({ count: cancelledReservations }),
  });
  return (
    <AskWords
      danger
      title={t.closeTitle({ name })}
      about={<Touched pointId={id} />}
      needed={t.closeNeeded}
      length={[1, FIELD.reason]}
      prepared="closure"
      thing={`closePoint:${id}`}
      onSend={(reason) => close.mutateAsync({ id, open: false, reason })}
    >
      {t.close}
    </AskWords>
  );
}

/** Counted when somebody is about to close it. */
function Touched({ pointId }: { pointId: string }) {
  const { points: t } = useTexts('live');
  const { data } = useCall(getReservations, { pointId, status: 'booked', pageSize: 1 });
  if (data === undefined) return <p role="status">{t.closeCounting}</p>;
  return <p role="status">{data.total === 0 ? t.closeNobody : t.closeAbout({ count: data.total })}</p>;
}
