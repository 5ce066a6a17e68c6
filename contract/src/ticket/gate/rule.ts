import { parkDay } from '../../parkTime';
import type { GateVerdict, TicketStatus } from '../limits';
import { HALF_MINUTE, type ParsedCode } from './code';

/**
 * Who enters, decided by one rule for the server, for a gate on its own and for whoever checks both. Pure: facts and a moment in, a decision
 * out. Moments are epoch milliseconds, days are the park's.
 */
export interface TicketFacts {
  status: TicketStatus;
  day: string;
  startAt: number;
  endAt: number;
  /** The park closed its slot, and the visitor has not chosen yet. */
  closed: boolean;
  /** The gate that asks let it in a moment ago (`isJustNow`). */
  justNow: boolean;
  /** The phone that was given the ticket's newest pass; null: none was. */
  device: string | null;
  /** What staff have to see, as bits (`proofBits`); 0: nothing. */
  proofs: number;
}

/** What staff say of a proof that was asked for; undefined: nobody was asked yet. */
export type ProofSeen = 'checked' | 'missing' | undefined;

/** `sentence` tells more than the verdict: too early or too late, say. */
export interface GateDecision {
  verdict: Exclude<GateVerdict, 'unknown' | 'forged'>;
  sentence:
    | 'ok'
    | 'justNow'
    | 'proof'
    | 'noProof'
    | 'usedAlready'
    | 'refunded'
    | 'unpaid'
    | 'wrongDay'
    | 'closed'
    | 'tooEarly'
    | 'tooLate'
    | 'replaced'
    | 'stale';
}

const ENTRY_BEFORE = 15 * 60_000;
/** So long a ticket that is shown again at its gate is the same visitor, whose welcome nobody saw. ms */
const JUST_NOW = 60_000;
/** So long after an entry gate staff can take it back: who is let in by mistake is still in sight. ms */
export const UNDO_MS = 2 * 60_000;
/** Half minutes that a code may be older or newer than now: phone and gate may both be without a network, and a minute apart. */
const TOLERANCE = 2;

/** What staff type in place of a code. */
export const TYPED = /^\d{10}$/;

/** From when a slot lets in: a quarter of an hour before it starts, so that its start is no crush. */
export const entryFrom = (startAt: number): number => startAt - ENTRY_BEFORE;

/** Whether a gate sees again whom it let in a moment ago; clocks of tablet and server may each be the one ahead. */
export const isJustNow = (used: { at: number; gate: string | null }, gate: string, now: number): boolean =>
  used.gate === gate && Math.abs(now - used.at) <= JUST_NOW;

/**
 * Whether a ticket enters now. What became of the ticket is told before what is wrong with the time, and that before what is wrong with the code; the proof
 * of a concession comes last, for it is asked of who would get in.
 * @param code null: its number was typed
 */
export function decideEntry(
  facts: TicketFacts,
  code: Pick<ParsedCode, 'device' | 'half'> | null,
  now: number,
  proof?: ProofSeen,
): GateDecision {
  const { status, day, startAt, endAt, closed, justNow, device, proofs } = facts;
  if (status === 'used') {
    // A copy of the code that would not have got in gets no welcome.
    const isWelcome = justNow && decideEntry({ ...facts, status: 'valid' }, code, now, proof ?? 'checked').verdict === 'ok';
    const verdict = isWelcome ? 'justNow' : 'usedAlready';
    return { verdict, sentence: verdict };
  }
  if (status === 'refunding' || status === 'refunded') return { verdict: 'refunded', sentence: 'refunded' };
  if (status !== 'valid') return { verdict: 'unpaid', sentence: 'unpaid' };
  if (day !== parkDay(now)) return { verdict: 'wrongDay', sentence: 'wrongDay' };
  if (closed) return { verdict: 'wrongSlot', sentence: 'closed' };
  if (now < entryFrom(startAt)) return { verdict: 'wrongSlot', sentence: 'tooEarly' };
  if (now >= endAt) return { verdict: 'wrongSlot', sentence: 'tooLate' };
  if (code && code.device !== device && code.device !== null) return { verdict: 'replaced', sentence: 'replaced' };
  if (code && !isFresh(code, now)) return { verdict: 'stale', sentence: 'stale' };
  if (proofs === 0 || proof === 'checked') return { verdict: 'ok', sentence: 'ok' };
  return proof === 'missing' ? { verdict: 'noProof', sentence: 'noProof' } : { verdict: 'proof', sentence: 'proof' };
}

const isFresh = ({ half }: Pick<ParsedCode, 'half'>, now: number) =>
  half !== null && Math.abs(Math.floor(now / HALF_MINUTE) - half) <= TOLERANCE;

/** What a gate on its own knows of a code's ticket: what the park signed, and that it has let nobody in with it. */
export const signedFacts = ({ day, startAt, endAt, device, numbers, proofs }: ParsedCode, number: string): TicketFacts => ({
  ...{
    status: 'valid',
    day,
    startAt,
    endAt,
    closed: false,
    justNow: false,
    device,
    proofs: proofs[numbers.indexOf(number)] ?? 0,
  },
});
