import { groupNumber } from '@park/contract/groupNumber';
import { getOrderEntries } from '@park/contract/ticket/desk/calls';
import type { OrderEntry } from '@park/contract/ticket/desk/schemas';
import { useCall } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { Answer } from '../../../ui/Answer';
import { StatusTag, type Tone, TwoLines } from '../../../ui/Cells';
import { RowsTable } from '../../../ui/RowsTable';
import { ParkTime, parkTime } from '../../../ui/values';

const toneOf = ({ verdict, undoneAt }: OrderEntry): Tone =>
  undoneAt !== null || verdict === 'justNow' ? 'quiet' : verdict === 'ok' ? 'good' : 'waiting';

/** Which ticket was shown where, when and to whom, and what the gate was answered. */
export function OrderEntries({ orderId }: { orderId: string }) {
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
                        <StatusTag tone={toneOf(row)}>{row.verdict === 'ok' ? t.entered : verdicts[row.verdict]}</StatusTag>
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
