import { ORDER_STATUSES, type OrderStatus } from '@park/contract/ticket/limits';
import { exportOrders, getAdminOrders } from '@park/contract/ticket/order/calls';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { queryOf } from '../../../api/call';
import type { Filters } from '../../../api/useList';
import { useRefresh } from '../../../api/useRefresh';
import { useTexts } from '../../../i18n/language';
import { ListPage } from '../../../ui/ListPage';
import { Money } from '../../../ui/Money';
import { ParkTime } from '../../../ui/ParkTime';
import { StatusTag } from '../../../ui/StatusTag';
import { ORDER_TONES } from './rules';

const FILTERS = ['keyword', 'day', 'status'] as const;

const inputOf = ({ keyword, day, status }: Filters<(typeof FILTERS)[number]>) => ({
  keyword,
  day,
  status: ORDER_STATUSES.find((one): one is OrderStatus => one === status),
});

/** Orders of everyone, newest first; new ones appear by themselves. */
export function OrdersPage() {
  const t = useTexts('order');
  const go = useNavigate();
  useRefresh(['orderPaid', 'orderRefunded'], [getAdminOrders]);
  return (
    <ListPage
      title={t.title}
      endpoint={getAdminOrders}
      filterNames={FILTERS}
      filters={[
        { name: 'keyword', kind: 'text', label: t.filters.keyword },
        { name: 'day', kind: 'day', label: t.filters.day },
        {
          name: 'status',
          kind: 'choice',
          label: t.filters.status,
          options: ORDER_STATUSES.map((value) => ({ value, label: t.statuses[value] })),
        },
      ]}
      input={inputOf}
      rowKey={({ id }) => id}
      empty={t.empty}
      exportPath={(filters) => exportOrders.path + queryOf(exportOrders, inputOf(filters))}
      columns={[
        {
          title: t.columns.number,
          render: (_, { number, phone }) => (
            <>
              <span className="whole">{number}</span>
              <div className="muted whole">{phone}</div>
            </>
          ),
        },
        { title: t.columns.ticket, render: (_, { ticket, quantity }) => t.quantity(ticket.name, quantity) },
        { title: t.columns.day, render: (_, { slot }) => <ParkTime at={slot.start} /> },
        { title: t.columns.amount, align: 'end', render: (_, { amount }) => <Money fen={amount} /> },
        { title: t.columns.made, render: (_, { createdAt }) => <ParkTime at={createdAt} /> },
        {
          title: t.columns.status,
          render: (_, { status }) => <StatusTag tone={ORDER_TONES[status]}>{t.statuses[status]}</StatusTag>,
        },
      ]}
      actions={({ id, number }) => (
        <Button aria-label={t.openOrder(number)} onClick={() => go(`/orders/order/${encodeURIComponent(id)}`)}>
          {t.open}
        </Button>
      )}
    />
  );
}
