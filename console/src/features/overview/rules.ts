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
  const busiest = hours.reduce<Hour | null>((best, one) => (one.entered > (best?.entered ?? 0) ? one : best), null);
  return busiest === null ? null : clockOf(busiest.hour);
}

interface SlotBar extends Row {
  /** `Adult 09:00`. */
  label: string;
}

/** The day's slots with their clock; one that the park no longer has keeps its id. */
export function slotBars(rows: readonly Row[], slots: readonly Pick<ParkSlot, 'id' | 'start'>[]): SlotBar[] {
  const starts = new Map(slots.map(({ id, start }) => [id, start]));
  return rows.map((row) => ({
    ...row,
    label: `${row.name} ${starts.get(row.slotId) ?? row.slotId}`,
  }));
}

/** Slots that still could be bought, were there places. */
export const soldOut = (rows: readonly Row[]): number =>
  rows.filter(({ closed, remaining, stock }) => !closed && stock > 0 && remaining <= 0).length;

/** What waits for a person: its name in the texts, how often, and where it is done; `now`: somebody stands and waits. */
interface Need {
  name: 'help' | 'conflicts' | 'closures' | 'refunds' | 'registrations' | 'feedback' | 'items' | 'claims' | 'enrolments';
  count: number;
  now: boolean;
  to: string;
}

/** Most urgent first, without what there is none of; null for those whose work none of it is. */
export function needsOf({ desk, tickets, money, live, activities }: Overview): Need[] | null {
  if (!desk && !tickets && !money && !live && !activities) return null;
  const help = (count: 'open' | 'waiting') => (desk?.help ?? []).reduce((sum, one) => sum + one[count], 0);
  const all: Need[] = [
    { name: 'help', count: help('open'), now: help('waiting') > 0, to: '/help' },
    { name: 'conflicts', count: tickets?.openConflicts ?? 0, now: true, to: '/gate/conflicts' },
    { name: 'closures', count: money?.closuresWaiting ?? 0, now: false, to: '/stock/closures' },
    { name: 'refunds', count: money?.refundsFailed ?? 0, now: true, to: '/orders/refunds?status=failed' },
    { name: 'registrations', count: live?.registrations ?? 0, now: false, to: '/live/registrations' },
    { name: 'feedback', count: desk?.feedbackToAnswer ?? 0, now: false, to: '/feedback' },
    { name: 'items', count: desk?.itemsToReview ?? 0, now: false, to: '/lost-found' },
    { name: 'claims', count: desk?.claimsToDecide ?? 0, now: false, to: '/lost-found/claims' },
    { name: 'enrolments', count: activities?.toApprove ?? 0, now: false, to: '/activities' },
  ];
  return all.filter(({ count }) => count > 0);
}

type Ahead = Tickets['ahead'][number];
interface HeatCell extends Pick<Ahead, 'stock' | 'taken'> {
  percent: number;
  /** `closed`, `full`, or the quarter that is reached. */
  state: 'closed' | 'full' | '0' | '1' | '2' | '3';
}

function cellOf({ stock, taken, closed }: Ahead): HeatCell {
  const share = stock === 0 ? 0 : taken / stock;
  const quarter = (['0', '1', '2', '3'] as const)[Math.min(3, Math.floor(share * 4))] ?? '0';
  // One place left is not yet 100 %.
  const percent = Math.floor(share * 100);
  return { stock, taken, percent, state: closed ? 'closed' : stock > 0 && taken >= stock ? 'full' : quarter };
}

/** Slots as rows and days as columns; undefined: not sold on that day. */
export function heatOf(ahead: readonly Ahead[]) {
  const days = [...new Set(ahead.map(({ day }) => day))];
  const slotIds = [...new Set(ahead.map(({ slotId }) => slotId))];
  const rows = slotIds.map((slotId) => ({
    slotId,
    cells: days.map((day) => {
      const found = ahead.find((one) => one.day === day && one.slotId === slotId);
      return found && cellOf(found);
    }),
  }));
  return { days, rows };
}
