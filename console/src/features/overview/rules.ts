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

interface SlotRow extends Pick<Row, (typeof COUNTED)[number]> {
  id: string;
  /** `09:00–12:00`. */
  label: string;
  /** Its end is past: who was to come and did not will not. */
  isOver: boolean;
}

/** The day by entry time, all products together, earliest first. @param clock `HH:mm` of now; '' of a day to come, '24:00' of one that is past */
export function slotRows(
  rows: readonly Row[],
  slots: readonly Pick<ParkSlot, 'id' | 'start' | 'end'>[],
  clock: string,
): SlotRow[] {
  const startOf = (id: string) => slots.find((slot) => slot.id === id)?.start ?? '';
  const ids = [...new Set(rows.map(({ slotId }) => slotId))].sort((a, b) => startOf(a).localeCompare(startOf(b)));
  return ids.map((id) => {
    const slot = slots.find((one) => one.id === id);
    const ofSlot = rows.filter(({ slotId }) => slotId === id);
    return {
      id,
      label: slot ? `${slot.start}–${slot.end}` : id,
      isOver: slot !== undefined && slot.end <= clock,
      ...totals(ofSlot),
    };
  });
}

export const noShowsOf = (rows: readonly SlotRow[]): number =>
  rows.reduce((sum, { isOver, sold, entered }) => sum + (isOver ? sold - entered : 0), 0);

/** Slots that still could be bought, were there places. */
export const soldOut = (rows: readonly Row[]): number =>
  rows.filter(({ closed, remaining, stock }) => !closed && stock > 0 && remaining <= 0).length;

/** What waits for a person: its name in the texts, how often, and where it is done; `now`: somebody stands and waits. */
interface Need {
  name:
    | 'help'
    | 'complaints'
    | 'conflicts'
    | 'finds'
    | 'troubles'
    | 'closures'
    | 'refunds'
    | 'approvals'
    | 'registrations'
    | 'feedback'
    | 'items'
    | 'claims'
    | 'enrolments';
  count: number;
  now: boolean;
  to: string;
}

/** Most urgent first, without what there is none of; null for those whose work none of it is. */
export function needsOf(
  { desk, tickets, money, approvals, live, activities }: Overview,
  troubles = 0,
  now = Date.now(),
): Need[] | null {
  if (!desk && !tickets && !money && approvals == null && !live && !activities) return null;
  const help = (count: 'open' | 'waiting') => (desk?.help ?? []).reduce((sum, one) => sum + one[count], 0);
  const all: Need[] = [
    { name: 'help', count: help('open'), now: help('waiting') > 0, to: '/help' },
    { name: 'complaints', count: desk?.complaints?.open ?? 0, now: isSoon(desk?.complaints?.dueAt, now), to: '/complaints' },
    { name: 'troubles', count: troubles, now: true, to: '/status' },
    { name: 'conflicts', count: tickets?.openConflicts ?? 0, now: true, to: '/gate/conflicts' },
    { name: 'closures', count: money?.closuresWaiting ?? 0, now: false, to: '/stock/closures' },
    { name: 'refunds', count: money?.refundsFailed ?? 0, now: true, to: '/orders/refunds?status=failed' },
    { name: 'approvals', count: approvals ?? 0, now: true, to: '/orders/approvals' },
    { name: 'registrations', count: live?.registrations ?? 0, now: false, to: '/live/registrations' },
    { name: 'feedback', count: desk?.feedbackToAnswer ?? 0, now: false, to: '/feedback' },
    { name: 'finds', count: desk?.findsToRead ?? 0, now: false, to: '/finds?state=received' },
    { name: 'items', count: desk?.itemsToReview ?? 0, now: false, to: '/lost-found' },
    { name: 'claims', count: desk?.claimsToDecide ?? 0, now: false, to: '/lost-found/claims' },
    { name: 'enrolments', count: activities?.toApprove ?? 0, now: false, to: '/activities' },
  ];
  return all.filter(({ count }) => count > 0);
}

/** WeChat wants an answer within a day. */
const SOON_MS = 86_400_000;
const isSoon = (dueAt: string | null | undefined, now: number) => Boolean(dueAt) && Date.parse(dueAt ?? '') - now < SOON_MS;

/** How many wait in an area of the console, by its path; `now`: somebody stands and waits. */
export function countsByArea(needs: readonly Need[]): Map<string, { count: number; now: boolean }> {
  const counts = new Map<string, { count: number; now: boolean }>();
  for (const { to, count, now } of needs) {
    const path = to.split(/[/?]/)[1] ?? '';
    const before = counts.get(path);
    counts.set(path, { count: (before?.count ?? 0) + count, now: now || before?.now === true });
  }
  return counts;
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
