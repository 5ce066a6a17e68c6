import { type ParkHours, parkStatus } from '@park/contract/park/hours';
import { addDays, parkDay, parkMoment } from '@park/contract/parkTime';
import type { ComingOrder } from '@park/contract/ticket/order/schemas';
import { soonest } from '@/ui/useNow';

/**
 * What matters to whoever holds the phone now. Pure: `now` is epoch milliseconds by the server's clock.
 * visit: no ticket for today or tomorrow. ticket: one to enter with. inside: the park is open, and theirs let them in today.
 * thanks: they were here today, and the park is closed.
 */
export type Today =
  | { kind: 'visit' }
  | { kind: 'ticket'; order: ComingOrder; stage: Stage; minutes: number }
  | { kind: 'inside'; order: ComingOrder }
  | { kind: 'thanks'; next: ComingOrder | null };

/** closed: the park closed the slot. late: it is over. soon: within the hour, in so many `minutes`. */
type Stage = 'closed' | 'tomorrow' | 'later' | 'soon' | 'now' | 'late';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ms = (moment: string) => Date.parse(moment);

function stageOf({ closed, day, end, enterFrom }: ComingOrder, now: number): Stage {
  if (closed) return 'closed';
  if (day > parkDay(now)) return 'tomorrow';
  if (now >= ms(end)) return 'late';
  if (now >= ms(enterFrom)) return 'now';
  return now >= ms(enterFrom) - HOUR ? 'soon' : 'later';
}

/** A ticket that lets in now or within the hour comes before the park that one is in already, and that before a later ticket. */
const FIRST: readonly Stage[] = ['now', 'soon', 'closed'];
const THEN: readonly Stage[] = ['later', 'late'];

export function todayOf(now: number, orders: readonly ComingOrder[], hours: ParkHours): Today {
  const today = parkDay(now);
  const tickets = orders
    .filter(({ day, valid }) => valid > 0 && day >= today && day <= addDays(today, 1))
    .map((order) => ({ order, stage: stageOf(order, now) }));
  const ticketIn = (stages: readonly Stage[]): Today | undefined => {
    const found = stages.flatMap((stage) => tickets.filter((ticket) => ticket.stage === stage))[0];
    return found && { kind: 'ticket', ...found, minutes: Math.max(0, Math.ceil((ms(found.order.enterFrom) - now) / MINUTE)) };
  };
  const isOver = parkStatus(hours, now).status === 'after';
  const used = orders.find((order) => order.day === today && order.used > 0);
  const next = tickets.find(({ stage }) => stage === 'tomorrow')?.order ?? null;
  if (used && isOver) return { kind: 'thanks', next };
  const first = ticketIn(FIRST);
  if (first) return first;
  if (used) return { kind: 'inside', order: used };
  return (isOver ? undefined : ticketIn(THEN)) ?? ticketIn(['tomorrow']) ?? { kind: 'visit' };
}

/** The next moment (epoch milliseconds) at which `todayOf` says something else; within the hour each minute does. */
export function nextTodayChange(now: number, orders: readonly ComingOrder[], hours: ParkHours): number | null {
  const today = parkDay(now);
  const moments = orders
    .filter(({ day }) => day === today)
    .flatMap(({ enterFrom, end }) => {
      const from = ms(enterFrom);
      const counting = from > now && from - now <= HOUR ? from - Math.floor((from - now - 1) / MINUTE) * MINUTE : 0;
      return [counting, from - HOUR, from, ms(end)];
    });
  return soonest([...moments, parkStatus(hours, now).changesAt, parkMoment(addDays(today, 1), '00:00')], now);
}
