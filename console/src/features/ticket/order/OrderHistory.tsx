import { getOrderHistory } from '@park/contract/ticket/order/calls';
import type { OrderHistory as History } from '@park/contract/ticket/order/schemas';
import { Timeline } from 'antd';
import { useCall } from '../../../api/hooks';
import { useLanguage, useTexts } from '../../../i18n/language';
import { Answer } from '../../../ui/Answer';
import { sentenceOf } from '../../../ui/auditSentence';
import { StatusTag, type Tone } from '../../../ui/Cells';
import { RowsTable } from '../../../ui/RowsTable';
import { Money, ParkTime, yuan } from '../../../ui/values';
import { REFUND_TONES } from './rules';

/** What was paid and given back of an order, and what became of it. */
export function OrderHistory({ id }: { id: string }) {
  const t = useTexts('order');
  const language = useLanguage();
  const history = useCall(getOrderHistory, { id });
  const describe = (action: string, details: Record<string, unknown>) =>
    sentenceOf({ action, subject: `order:${id}`, details }, language);
  return (
    <Answer of={history}>
      {(found) => (
        <>
          <section>
            <h2 className="edit-part">{t.detail.payments}</h2>
            <MoneyTable history={found} />
          </section>
          <section>
            <h2 className="edit-part">{t.detail.history}</h2>
            <Timeline
              items={found.events.map((event, at) => ({
                // An order may enter twice in one second.
                key: `${event.at} ${event.kind} ${at}`,
                content: (
                  <>
                    <strong>{event.action === null ? t.events[event.kind] : describe(event.action, event.details)}</strong>
                    {event.amount !== null && event.amount > 0 && ` ${yuan(event.amount)}`}
                    {event.by !== null && ` · ${event.by}`}
                    {event.about !== null && ` · ${event.about}`}
                    <div className="muted">
                      <ParkTime at={event.at} />
                    </div>
                  </>
                ),
              }))}
            />
          </section>
        </>
      )}
    </Answer>
  );
}

interface Moved {
  number: string;
  /** fen; negative: given back. */
  amount: number;
  at: string;
  state: string;
  tone: Tone;
  about: string;
}

function MoneyTable({ history: { payments, refunds } }: { history: History }) {
  const t = useTexts('order');
  const ui = useTexts('ui');
  const rows: Moved[] = [
    ...payments.map(({ number, amount, at }) => ({
      ...{ number, amount, at },
      ...{ state: t.events.paid, tone: 'good' as const, about: '' },
    })),
    ...refunds.map(({ id, amount, createdAt, status, problem, reason }) => ({
      ...{ number: id, amount: -amount, at: createdAt },
      ...{ state: t.refunds[status], tone: REFUND_TONES[status], about: [reason, problem].filter(Boolean).join(' · ') },
    })),
  ];
  if (rows.length === 0) return <p className="muted">{t.detail.noMoney}</p>;
  return (
    <RowsTable<Moved>
      size="small"
      dataSource={rows}
      rowKey="number"
      columns={[
        { title: t.detail.payment, dataIndex: 'number' },
        { title: t.columns.amount, align: 'end', render: (_, { amount }) => <Money fen={amount} /> },
        { title: t.columns.made, render: (_, { at }) => <ParkTime at={at} /> },
        { title: ui.reason, dataIndex: 'about' },
        { title: ui.state, render: (_, { state, tone }) => <StatusTag tone={tone}>{state}</StatusTag> },
      ]}
    />
  );
}
