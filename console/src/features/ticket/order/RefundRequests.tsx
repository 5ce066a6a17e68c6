import { getRefunds } from '@park/contract/pay/calls';
import { approveRefund, declineRefund, getRefundRequests } from '@park/contract/ticket/desk/calls';
import type { RefundRequestState } from '@park/contract/ticket/desk/limits';
import type { RefundRequest } from '@park/contract/ticket/desk/schemas';
import { getAdminOrder, getAdminOrders, getOrderHistory } from '@park/contract/ticket/order/calls';
import { Button, Empty, Flex } from 'antd';
import { useCall, useMay, useSend } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { Answer } from '../../../ui/Answer';
import { AskWords } from '../../../ui/AskWords';
import { RowLink, StatusTag, type Tone } from '../../../ui/Cells';
import { PageHead } from '../../../ui/PageHead';
import { Money, ParkTime, yuan } from '../../../ui/values';

const STALE = [getRefundRequests, getAdminOrder, getAdminOrders, getOrderHistory, getRefunds];
const TONES: Record<RefundRequestState, Tone> = { open: 'waiting', approved: 'good', declined: 'bad' };

/** Refunds beyond somebody's limit: they wait here for who may approve them, and say what became of them. */
export function RefundRequestsPage() {
  const { approval: t } = useTexts('orderDesk');
  return (
    <>
      <PageHead title={t.title} about={t.about} />
      <RefundRequests />
    </>
  );
}

/** Those of an order; nothing where there are none. */
export function OrderRefundRequests({ orderId }: { orderId: string }) {
  const { approval: t } = useTexts('orderDesk');
  const found = useCall(getRefundRequests, { orderId }).data;
  if (!found?.length) return null;
  return (
    <section>
      <h2 className="edit-part">{t.title}</h2>
      <RefundRequests orderId={orderId} />
    </section>
  );
}

/** One below the other rather than a table: on a phone its buttons would lie beyond the edge. */
function RefundRequests({ orderId }: { orderId?: string }) {
  const { approval: t } = useTexts('orderDesk');
  const mayDecide = useMay('refunds.approve');
  const found = useCall(getRefundRequests, { orderId });
  return (
    <Answer of={found}>
      {(all) =>
        all.length === 0 ? (
          <Empty description={t.empty} />
        ) : (
          <ul className="bare-list">
            {all.map((one) => (
              <li key={one.id} className="sheet" style={{ marginBottom: 12 }}>
                <Flex wrap align="center" gap="6px 12px">
                  <RowLink to={`/orders/order/${encodeURIComponent(one.orderId)}`} text={one.number} />
                  <strong>
                    <Money fen={one.amount} />
                  </strong>
                  <span>{one.tickets === null ? t.part : t.tickets({ count: one.tickets })}</span>
                  <StatusTag tone={TONES[one.state]}>{t.states[one.state]}</StatusTag>
                </Flex>
                <p className="written">{one.reason}</p>
                <By by={one.requestedBy} at={one.requestedAt} />
                {one.decidedBy && <By by={one.decidedBy} at={one.decidedAt} words={one.answer} />}
                {mayDecide && one.state === 'open' && <Decision of={one} />}
              </li>
            ))}
          </ul>
        )
      }
    </Answer>
  );
}

function By({ by, at, words }: { by: string; at: string | null; words?: string | null }) {
  return (
    <p className="muted">
      {by} · <ParkTime at={at} />
      {words && ` · ${words}`}
    </p>
  );
}

function Decision({ of: { id, amount } }: { of: RefundRequest }) {
  const { approval: t } = useTexts('orderDesk');
  const approve = useSend(approveRefund, { stale: STALE, done: t.approved });
  const decline = useSend(declineRefund, { stale: STALE, done: t.declined });
  return (
    <Flex wrap gap={8}>
      <Button type="primary" loading={approve.isPending} onClick={() => approve.mutate({ id })}>
        {t.approve({ sum: yuan(amount) })}
      </Button>
      <AskWords
        title={t.declineTitle}
        about={t.declineAbout}
        label={t.reason}
        needed={t.reasonNeeded}
        thing={`declineRefund:${id}`}
        onSend={(reason) => decline.mutateAsync({ id, reason })}
      >
        {t.decline}
      </AskWords>
    </Flex>
  );
}
