import { getClosures, getStock, setStock } from '@park/contract/ticket/adminEndpoints';
import type { AdminStock } from '@park/contract/ticket/adminSchemas';
import type { ParkSlot } from '@park/contract/ticket/salesSchemas';
import { App, Button, Empty, Form, InputNumber, Space } from 'antd';
import { useState } from 'react';
import { sentenceOf } from '../../../api/callError';
import { useCall, useDo } from '../../../api/hooks';
import { dayText } from '../../../ui/dayText';
import { StatusTag } from '../../../ui/StatusTag';
import { MOST } from '../product/rules';
import { CloseDialog } from './CloseDialog';
import { ReopenButton } from './ReopenButton';
import { isPast, leftOf } from './rules';
import { useStockTexts } from './stockTexts';

interface DayPanelProps {
  day: string;
  rows: readonly AdminStock[];
  slots: readonly ParkSlot[];
}

/** Enough for what is closed now: the newest come first. */
const NEWEST = { page: 1, pageSize: 100 };

/** One day of a product: its places can be changed, and the day or a slot of it closed for all products. */
export function DayPanel({ day, rows, slots }: DayPanelProps) {
  const t = useStockTexts();
  const { message } = App.useApp();
  const [form] = Form.useForm<Record<string, number | null>>();
  const save = useDo(setStock, { refresh: [getStock], quiet: true });
  const closures = useCall(getClosures, NEWEST, { enabled: rows.some(({ closedReason }) => closedReason !== null) });
  const [closing, setClosing] = useState<{ slot: ParkSlot | null } | null>(null);
  const past = isPast(day);
  const spanOf = (id: string) => {
    const slot = slots.find((one) => one.id === id);
    return slot ? `${slot.start}–${slot.end}` : id;
  };
  const closureOf = (slotId: string) =>
    closures.data?.items.find(
      (one) => one.day === day && one.reopenedAt === null && (one.slotId === null || one.slotId === slotId),
    );
  const submit = async (given: Record<string, number | null>) => {
    let changed = 0;
    for (const row of rows) {
      const stock = given[row.slotId];
      if (typeof stock !== 'number' || stock === row.stock) continue;
      try {
        await save.mutateAsync({ ticketId: row.ticketId, day, slotId: row.slotId, stock });
        changed++;
      } catch (error) {
        form.setFields([{ name: row.slotId, errors: [sentenceOf(error)] }]);
      }
    }
    if (changed > 0) message.success(t.saved);
  };
  return (
    <>
      <h2>{dayText(day)}</h2>
      {past && <p className="muted">{t.past}</p>}
      {rows.length === 0 && <Empty description={t.noSlots} />}
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        disabled={past}
        initialValues={Object.fromEntries(rows.map(({ slotId, stock }) => [slotId, stock]))}
        onFinish={submit}
      >
        {rows.map((row) => {
          const closure = closureOf(row.slotId);
          const slot = slots.find(({ id }) => id === row.slotId) ?? null;
          return (
            <section key={row.slotId} className="day-slot" aria-label={spanOf(row.slotId)}>
              <header>
                <strong>{spanOf(row.slotId)}</strong>
                {row.closedReason !== null && <StatusTag tone="bad">{t.closed}</StatusTag>}
              </header>
              <p>{t.left(leftOf(row), row.taken)}</p>
              {row.closedReason !== null && <p className="muted">{row.closedReason}</p>}
              <Space wrap align="start">
                <Form.Item
                  name={row.slotId}
                  label={t.stockOf(spanOf(row.slotId))}
                  style={{ marginBottom: 0 }}
                  rules={[
                    { required: true, message: t.stock },
                    { type: 'number', min: row.taken, message: t.below(row.taken) },
                  ]}
                >
                  <InputNumber min={0} max={MOST.places} precision={0} style={{ width: 140 }} />
                </Form.Item>
              </Space>
              {!past && (
                <div style={{ marginTop: 8 }}>
                  {closure ? (
                    <ReopenButton closure={closure} slots={slots} />
                  ) : (
                    slot &&
                    row.closedReason === null && (
                      <Button danger onClick={() => setClosing({ slot })}>
                        {t.close.slotOf(spanOf(slot.id))}
                      </Button>
                    )
                  )}
                </div>
              )}
            </section>
          );
        })}
        {rows.length > 0 && (
          <Space wrap style={{ marginTop: 16 }}>
            <Button type="primary" htmlType="submit" loading={save.isPending}>
              {t.save}
            </Button>
            <Button danger onClick={() => setClosing({ slot: null })}>
              {t.close.day}
            </Button>
          </Space>
        )}
      </Form>
      {closing && <CloseDialog day={day} slot={closing.slot} onClose={() => setClosing(null)} />}
    </>
  );
}
