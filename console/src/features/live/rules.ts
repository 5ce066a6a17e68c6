import type { AdminRegistration } from '@park/contract/live/anchor/schemas';
import { AnchorStatus } from '@park/contract/live/limits';
import type { AdminReservation } from '@park/contract/live/reservation/schemas';
import type { TimespanSet } from '@park/contract/live/timespan/schemas';
import { parkClock } from '@park/contract/parkTime';

/** What staff see of a registration: a suspended anchor's stands as suspended, whatever was decided before. */
export function statusShown({ status, anchorStatus }: Pick<AdminRegistration, 'status' | 'anchorStatus'>): AnchorStatus {
  return status === AnchorStatus.approved && anchorStatus === AnchorStatus.suspended ? AnchorStatus.suspended : status;
}

/** Clocks, `HH:mm`. */
export interface Span {
  start: string;
  end: string;
}

type SpanMistake = 'needed' | 'endsEarly' | 'overlap';

/** What is wrong with each span, as the server would say it of all; null for none. */
export function mistakesOf(spans: readonly Partial<Span>[]): (SpanMistake | null)[] {
  return spans.map(({ start, end }, i) => {
    if (!start || !end) return 'needed';
    if (end <= start) return 'endsEarly';
    const over = spans.some((other, k) => k !== i && other.start && other.end && other.start < end && start < other.end);
    return over ? 'overlap' : null;
  });
}

/**
 * Reservations that a set of timespans leaves without theirs. Those of a day follow their clocks, when the day gets its own; those in the
 * usual ones follow the timespan.
 * @param set as it was opened
 */
export function touchedBy(
  booked: readonly Pick<AdminReservation, 'start' | 'end' | 'timespanId'>[],
  set: Pick<TimespanSet, 'day' | 'timespans'>,
  next: readonly Span[],
): number {
  const stays = ({ start, end }: Span) => next.some((span) => span.start === start && span.end === end);
  const gone = new Set(set.timespans.filter((span) => !stays(span)).map(({ id }) => id));
  return booked.filter(({ start, end, timespanId }) =>
    set.day === null ? gone.has(timespanId) : !stays({ start: parkClock(Date.parse(start)), end: parkClock(Date.parse(end)) }),
  ).length;
}
