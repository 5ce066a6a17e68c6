import { addDays, parkDay, weekday } from '@park/contract/parkTime';
import { FEW_LEFT, type SlotState } from '@park/contract/ticket/limits';
import type { AdminStock, StockChange } from '@park/contract/ticket/product/schemas';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const SATURDAY = 6;

export const monthOf = (day: string): string => day.slice(0, 7);
export const isMonth = (text: string): boolean => MONTH.test(text);

/** Whether a park day is over. */
export const isPast = (day: string, now = Date.now()): boolean => day < parkDay(now);

/** The month `by` months away, `yyyy-MM`. */
export function otherMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

export const daysOf = (month: string): string[] => between(`${month}-01`, addDays(`${otherMonth(month, 1)}-01`, -1));

/** A month's weeks from Monday on; null where another month is. */
export function weeksOf(month: string): (string | null)[][] {
  const days: (string | null)[] = daysOf(month);
  const cells = [...Array<null>(weekday(`${month}-01`) - 1).fill(null), ...days];
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

export const isWeekend = (day: string): boolean => weekday(day) >= SATURDAY;

/** What can be sold of a slot, as visitors are told it. */
export function stateOf({ stock, taken, closedReason }: AdminStock): Exclude<SlotState, 'past'> {
  if (closedReason !== null) return 'closed';
  const left = leftOf({ stock, taken, closedReason: null });
  if (left === 0) return 'soldOut';
  return left <= FEW_LEFT ? 'few' : 'open';
}

/** Places that are free; none of what is closed. */
export const leftOf = ({ stock, taken, closedReason }: Pick<AdminStock, 'stock' | 'taken' | 'closedReason'>): number =>
  closedReason === null ? Math.max(stock - taken, 0) : 0;

export function sumOf(rows: readonly AdminStock[]): { left: number; stock: number; taken: number; closed: boolean } {
  const sum = { left: 0, stock: 0, taken: 0, closed: false };
  for (const row of rows) {
    sum.left += leftOf(row);
    sum.stock += row.stock;
    sum.taken += row.taken;
    sum.closed ||= row.closedReason !== null;
  }
  return sum;
}

export function byDay(rows: readonly AdminStock[]): Map<string, AdminStock[]> {
  const days = new Map<string, AdminStock[]>();
  for (const row of rows) days.set(row.day, [...(days.get(row.day) ?? []), row]);
  return days;
}

/** The days from one to another, whichever is first, both included. */
export function between(a: string, b: string): string[] {
  const [first, last] = a < b ? [a, b] : [b, a];
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Where a key leads in the calendar; null: nowhere. */
export function dayByKey(day: string, key: string): string | null {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: 1 - weekday(day),
    End: 7 - weekday(day),
  };
  const step = steps[key];
  return step === undefined ? null : addDays(day, step);
}

/** What is to be changed of the stock: products, days and slots. */
export interface StockChoice {
  ticketIds: readonly string[];
  days: readonly string[];
  slotIds: readonly string[];
}

/** The places that a row is to have; undefined: it stays as it is. */
type Wanted = (row: AdminStock) => number | undefined;

/** As in another week: the same product and slot of the same weekday. @param week rows of seven days */
export function asInWeek(week: readonly AdminStock[]): Wanted {
  const stocks = new Map(week.map(({ ticketId, slotId, day, stock }) => [`${ticketId} ${slotId} ${weekday(day)}`, stock]));
  return ({ ticketId, slotId, day }) => stocks.get(`${ticketId} ${slotId} ${weekday(day)}`);
}

/** A row that would change; `stays`: more of it is taken. */
export type StockDifference = StockChange & { taken: number; stays: boolean };

/** What would change, and what cannot. */
export function differencesOf(
  rows: readonly AdminStock[],
  { ticketIds, days, slotIds }: StockChoice,
  wanted: Wanted,
): StockDifference[] {
  const isChosen = (row: AdminStock) =>
    ticketIds.includes(row.ticketId) && days.includes(row.day) && slotIds.includes(row.slotId) && !isPast(row.day);
  return rows.filter(isChosen).flatMap((row) => {
    const { ticketId, day, slotId, stock: seen, taken } = row;
    const stock = wanted(row);
    return stock === undefined || stock === seen ? [] : [{ ticketId, day, slotId, stock, seen, taken, stays: taken > stock }];
  });
}

/** Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, 1 - weekday(day));
