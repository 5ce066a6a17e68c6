import { getClosures } from '@park/contract/ticket/closure/calls';
import { getStock, setStock } from '@park/contract/ticket/product/calls';
import type { AdminStock, ParkSlot } from '@park/contract/ticket/product/schemas';
import { App, Button, Empty, Form, InputNumber, Space } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../api/call';
import { isConflict, sentenceOf } from '../../../api/callError';
import { useCall, useSend } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { ConflictDialog } from '../../../ui/ConflictDialog';
import { dayText } from '../../../ui/dayText';
import { StatusTag } from '../../../ui/StatusTag';
import { MOST } from '../product/rules';
import { CloseButton } from './CloseButton';
import { ReopenButton } from './ReopenButton';
import { isPast, leftOf } from './rules';

interface DayPanelProps {
  day: string;
  rows: readonly AdminStock[];
  slots: readonly ParkSlot[];
}

/** By slot; null: the field is empty. */
type Places = Record<string, number | null>;

const placesOf = (rows: readonly AdminStock[]): Places => Object.fromEntries(rows.map(({ slotId, stock }) => [slotId, stock]));

interface Conflict {
  sentence: string;
  mine: Places;
  theirs: Places;
}

/** Enough for what is closed now: the newest come first. */
const NEWEST = { pageSize: 100 };

/** One day of a product: its places can be changed, and the day or a slot of it closed for all products. */
export function DayPanel({ day, rows, slots }: DayPanelProps) {
  const t = useTexts('stock');
  const { message } = App.useApp();
  const [form] = Form.useForm<Places>();
  const save = useSend(setStock, { stale: [getStock], quiet: true });
  const closures = useCall(getClosures, NEWEST, { enabled: rows.some(({ closedReason }) => closedReason !== null) });
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const seen = useRef(placesOf(rows));
  // What nobody has typed over follows the others' changes; what was typed stays, and is compared with what its editor saw.
  useEffect(() => {
    for (const { slotId, stock } of rows) {
      if (form.getFieldValue(slotId) !== seen.current[slotId]) continue;
      seen.current[slotId] = stock;
      form.setFieldValue(slotId, stock);
    }
  }, [rows, form]);
  const past = isPast(day);
  const spanOf = (id: string) => {
    const slot = slots.find((one) => one.id === id);
    return slot ? `${slot.start}–${slot.end}` : id;
  };
  const closureOf = (slotId: string) =>
    closures.data?.items.find(
      (one) => one.day === day && one.reopenedAt === null && (one.slotId === null || one.slotId === slotId),
    );
  const send = async (wanted: Places) => {
    let changed = 0;
    const sentences = new Set<string>();
    for (const { ticketId, slotId } of rows) {
      const [stock, before] = [wanted[slotId], seen.current[slotId] ?? 0];
      if (typeof stock !== 'number' || stock === before) continue;
      try {
        seen.current[slotId] = (await save.mutateAsync({ ticketId, day, slotId, stock, seen: before })).stock;
        changed++;
      } catch (error) {
        if (isConflict(error)) sentences.add(sentenceOf(error));
        else form.setFields([{ name: slotId, errors: [sentenceOf(error)] }]);
      }
    }
    if (changed > 0) message.success(t.saved);
    if (sentences.size > 0) await compare(wanted, [...sentences].join(' '));
  };
  /** Somebody else set the same places meanwhile: both numbers beside each other, and nothing that was typed is gone. */
  const compare = async (mine: Places, sentence: string) => {
    try {
      const theirs = placesOf(await call(getStock, { ticketId: rows[0]?.ticketId, from: day, to: day }));
      setConflict({ sentence, mine, theirs });
    } catch (error) {
      message.error(`${sentence} ${sentenceOf(error)}`);
    }
  };
  return (
    <>
      <h2>{dayText(day)}</h2>
      {past && <p className="muted">{t.past}</p>}
      {rows.length === 0 && <Empty description={t.noSlots} />}
      <Form form={form} layout="vertical" requiredMark={false} disabled={past} initialValues={placesOf(rows)} onFinish={send}>
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
                      <CloseButton day={day} slot={slot}>
                        {t.close.slotOf(spanOf(slot.id))}
                      </CloseButton>
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
            <CloseButton day={day} slot={null}>
              {t.close.day}
            </CloseButton>
          </Space>
        )}
      </Form>
      {conflict && (
        <ConflictDialog
          {...conflict}
          labels={Object.fromEntries(rows.map(({ slotId }) => [slotId, t.stockOf(spanOf(slotId))]))}
          onClose={() => setConflict(null)}
          onSave={(chosen) => {
            seen.current = conflict.theirs;
            form.setFieldsValue(chosen);
            setConflict(null);
            void send(chosen);
          }}
        />
      )}
    </>
  );
}
