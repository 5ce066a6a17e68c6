import { groupNumber } from '@park/contract/groupNumber';
import { addOrderNote, getOrderEntries, getOrderNotes, getOrderPhone, resendTickets } from '@park/contract/ticket/desk/calls';
import type { OrderEntry } from '@park/contract/ticket/desk/schemas';
import { getAdminOrder, getOrderHistory } from '@park/contract/ticket/order/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import { Link } from 'react-router';
import { useCall, useMay, useSend } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { Answer } from '../../../ui/Answer';
import { AskWords } from '../../../ui/AskWords';
import { StatusTag, type Tone, TwoLines } from '../../../ui/Cells';
import { Confirm } from '../../../ui/Confirm';
import { DetailPage } from '../../../ui/DetailPage';
import { Notes } from '../../../ui/Notes';
import { RowsTable } from '../../../ui/RowsTable';
import { Money, ParkTime, parkTime, yuan } from '../../../ui/values';
import '../ticket.css';
import { MoveButton } from './MoveButton';
import { OrderHistory } from './OrderHistory';
import { PartRefundButton } from './PartRefundButton';
import { PersonButton } from './PersonButton';
import { RefundButton } from './RefundButton';
import { OrderRefundRequests } from './RefundRequests';
import { isMovable, leftOf, ORDER_TONES, refundable, TICKET_TONES } from './rules';

/** One order: its tickets, its money and what became of it. */
export function OrderPage() {
  const t = useTexts('order');
  const ui = useTexts('ui');
  const mayRefund = useMay('refunds.make');
  const mayChange = useMay('orders.change');
  const seesRefunds = useMay('refunds.read');
  return (
    <DetailPage
      call={getAdminOrder}
      title={(one) => (one ? t.detail.title({ number: one.number }) : t.detail.loading)}
      back="/orders/list"
      actions={(one) => (
        <>
          {mayChange && isMovable(one) && <MoveButton order={one} />}
          {mayChange && refundable(one.tickets).length > 0 && <ResendButton orderId={one.id} />}
          {mayRefund && refundable(one.tickets).length > 0 && <RefundButton order={one} />}
          {mayRefund && leftOf(one.tickets) > 0 && <PartRefundButton order={one} />}
        </>
      )}
      facts={(one) => [
        { label: ui.state, value: <StatusTag tone={ORDER_TONES[one.status]}>{t.statuses[one.status]}</StatusTag> },
        { label: t.detail.product, value: t.quantity({ name: one.ticket.name, quantity: one.quantity }) },
        ...(one.basket
          ? [
              {
                label: t.detail.together,
                value: one.basket
                  .filter(({ id }) => id !== one.id)
                  .map(({ id, ticket, quantity }) => (
                    <div key={id}>
                      <Link to={`/orders/order/${id}`}>{t.quantity({ name: ticket.name, quantity })}</Link>
                    </div>
                  )),
              },
            ]
          : []),
        { label: t.detail.day, value: <ParkTime at={one.slot.start} /> },
        {
          label: t.detail.phone,
          value: one.phone && mayChange ? <Phone orderId={one.id} masked={one.phone} /> : one.phone || '—',
        },
        { label: t.detail.amount, value: <Money fen={one.amount} /> },
        { label: t.detail.refunded, value: <Money fen={one.refunded} /> },
        { label: t.detail.made, value: <ParkTime at={one.createdAt} /> },
        { label: t.detail.paid, value: <ParkTime at={one.paidAt} none={t.detail.unpaid} /> },
        ...(one.closure
          ? [
              {
                label: t.detail.closure,
                value: `${one.closure.reason} · ${one.closure.answer ? t.detail.closureAnswers[one.closure.answer] : t.detail.closureOpen}`,
              },
            ]
          : []),
      ]}
    >
      {(one) => (
        <>
          <Tickets order={one} mayCorrect={mayChange} />
          {seesRefunds && <OrderRefundRequests orderId={one.id} />}
          {mayChange && <OrderEntries orderId={one.id} />}
          {mayChange && <Notes of={{ orderId: one.id }} get={getOrderNotes} add={addOrderNote} />}
          {mayChange && <OrderHistory id={one.id} />}
        </>
      )}
    </DetailPage>
  );
}

function Tickets({ order: { id: orderId, tickets }, mayCorrect }: { order: Order; mayCorrect: boolean }) {
  const t = useTexts('order');
  const ui = useTexts('ui');
  return (
    <section>
      <h2 className="edit-part">{t.detail.tickets}</h2>
      <RowsTable<Order['tickets'][number]>
        size="small"
        dataSource={tickets}
        columns={[
          { title: t.detail.number, render: (_, { number }) => groupNumber(number) },
          {
            title: t.detail.person,
            render: (_, ticket) => {
              const { person, status } = ticket;
              if (!person) return '—';
              return (
                <>
                  {`${person.name} · ${person.idNumber} `}
                  {mayCorrect && status === 'valid' && <PersonButton orderId={orderId} ticket={{ ...ticket, person }} />}
                </>
              );
            },
          },
          { title: t.detail.price, align: 'end', render: (_, { price }) => <Money fen={price} /> },
          {
            title: t.detail.used,
            render: (_, { usedAt, usedWhere }) => (
              <>
                <ParkTime at={usedAt} /> {usedWhere}
              </>
            ),
          },
          {
            title: ui.state,
            render: (_, { status, refunded }) => (
              <StatusTag tone={TICKET_TONES[status]}>
                {t.tickets[status] + (refunded === null ? '' : ` · ${yuan(refunded)}`)}
              </StatusTag>
            ),
          },
        ]}
      />
    </section>
  );
}

/** An order's phone, whole for a reason until the page is left. */
function Phone({ orderId, masked }: { orderId: string; masked: string }) {
  const { phone: t } = useTexts('orderDesk');
  const reveal = useSend(getOrderPhone, { stale: [getOrderHistory] });
  if (reveal.data) return <a href={`tel:${reveal.data.phone}`}>{reveal.data.phone}</a>;
  return (
    <>
      <span className="whole">{masked}</span>
      <AskWords
        size="small"
        style={{ marginInlineStart: 8 }}
        aria-label={t.label}
        title={t.title}
        about={t.about}
        label={t.reason}
        needed={t.reasonNeeded}
        thing={`seePhone:${orderId}`}
        okText={t.yes}
        onSend={(reason) => reveal.mutateAsync({ orderId, reason })}
      >
        {t.button}
      </AskWords>
    </>
  );
}

/** Tells the buyer of their tickets once more. */
function ResendButton({ orderId }: { orderId: string }) {
  const { resend: t } = useTexts('orderDesk');
  const send = useSend(resendTickets, {
    stale: [getOrderHistory],
    done: ({ sentAt }) => t.done({ clock: parkTime(sentAt, { timeStyle: 'short' }) }),
  });
  return (
    <Confirm title={t.title} about={t.about} okText={t.yes} onYes={() => send.mutateAsync({ orderId })}>
      {t.button}
    </Confirm>
  );
}

const entryTone = ({ verdict, undoneAt }: OrderEntry): Tone =>
  undoneAt !== null || verdict === 'justNow' ? 'quiet' : verdict === 'ok' ? 'good' : 'waiting';

/** Which ticket was shown where, when and to whom, and what the gate was answered. */
function OrderEntries({ orderId }: { orderId: string }) {
  const { entries: t } = useTexts('orderDesk');
  const { verdicts } = useTexts('gate');
  const entries = useCall(getOrderEntries, { orderId });
  return (
    <section>
      <h2 className="edit-part">{t.title}</h2>
      <Answer of={entries}>
        {(found) =>
          found.length === 0 ? (
            <p className="muted">{t.none}</p>
          ) : (
            <RowsTable<OrderEntry>
              size="small"
              rowKey={({ number, at, verdict }) => `${number} ${at} ${verdict}`}
              dataSource={found}
              columns={[
                { title: t.ticket, render: (_, { number }) => groupNumber(number) },
                {
                  title: t.when,
                  render: (_, { at, offline }) => <TwoLines first={<ParkTime at={at} />} second={offline && t.offline} />,
                },
                { title: t.gate, dataIndex: 'gate' },
                { title: t.by, render: (_, { by }) => by ?? t.turnstile },
                {
                  title: t.answer,
                  render: (_, row) => (
                    <TwoLines
                      first={
                        <StatusTag tone={entryTone(row)}>{row.verdict === 'ok' ? t.entered : verdicts[row.verdict]}</StatusTag>
                      }
                      second={row.undoneAt !== null && t.undone({ when: parkTime(row.undoneAt, { timeStyle: 'short' }) })}
                    />
                  ),
                },
              ]}
            />
          )
        }
      </Answer>
    </section>
  );
}
