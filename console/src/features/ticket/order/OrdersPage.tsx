import { ORDER_STATUSES } from '@park/contract/ticket/limits';
import { exportOrders, getAdminOrders } from '@park/contract/ticket/order/calls';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../i18n/language';
import { StatusTag, TwoLines } from '../../../ui/Cells';
import { choices } from '../../../ui/list/choices';
import { ListPage } from '../../../ui/list/ListPage';
import { Money, ParkTime } from '../../../ui/values';
import { ORDER_TONES } from './rules';

/** Orders of everyone, newest first; new ones appear by themselves. */
export function OrdersPage() {
  const t = useTexts('order');
  const go = useNavigate();
  return (
    <ListPage
      texts={t}
      call={getAdminOrders}
      exportCall={exportOrders}
      filters={[
        { name: 'keyword', kind: 'text', label: t.filters.keyword },
        { name: 'day', kind: 'day', label: t.filters.day },
        { name: 'status', kind: 'choice', label: t.filters.status, options: choices(ORDER_STATUSES, t.statuses) },
      ]}
      columns={[
        {
          title: t.columns.number,
          render: (_, { number, phone }) => (
            <TwoLines first={<span className="whole">{number}</span>} second={<span className="whole">{phone}</span>} />
          ),
        },
        { title: t.columns.ticket, render: (_, { ticket, quantity }) => t.quantity({ name: ticket.name, quantity }) },
        { title: t.columns.day, render: (_, { slot }) => <ParkTime at={slot.start} /> },
        { title: t.columns.amount, align: 'end', render: (_, { amount }) => <Money fen={amount} /> },
        // On a tablet the state matters more.
        { title: t.columns.made, responsive: ['lg'], render: (_, { createdAt }) => <ParkTime at={createdAt} /> },
        {
          title: t.columns.status,
          render: (_, { status }) => <StatusTag tone={ORDER_TONES[status]}>{t.statuses[status]}</StatusTag>,
        },
      ]}
      actions={({ id, number }) => (
        <Button aria-label={t.openOrder({ number })} onClick={() => go(`/orders/order/${encodeURIComponent(id)}`)}>
          {t.open}
        </Button>
      )}
    />
  );
}
