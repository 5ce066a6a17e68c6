import { getClosures } from '@park/contract/ticket/closure/calls';
import { getStock, setStock } from '@park/contract/ticket/product/calls';
import type { AdminStock } from '@park/contract/ticket/product/schemas';
import { getDayFigures } from '@park/contract/ticket/sale/calls';
import { App, Button, Empty, Form, InputNumber, Space } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../api/call';
import { isConflict, sentenceOf } from '../../../api/callError';
import { useCall, useSend } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { StatusTag } from '../../../ui/Cells';
import { ConflictDialog } from '../../../ui/ConflictDialog';
import { dayText } from '../../../ui/values';
import { CloseButton } from '../closure/CloseButton';
import { ReopenButton } from '../closure/ReopenButton';
import { MAX_CHARACTERS } from '../product/rules';
import { useSlots } from '../slots';
import { isPast, leftOf } from './rules';

interface DayPanelProps {
  product: { id: string; name: string };
  day: string;
  rows: readonly AdminStock[];
}

/** By slot; null: the field is empty. */
type Stock = Record<string, number | null>;

const stockOf = (rows: readonly AdminStock[]): Stock => Object.fromEntries(rows.map(({ slotId, stock }) => [slotId, stock]));

interface Conflict {
  sentence: string;
  mine: Stock;
  theirs: Stock;
}

/** Enough for what is closed now: the newest come first. */
const NEWEST = { pageSize: 100 };

/** One day of a product: its stock can be changed, and the day or a slot of it closed, for it or for all products. */
export function DayPanel({ product, day, rows }: DayPanelProps) {
  const t = useTexts('stock');
  const { message } = App.useApp();
  const [form] = Form.useForm<Stock>();
  const save = useSend(setStock, { stale: [getStock], quiet: true });
  const closures = useCall(getClosures, NEWEST, { enabled: rows.some(({ closedReason }) => closedReason !== null) });
  const figures = useCall(getDayFigures, { day }).data?.rows.filter(({ ticketId }) => ticketId === product.id);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const seen = useRef(stockOf(rows));
  // What nobody has typed over follows the others' changes; what was typed stays, and is compared with what its editor saw.
  useEffect(() => {
    for (const { slotId, stock } of rows) {
      if (form.getFieldValue(slotId) !== seen.current[slotId]) continue;
      seen.current[slotId] = stock;
      form.setFieldValue(slotId, stock);
    }
  }, [rows, form]);
  const past = isPast(day);
  const { hoursOf } = useSlots();
  const closureOf = (slotId: string) =>
    closures.data?.items.find(
      (one) =>
        one.day === day &&
        one.reopenedAt === null &&
        [slotId, null].includes(one.slotId) &&
        [product.id, null].includes(one.ticketId),
    );
  const send = async (wanted: Stock) => {
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
  /** Somebody else set the same stock meanwhile: both numbers beside each other, and nothing that was typed is gone. */
  const compare = async (mine: Stock, sentence: string) => {
    try {
      const theirs = stockOf(await call(getStock, { ticketId: rows[0]?.ticketId, from: day, to: day }));
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
      <Form form={form} layout="vertical" requiredMark={false} disabled={past} initialValues={stockOf(rows)} onFinish={send}>
        {rows.map((row) => {
          const closure = closureOf(row.slotId);
          const hours = hoursOf(row.slotId);
          const figure = figures?.find(({ slotId }) => slotId === row.slotId);
          return (
            <section key={row.slotId} className="day-slot" aria-label={hours}>
              <header>
                <strong>{hours}</strong>
                {row.closedReason !== null && (
                  <StatusTag tone="bad">{closure?.ticketId === null ? t.closedForAll : t.closed}</StatusTag>
                )}
              </header>
              <p>{figure ? t.figures({ ...figure, left: leftOf(row) }) : t.left({ left: leftOf(row), taken: row.taken })}</p>
              {row.closedReason !== null && <p className="muted">{row.closedReason}</p>}
              <Space wrap align="start">
                <Form.Item
                  name={row.slotId}
                  label={t.stockOf({ slot: hours })}
                  style={{ marginBottom: 0 }}
                  rules={[
                    { required: true, message: t.stock },
                    { type: 'number', min: row.taken, message: t.below({ taken: row.taken }) },
                  ]}
                >
                  <InputNumber min={0} max={MAX_CHARACTERS.stock} precision={0} style={{ width: 140 }} />
                </Form.Item>
              </Space>
              {!past && (
                <div style={{ marginTop: 8 }}>
                  {closure ? (
                    <ReopenButton
                      closure={closure}
                      ticket={closure.ticketId === null ? t.closures.allProducts : product.name}
                    />
                  ) : (
                    row.closedReason === null && (
                      <CloseButton day={day} slotId={row.slotId} product={product}>
                        {t.close.slotOf({ slot: hours })}
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
            <CloseButton day={day} slotId={null} product={product}>
              {t.close.day}
            </CloseButton>
          </Space>
        )}
        {rows.length > 0 && !past && (
          <section className="day-slot day-all">
            <h3>{t.close.allTitle}</h3>
            <p className="muted">{t.close.allAbout}</p>
            <Space wrap>
              {rows.map(({ slotId }) => (
                <CloseButton key={slotId} day={day} slotId={slotId} product={null}>
                  {t.close.slotOfAll({ slot: hoursOf(slotId) })}
                </CloseButton>
              ))}
              <CloseButton day={day} slotId={null} product={null}>
                {t.close.dayOfAll}
              </CloseButton>
            </Space>
          </section>
        )}
      </Form>
      {conflict && (
        <ConflictDialog
          {...conflict}
          labels={Object.fromEntries(rows.map(({ slotId }) => [slotId, t.stockOf({ slot: hoursOf(slotId) })]))}
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
