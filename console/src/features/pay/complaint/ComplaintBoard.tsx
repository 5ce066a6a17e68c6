import { getComplaints } from '@park/contract/pay/complaint/calls';
import type { ComplaintState } from '@park/contract/pay/complaint/limits';
import type { ComplaintSummary } from '@park/contract/pay/complaint/schemas';
import { Flex } from 'antd';
import { Link } from 'react-router';
import { useTexts } from '../../../i18n/language';
import { StatusTag, type Tone, TwoLines } from '../../../ui/Cells';
import { ListPage } from '../../../ui/list/ListPage';
import { Money, ParkTime } from '../../../ui/values';
import { TimeLeft } from './TimeLeft';

export const COMPLAINT_TONES: Record<ComplaintState, Tone> = { pending: 'waiting', processing: 'news', processed: 'good' };

/** Open complaints by the time that is left, and those that are over. */
export function ComplaintBoard() {
  const t = useTexts('complaint');
  return (
    <ListPage
      texts={t}
      call={getComplaints}
      filters={[{ name: 'over', label: t.list.state, kind: 'tabs', options: [{ value: 'open', label: t.open }], all: t.over }]}
      input={({ over }) => ({ over: over === undefined })}
      columns={[
        {
          title: t.list.left,
          render: (_, { dueAt, endedAt }) => (dueAt === null ? <ParkTime at={endedAt} /> : <TimeLeft until={dueAt} />),
        },
        {
          title: t.list.text,
          render: (_, one) => (
            <>
              <Link to={`/complaints/${one.id}`} className="begins">
                <span>{one.text || (one.state === 'processed' ? t.gone : t.wordless)}</span>
              </Link>
              <Marks of={one} />
            </>
          ),
        },
        { title: t.list.order, render: (_, { payments }) => <Orders of={payments} /> },
        {
          title: t.list.asked,
          align: 'end',
          render: (_, { refundAsked }) => (refundAsked === null ? '—' : <Money fen={refundAsked} />),
        },
        {
          title: t.list.state,
          render: (_, { state, channel }) => (
            <TwoLines
              first={<StatusTag tone={COMPLAINT_TONES[state]}>{t.states[state]}</StatusTag>}
              second={t.channels[channel]}
            />
          ),
        },
      ]}
    />
  );
}

/** What makes one different from others in its state. */
export function Marks({
  of: { awaitsAnswer, needsImmediateService, awaitsRefund, times, fullyRefunded, sending },
}: {
  of: ComplaintSummary;
}) {
  const t = useTexts('complaint');
  return (
    <Flex wrap align="center" gap="6px 10px">
      {needsImmediateService && <StatusTag tone="bad">{t.immediate}</StatusTag>}
      {awaitsRefund && <StatusTag tone="waiting">{t.awaitsRefund}</StatusTag>}
      {awaitsAnswer && <StatusTag tone="bad">{t.awaits}</StatusTag>}
      {times > 1 && <StatusTag tone="waiting">{t.again({ times })}</StatusTag>}
      {fullyRefunded && <StatusTag tone="good">{t.refunded}</StatusTag>}
      {sending && <StatusTag tone="news">{t.sending}</StatusTag>}
    </Flex>
  );
}

function Orders({ of }: { of: ComplaintSummary['payments'] }) {
  return of.map(({ number, orderId, orderNumber, amount }) => (
    <div key={number}>
      {orderId ? <Link to={`/orders/order/${orderId}`}>{orderNumber}</Link> : <span className="muted">{number || '—'}</span>}
      {amount !== null && (
        <div className="muted">
          <Money fen={amount} />
        </div>
      )}
    </div>
  ));
}
