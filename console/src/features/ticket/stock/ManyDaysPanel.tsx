import { getStock, setStockOfDays } from '@park/contract/ticket/product/calls';
import type { AdminStock, StockOfDays } from '@park/contract/ticket/product/schemas';
import { Alert, Button, Checkbox, Form, InputNumber } from 'antd';
import { useState } from 'react';
import { useSend } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { rule } from '../../../ui/rule';
import { shortDay } from '../../../ui/values';
import { MAX_CHARACTERS } from '../product/rules';
import { useSlots } from '../slots';

interface ManyDaysPanelProps {
  ticketId: string;
  days: readonly string[];
  rows: readonly AdminStock[];
}

/** The same stock for many days. What has more taken than that stays as it is, and is named. */
export function ManyDaysPanel({ ticketId, days, rows }: ManyDaysPanelProps) {
  const t = useTexts('stock');
  const { needed } = useTexts('ui');
  const [result, setResult] = useState<StockOfDays | null>(null);
  const set = useSend(setStockOfDays, { stale: [getStock] });
  const { slots, hoursOf } = useSlots();
  const sold = slots.filter(({ id }) => rows.some((row) => row.slotId === id));
  const startOf = (id: string) => slots.find((slot) => slot.id === id)?.start ?? id;
  const submit = ({ slotIds, stock }: { slotIds: string[]; stock: number }) =>
    set.mutateAsync({ ticketId, days: [...days], slotIds, stock }).then(setResult, () => undefined);
  return (
    <>
      <h2>{t.daysChosen({ days: days.length })}</h2>
      <p className="muted">{days.map(shortDay).join(' · ')}</p>
      <Form
        layout="vertical"
        requiredMark={false}
        initialValues={{ slotIds: [...new Set(rows.map(({ slotId }) => slotId))] }}
        onValuesChange={() => setResult(null)}
        onFinish={submit}
      >
        <Form.Item name="slotIds" label={t.slots} rules={[rule((ids?: string[]) => !ids?.length && t.chooseSlot)]}>
          <Checkbox.Group options={sold.map(({ id }) => ({ value: id, label: hoursOf(id) }))} />
        </Form.Item>
        <Form.Item name="stock" label={t.stock} rules={[{ required: true, message: needed }]}>
          <InputNumber min={0} max={MAX_CHARACTERS.stock} precision={0} style={{ width: 160 }} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={set.isPending}>
          {t.setAll({ days: days.length })}
        </Button>
      </Form>
      {result && (
        <Alert
          style={{ marginTop: 16 }}
          type={result.kept.length > 0 ? 'warning' : 'success'}
          title={t.changed({ rows: result.changed.length })}
          description={
            result.kept.length > 0 && (
              <>
                {t.kept}
                <ul>
                  {result.kept.map(({ day, slotId, taken, stock }) => (
                    <li key={`${day} ${slotId}`}>
                      {t.keptRow({ day: shortDay(day), slot: startOf(slotId), taken, places: stock })}
                    </li>
                  ))}
                </ul>
              </>
            )
          }
        />
      )}
    </>
  );
}
