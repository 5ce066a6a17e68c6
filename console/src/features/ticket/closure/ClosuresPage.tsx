import { reasonIn } from '@park/contract/preparedReasons';
import { exportClosures, getClosures } from '@park/contract/ticket/closure/calls';
import type { ClosureEffect } from '@park/contract/ticket/closure/schemas';
import { getProducts } from '@park/contract/ticket/product/calls';
import { useCall } from '../../../api/hooks';
import { getLanguage, useLanguage, useTexts } from '../../../i18n/language';
import { StatusTag } from '../../../ui/Cells';
import { textIn } from '../../../ui/contentLanguages';
import { ListPage } from '../../../ui/list/ListPage';
import { mediumDay, ParkTime, Unbroken } from '../../../ui/values';
import { useSlots } from '../slots';
import { isPast } from '../stock/rules';
import { ClosePark } from './ClosePark';
import { ReopenButton } from './ReopenButton';

/** What was closed, why, and whom it touched; newest first. */
export function ClosuresPage() {
  const { closures: t, product } = useTexts('stock');
  const ui = useTexts('ui');
  useLanguage();
  const { hoursOf } = useSlots();
  const products = useCall(getProducts, {}).data ?? [];
  const ticketOf = ({ ticketId }: ClosureEffect) =>
    ticketId === null ? t.allProducts : textIn(products.find(({ id }) => id === ticketId)?.name ?? {});
  const stateOf = ({ reopenedAt, day }: ClosureEffect) => {
    if (reopenedAt !== null) return <StatusTag tone="good">{t.open}</StatusTag>;
    return isPast(day) ? <StatusTag tone="quiet">{t.over}</StatusTag> : <StatusTag tone="bad">{t.shut}</StatusTag>;
  };
  return (
    <ListPage
      texts={t}
      call={getClosures}
      exportCall={exportClosures}
      head={<ClosePark />}
      columns={[
        { title: ui.date, render: (_, { day }) => <Unbroken>{mediumDay(day)}</Unbroken> },
        { title: t.slot, render: (_, { slotId }) => (slotId === null ? t.wholeDay : hoursOf(slotId)) },
        { title: product, render: (_, row) => ticketOf(row) },
        {
          title: ui.reason,
          render: (_, { reason }) => <div style={{ maxWidth: 260 }}>{reasonIn(reason, getLanguage())}</div>,
        },
        { title: t.orders, dataIndex: 'orders', align: 'end' },
        { title: t.people, dataIndex: 'tickets', align: 'end' },
        { title: t.cancelled, dataIndex: 'cancelled', align: 'end' },
        { title: t.at, render: (_, { createdAt }) => <ParkTime at={createdAt} /> },
        { title: ui.state, render: (_, row) => stateOf(row) },
      ]}
      actions={(row) => row.reopenedAt === null && !isPast(row.day) && <ReopenButton closure={row} ticket={ticketOf(row)} />}
    />
  );
}
