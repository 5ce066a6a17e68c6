import type { Overview } from '@park/contract/overview/schemas';
import type { ParkSlot } from '@park/contract/ticket/product/schemas';

export type Tickets = NonNullable<Overview['tickets']>;
type Row = Tickets['slots'][number];
type Hour = Tickets['hours'][number];

const COUNTED = ['stock', 'sold', 'held', 'entered', 'refunded', 'remaining', 'waiting'] as const;

/** What all slots of the day come to. */
export function totals(rows: readonly Row[]): Record<(typeof COUNTED)[number], number> {
  const sum = { stock: 0, sold: 0, held: 0, entered: 0, refunded: 0, remaining: 0, waiting: 0 };
  for (const row of rows) for (const name of COUNTED) sum[name] += row[name];
  return sum;
}

export const flowOf = (rows: readonly { sold: number; entered: number }[]) =>
  rows.reduce((sum, { sold, entered }) => ({ sold: sum.sold + sold, entered: sum.entered + entered }), { sold: 0, entered: 0 });

/** When the park is open as a rule; what happens outside it makes the picture wider. */
const USUAL = { first: 8, last: 18 };

/** The hours worth drawing. */
export function busyHours(hours: readonly Hour[]): Hour[] {
  const busy = hours.filter(({ sold, entered }) => sold + entered > 0).map(({ hour }) => hour);
  const [first, last] = [Math.min(USUAL.first, ...busy), Math.max(USUAL.last, ...busy)];
  return hours.filter(({ hour }) => hour >= first && hour <= last);
}

export const clockOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** The hour in which most people entered; null when nobody did. */
export function busiestHour(hours: readonly Hour[]): string | null {
  const most = hours.reduce<Hour | null>((best, one) => (one.entered > (best?.entered ?? 0) ? one : best), null);
  return most === null ? null : clockOf(most.hour);
}

interface SlotBar extends Row {
  /** `Adult 09:00`. */
  label: string;
}

/** The day's slots with their clock; one that the park no longer has keeps its id. */
export function slotBars(rows: readonly Row[], slots: readonly ParkSlot[]): SlotBar[] {
  const starts = new Map(slots.map(({ id, start }) => [id, start]));
  return rows.map((row) => ({
    ...row,
    label: `${row.name} ${starts.get(row.slotId) ?? row.slotId}`,
  }));
}

/** Slots that still could be bought, were there places. */
export const soldOut = (rows: readonly Row[]): number =>
  rows.filter(({ closed, remaining, stock }) => !closed && stock > 0 && remaining <= 0).length;
