import { getRefunds } from '@park/contract/pay/calls';
import { ORDER_STATUSES } from '@park/contract/ticket/limits';
import { exportOrders, getAdminOrder, getAdminOrders, getOrderHistory } from '@park/contract/ticket/order/calls';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useMay, useRefresh } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { StatusTag, TwoLines } from '../../../ui/Cells';
import { choices } from '../../../ui/list/choices';
import { ListPage } from '../../../ui/list/ListPage';
import { SubPages } from '../../../ui/SubPages';
import { Money, ParkTime } from '../../../ui/values';
import { BooksPage } from './BooksPage';
import { OrderPage } from './OrderPage';
import { RefundsPage } from './RefundsPage';
import { ORDER_TONES } from './rules';

/** Orders of everyone and the money that goes back. A gate finds orders; refunds are the help desk's, the books the owner's. */
export default function OrderPages() {
  const { pages: t } = useTexts('order');
  const desk = useMay('helpDesk');
  const owner = useMay('owner');
  useRefresh(['orderPaid', 'orderRefunded'], [getAdminOrders, getAdminOrder, getOrderHistory, getRefunds]);
  return (
    <SubPages
      area="orders"
      label={t.label}
      pages={[
        { path: 'list', name: t.list, element: <OrdersPage /> },
        { path: 'order/:id', name: null, element: <OrderPage /> },
        ...(desk ? [{ path: 'refunds', name: t.refunds, element: <RefundsPage /> }] : []),
        ...(owner ? [{ path: 'books', name: t.books, element: <BooksPage /> }] : []),
      ]}
    />
  );
}

/** Orders of everyone, newest first; new ones appear by themselves. */
function OrdersPage() {
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
