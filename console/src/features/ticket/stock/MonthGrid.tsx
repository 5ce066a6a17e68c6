import { parkDay } from '@park/contract/parkTime';
import type { AdminStock, ParkSlot } from '@park/contract/ticket/product/schemas';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/language';
import { dayText } from '../../../ui/values';
import { useSlots } from '../slots';
import { byDay, dayByKey, isPast, leftOf, monthOf, stateOf, sumOf, weeksOf } from './rules';

interface MonthGridProps {
  month: string;
  rows: readonly AdminStock[];
  chosen: ReadonlySet<string>;
  /** `range`: with the shift key, from the last one to this. */
  onChoose: (day: string, range: boolean) => void;
  /** Arrows lead out of the month. */
  onLeave: (day: string) => void;
}

/** A month as a table of buttons: one stop of the tab key, arrows walk from day to day, Enter and space choose. */
export function MonthGrid({ month, rows, chosen, onChoose, onLeave }: MonthGridProps) {
  const t = useTexts('stock');
  const { slots } = useSlots();
  const today = parkDay(Date.now());
  const [focused, setFocused] = useState('');
  const table = useRef<HTMLTableElement>(null);
  const days = byDay(rows);
  const stop = monthOf(focused) === month ? focused : monthOf(today) === month ? today : `${month}-01`;
  const walk = (event: KeyboardEvent, day: string) => {
    const next = dayByKey(day, event.key);
    if (next === null) return;
    event.preventDefault();
    setFocused(next);
    if (monthOf(next) !== month) onLeave(next);
    else table.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };
  return (
    <table className="month" ref={table}>
      <caption>{t.legend}</caption>
      <thead>
        <tr>
          {t.weekdays.map((name, at) => (
            <th key={name} scope="col" abbr={t.weekdaysFull[at]}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, at) =>
              day === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a place without a day has nothing else.
                <td key={at} />
              ) : (
                <td key={day}>
                  <DayButton
                    day={day}
                    rows={days.get(day) ?? []}
                    slots={slots}
                    chosen={chosen.has(day)}
                    stop={day === stop}
                    onClick={(event) => {
                      setFocused(day);
                      onChoose(day, event.shiftKey);
                    }}
                    onKeyDown={(event) => walk(event, day)}
                  />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayButtonProps {
  day: string;
  rows: readonly AdminStock[];
  slots: readonly ParkSlot[];
  chosen: boolean;
  stop: boolean;
  onClick: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function DayButton({ day, rows, slots, chosen, stop, ...on }: DayButtonProps) {
  const t = useTexts('stock');
  const { left, stock, taken, closed } = sumOf(rows);
  return (
    <button
      type="button"
      className="month-day"
      data-day={day}
      data-past={isPast(day)}
      aria-pressed={chosen}
      aria-current={day === parkDay(Date.now()) ? 'date' : undefined}
      aria-label={t.cell({ day: dayText(day), left, places: stock, taken, closed })}
      tabIndex={stop ? 0 : -1}
      {...on}
    >
      <strong>{Number(day.slice(8))}</strong>
      {rows.length === 0 && t.noSlots}
      {rows.map((row) => (
        <span key={row.slotId} className="month-slot" data-state={stateOf(row)}>
          <span>{slots.find(({ id }) => id === row.slotId)?.start ?? row.slotId}</span>
          <span>{row.closedReason === null ? leftOf(row) : t.closed}</span>
        </span>
      ))}
    </button>
  );
}
