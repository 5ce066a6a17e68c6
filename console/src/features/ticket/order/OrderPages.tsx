import type { CallInput } from '@park/contract/call';
import { exportRefunds, getRefunds, retryRefund } from '@park/contract/pay/calls';
import type { Refund } from '@park/contract/pay/schemas';
import { TEST_SUBJECT } from '@park/contract/pay/testPayment';
import { getRefundRequests } from '@park/contract/ticket/desk/calls';
import { ORDER_STATUSES } from '@park/contract/ticket/limits';
import {
  exportOrders,
  getAdminOrder,
  getAdminOrders,
  getOrderHistory,
  getOrderTotals,
} from '@park/contract/ticket/order/calls';
import { getProducts } from '@park/contract/ticket/product/calls';
import { Button } from 'antd';
import { useLocation, useNavigate } from 'react-router';
import { useCall, useMay, useRefresh, useSend } from '../../../api/hooks';
import { useLanguage, useTexts } from '../../../i18n/language';
import { RowLink, StatusTag, TwoLines } from '../../../ui/Cells';
import { Confirm } from '../../../ui/Confirm';
import { choices } from '../../../ui/list/choices';
import { ListPage } from '../../../ui/list/ListPage';
import { SubPages } from '../../../ui/SubPages';
import { Money, ParkTime, yuan } from '../../../ui/values';
import { useSlots } from '../slots';
import { BooksPage } from './BooksPage';
import { OrderPage } from './OrderPage';
import { RefundRequestsPage } from './RefundRequests';
import { ORDER_TONES, REFUND_TONES } from './rules';

/** Orders of everyone and the money that goes back. A gate finds orders; refunds and the books take permissions of their own. */
export default function OrderPages() {
  const { pages: t } = useTexts('order');
  const seesRefunds = useMay('refunds.read');
  const seesBooks = useMay('payments.manage');
  useRefresh(['refundRequested', 'refundDecided'], [getRefundRequests, getOrderHistory]);
  useRefresh(['orderPaid', 'orderRefunded'], [getAdminOrders, getOrderTotals, getAdminOrder, getOrderHistory, getRefunds]);
  return (
    <SubPages
      area="orders"
      label={t.label}
      pages={[
        { path: 'list', name: t.list, element: <OrdersPage /> },
        { path: 'order/:id', name: null, element: <OrderPage /> },
        ...(seesRefunds
          ? [
              { path: 'refunds', name: t.refunds, element: <RefundsPage /> },
              { path: 'approvals', name: t.approvals, element: <RefundRequestsPage /> },
            ]
          : []),
        ...(seesBooks ? [{ path: 'books', name: t.books, element: <BooksPage /> }] : []),
      ]}
    />
  );
}

/** Products hardly ever change. */
const PRODUCTS_FRESH_MS = 600_000;

/** Orders of everyone, newest first; new ones appear by themselves. */
function OrdersPage() {
  const t = useTexts('order');
  const { pathname, search } = useLocation();
  const language = useLanguage();
  const { slots, hoursOf } = useSlots();
  const products = useCall(getProducts, {}, { fresh: PRODUCTS_FRESH_MS }).data ?? [];
  return (
    <ListPage
      texts={t}
      savedAs="orders"
      call={getAdminOrders}
      exportCall={exportOrders}
      filters={[
        { name: 'keyword', kind: 'text', label: t.filters.keyword },
        {
          name: 'field',
          kind: 'tabs',
          label: t.filters.sort,
          options: [
            { value: 'createdAt', label: t.filters.newest },
            { value: 'day', label: t.filters.byDay },
            { value: 'amount', label: t.filters.byAmount },
          ],
        },
        {
          ...{ name: 'order', kind: 'tabs', label: t.filters.direction },
          options: [
            { value: 'desc', label: t.filters.downwards },
            { value: 'asc', label: t.filters.upwards },
          ],
        },
        {
          ...{ name: 'ticketId', kind: 'choice', label: t.filters.product },
          options: products.map(({ id, name }) => ({ value: id, label: name[language] ?? id })),
        },
        {
          ...{ name: 'status', kind: 'choice', many: true, label: t.filters.status },
          options: choices(ORDER_STATUSES, t.statuses),
        },
        {
          ...{ name: 'slotId', kind: 'choice', more: true, label: t.filters.slot },
          options: slots.map(({ id }) => ({ value: id, label: hoursOf(id) })),
        },
        { name: 'from', kind: 'day', more: true, label: t.filters.from },
        { name: 'to', kind: 'day', more: true, label: t.filters.to },
        { name: 'madeFrom', kind: 'day', more: true, label: t.filters.madeFrom },
        { name: 'madeTo', kind: 'day', more: true, label: t.filters.madeTo },
        { name: 'amountFrom', kind: 'yuan', more: true, label: t.filters.amountFrom },
        { name: 'amountTo', kind: 'yuan', more: true, label: t.filters.amountTo },
      ]}
      totals={(query) => <Totals query={query} />}
      columns={[
        {
          title: t.columns.number,
          render: (_, { id, number, phone }) => (
            <TwoLines
              first={
                <RowLink
                  className="row-link row-whole whole"
                  to={`/orders/order/${encodeURIComponent(id)}`}
                  state={{ list: pathname + search }}
                  text={number}
                />
              }
              second={<span className="whole">{phone}</span>}
            />
          ),
        },
        {
          key: 'ticket',
          title: t.columns.ticket,
          render: (_, { ticket, quantity }) => t.quantity({ name: ticket.name, quantity }),
        },
        { key: 'day', title: t.columns.day, render: (_, { slot }) => <ParkTime at={slot.start} /> },
        { key: 'amount', title: t.columns.amount, align: 'end', render: (_, { amount }) => <Money fen={amount} /> },
        // On a tablet the state matters more.
        { key: 'made', title: t.columns.made, responsive: ['lg'], render: (_, { createdAt }) => <ParkTime at={createdAt} /> },
        {
          key: 'status',
          title: t.columns.status,
          render: (_, { status }) => <StatusTag tone={ORDER_TONES[status]}>{t.statuses[status]}</StatusTag>,
        },
      ]}
    />
  );
}

function Totals({ query }: { query: CallInput<typeof getOrderTotals> }) {
  const t = useTexts('order');
  const totals = useCall(getOrderTotals, query).data;
  return <span role="status">{totals && t.totals({ ...totals, amount: yuan(totals.amount) })}</span>;
}

const REFUND_STATUSES = Object.keys(REFUND_TONES) as Refund['status'][];

/** Money on its way back; what WeChat refused waits for who manages payments. */
function RefundsPage() {
  const { refundList: t, refunds, openOrder } = useTexts('order');
  const ui = useTexts('ui');
  const go = useNavigate();
  const maySend = useMay('payments.manage');
  const retry = useSend(retryRefund, { stale: [getRefunds], done: t.retried });
  return (
    <ListPage
      texts={t}
      call={getRefunds}
      exportCall={exportRefunds}
      filters={[{ name: 'status', kind: 'choice', label: ui.state, options: choices(REFUND_STATUSES, refunds) }]}
      columns={[
        { title: t.number, dataIndex: 'id' },
        { title: t.amount, align: 'end', render: (_, { amount }) => <Money fen={amount} /> },
        { title: ui.reason, render: (_, { reason }) => <div style={{ maxWidth: 240 }}>{reason}</div> },
        {
          title: ui.state,
          render: (_, { status, attempts, problem }) => (
            <TwoLines
              first={<StatusTag tone={REFUND_TONES[status]}>{refunds[status]}</StatusTag>}
              second={status !== 'done' && t.attempts({ count: attempts }) + (problem ? ` · ${t.problem} ${problem}` : '')}
            />
          ),
        },
        { title: t.made, render: (_, { createdAt }) => <ParkTime at={createdAt} /> },
        { title: t.done, render: (_, { doneAt }) => <ParkTime at={doneAt} /> },
      ]}
      actions={(row) => (
        <>
          {row.orderId !== TEST_SUBJECT && (
            <Button
              aria-label={openOrder({ number: row.id })}
              onClick={() => go(`/orders/order/${encodeURIComponent(row.orderId)}`)}
            >
              {t.order}
            </Button>
          )}{' '}
          {maySend && row.status === 'failed' && (
            <Confirm
              title={t.retryTitle({ sum: yuan(row.amount) })}
              about={t.retryAbout}
              onYes={() => retry.mutateAsync({ id: row.id })}
            >
              {t.retry}
            </Confirm>
          )}
        </>
      )}
    />
  );
}
