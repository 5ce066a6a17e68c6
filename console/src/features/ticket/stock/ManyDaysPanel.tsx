import { addDays } from '@park/contract/parkTime';
import { MAX_STOCK_ROWS } from '@park/contract/ticket/limits';
import { getStock } from '@park/contract/ticket/product/calls';
import type { AdminProduct } from '@park/contract/ticket/product/schemas';
import { Alert, Button, Checkbox, InputNumber, Radio } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { textIn } from '../../../ui/contentLanguages';
import { DayField } from '../../../ui/DayField';
import { RowsTable } from '../../../ui/RowsTable';
import { shortDay } from '../../../ui/values';
import { MAX_CHARACTERS } from '../product/rules';
import { useSlots } from '../slots';
import { asInWeek, differencesOf, mondayOf, type StockDifference } from './rules';
import type { StocksSetting } from './useStocksSetting';

interface ManyDaysPanelProps {
  products: readonly AdminProduct[];
  ticketId: string;
  /** In their order. */
  days: readonly string[];
  setting: StocksSetting;
}

/** The stock of many days, slots and products: what would change is shown before. */
export function ManyDaysPanel({ products, ticketId, days, setting }: ManyDaysPanelProps) {
  const t = useTexts('stock');
  const { slots, hoursOf } = useSlots();
  const [ticketIds, setTicketIds] = useState<string[]>([ticketId]);
  const [slotIds, setSlotIds] = useState<string[] | null>(null);
  const [stock, setStock] = useState<number | null>(null);
  const [week, setWeek] = useState<string | null>(null);
  const rows = useCall(getStock, { from: days[0] ?? '', to: days.at(-1) ?? '' }).data ?? [];
  const source = useCall(
    getStock,
    { from: week ?? '', to: addDays(week ?? days[0] ?? '', 6) },
    { enabled: week !== null },
  ).data;
  const sold = slots.filter(({ id }) => rows.some((row) => row.slotId === id && ticketIds.includes(row.ticketId)));
  const chosenSlots = slotIds ?? sold.map(({ id }) => id);
  const wanted = week === null ? () => stock ?? undefined : asInWeek(source ?? []);
  const differences = differencesOf(rows, { ticketIds, days, slotIds: chosenSlots }, wanted);
  const changes = differences.filter(({ stays }) => !stays);
  const nameOf = (id: string) => textIn(products.find((one) => one.id === id)?.name ?? {});
  return (
    <div className="many-days">
      <h2>{t.daysChosen({ days: days.length })}</h2>
      <p className="muted">{days.map(shortDay).join(' · ')}</p>
      <Choice
        title={t.products}
        options={products.map(({ id, name }) => ({ value: id, label: textIn(name) }))}
        value={ticketIds}
        onChange={setTicketIds}
      />
      <Choice
        title={t.slots}
        options={sold.map(({ id }) => ({ value: id, label: hoursOf(id) }))}
        value={chosenSlots}
        onChange={setSlotIds}
      />
      <Radio.Group
        aria-label={t.how.title}
        value={week === null ? 'number' : 'week'}
        options={[
          { value: 'number', label: t.how.number },
          { value: 'week', label: t.how.week },
        ]}
        onChange={({ target }) => setWeek(target.value === 'week' ? addDays(mondayOf(days[0] ?? ''), -7) : null)}
      />
      {week === null ? (
        <label className="field" htmlFor="stock-of-days">
          {t.stock}
          <InputNumber id="stock-of-days" min={0} max={MAX_CHARACTERS.stock} precision={0} value={stock} onChange={setStock} />
        </label>
      ) : (
        <DayField id="stock-week" label={t.how.weekOf} day={week} onChange={(day) => setWeek(mondayOf(day))} />
      )}
      <Differences of={differences} nameOf={nameOf} />
      {changes.length > MAX_STOCK_ROWS && <Alert type="warning" title={t.tooMany({ max: MAX_STOCK_ROWS })} />}
      <Button
        type="primary"
        disabled={changes.length === 0 || changes.length > MAX_STOCK_ROWS}
        loading={setting.isPending}
        onClick={() => void setting.set(changes)}
      >
        {t.setAll({ places: changes.length })}
      </Button>
    </div>
  );
}

interface ChoiceProps {
  title: string;
  options: { value: string; label: string }[];
  value: string[];
  onChange: (chosen: string[]) => void;
}

function Choice({ title, options, value, onChange }: ChoiceProps) {
  const t = useTexts('stock');
  const isAll = options.every((one) => value.includes(one.value));
  return (
    <fieldset className="plain-fieldset many-days-choice">
      <legend>{title}</legend>
      {options.length > 1 && (
        <Checkbox
          checked={isAll}
          indeterminate={!isAll && value.length > 0}
          onChange={() => onChange(isAll ? [] : options.map((one) => one.value))}
        >
          {t.all}
        </Checkbox>
      )}
      <Checkbox.Group options={options} value={value} onChange={onChange} />
    </fieldset>
  );
}

/** What would change, before it does. */
function Differences({ of, nameOf }: { of: readonly StockDifference[]; nameOf: (ticketId: string) => string }) {
  const { difference: t, product } = useTexts('stock');
  const { hoursOf } = useSlots();
  if (of.length === 0) return <p className="muted">{t.none}</p>;
  return (
    <RowsTable<StockDifference>
      size="small"
      rowKey={({ ticketId, day, slotId }) => `${ticketId} ${day} ${slotId}`}
      scroll={{ x: true, y: 300 }}
      dataSource={[...of]}
      columns={[
        { title: t.when, render: (_, { day, slotId }) => `${shortDay(day)} ${hoursOf(slotId)}` },
        { title: product, render: (_, { ticketId }) => nameOf(ticketId) },
        {
          title: t.places,
          render: (_, { seen, stock, stays, taken }) => (stays ? t.stays({ seen, taken }) : `${seen} → ${stock}`),
        },
      ]}
    />
  );
}
