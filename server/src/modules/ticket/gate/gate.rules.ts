import { parkDay } from '@park/contract/parkTime';
import type { GateVerdict, TicketStatus } from '@park/contract/ticket/limits';
import type { codeReasons, gateSentences } from '../../../i18n/ticketGate';

/** What a gate decides by. Pure: facts and a moment in, a decision out. Moments are epoch milliseconds, days are the park's. */
export interface GateFacts {
  status: TicketStatus;
  day: string;
  startAt: number;
  endAt: number;
  /** The park closed its slot, and the visitor has not chosen yet. */
  closed: boolean;
}

export interface GateDecision {
  verdict: Exclude<GateVerdict, 'unknown' | 'forged' | 'stale'>;
  sentence: keyof typeof gateSentences;
}

const ENTRY_BEFORE_MS = 15 * 60_000;

/** From when a slot lets in: a quarter of an hour before it starts, so that its start is no crush. */
export function entryFrom(startAt: number): number {
  return startAt - ENTRY_BEFORE_MS;
}

/** Whether a ticket enters now. What became of the ticket is told before what is wrong with the time. */
export function decideEntry({ status, day, startAt, endAt, closed }: GateFacts, now: number): GateDecision {
  if (status === 'used') return { verdict: 'usedAlready', sentence: 'usedAlready' };
  if (status === 'refunding' || status === 'refunded') return { verdict: 'refunded', sentence: 'refunded' };
  if (status !== 'valid') return { verdict: 'unpaid', sentence: 'unpaid' };
  if (day !== parkDay(now)) return { verdict: 'wrongDay', sentence: 'wrongDay' };
  if (closed) return { verdict: 'wrongSlot', sentence: 'closed' };
  if (now < entryFrom(startAt)) return { verdict: 'wrongSlot', sentence: 'tooEarly' };
  return now < endAt ? { verdict: 'ok', sentence: 'ok' } : { verdict: 'wrongSlot', sentence: 'tooLate' };
}

/** Why a ticket has no code now; null when it has one. A code of a day to come is shown, for the gate looks at the day. */
export function checkCode(
  { status, endAt, closed, unpaidUntil }: GateFacts & { unpaidUntil: number },
  now: number,
): keyof typeof codeReasons | null {
  if (status === 'held') return now < unpaidUntil ? 'unpaid' : 'ended';
  if (status === 'released') return 'ended';
  if (status === 'used') return 'used';
  if (status !== 'valid') return 'refunded';
  if (closed) return 'closed';
  return now < endAt ? null : 'over';
}
