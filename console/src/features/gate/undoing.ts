import { undoCheckIn } from '@park/contract/ticket/gate/calls';
import { UNDO_MS } from '@park/contract/ticket/gate/rule';
import { call } from '../../api/call';
import { isOutOfReach, withinTime } from '../../api/reach';
import { type Checked, entryOf, type Outcome, together } from './checking';
import { type Entry, isInside, storedEntries, type UndoReason, undoEntry } from './entries';
import { parkNow } from './keys';
import { toneOf } from './rules';

const letInBy = (outcome: Outcome): readonly Outcome[] =>
  (outcome.members.length > 0 ? outcome.members : [outcome]).filter(({ verdict }) => toneOf(verdict) === 'yes');

/** Until when all of them can be taken back, epoch ms; null: nobody is in by it. */
export function undoUntil(outcome: Outcome): number | null {
  const moments = letInBy(outcome).map(({ at }) => at);
  return moments.length > 0 ? Math.min(...moments) + UNDO_MS : null;
}

/** Takes back all whom an outcome let in. Without the network the tablet does so alone, and tells the server later. @throws what the server says against it */
export async function undo(outcome: Outcome, reason: UndoReason, gate: string, alone: boolean): Promise<Checked> {
  const inside = letInBy(outcome);
  const stored = await storedEntries();
  const entries = inside.map((one) => {
    const number = one.ticket?.number ?? one.code;
    const known = stored.find((entry) => entry.number === number && isInside(entry));
    return known ?? ({ ...entryOf(one, number, gate), state: 'sent' } satisfies Entry);
  });
  const isHeard = entries.every(({ state }) => state === 'sent');
  const reached = alone || !isHeard ? null : await tell(inside, reason);
  const later = reached ? null : { at: new Date(parkNow()).toISOString(), reason };
  for (const entry of entries) await undoEntry(entry, later);
  const undone = (one: Outcome): Outcome =>
    inside.includes(one) ? { ...one, verdict: 'undone', message: null, others: [] } : one;
  const members = outcome.members.length > 0 ? outcome.members : [outcome];
  return { outcome: together(members.map(undone)), reached };
}

async function tell(inside: readonly Outcome[], reason: UndoReason): Promise<boolean> {
  try {
    await withinTime((signal) => call(undoCheckIn, { ids: inside.map(({ id }) => id), reason }, signal));
    return true;
  } catch (error) {
    if (isOutOfReach(error)) return false;
    throw error;
  }
}

/** Somebody whom this tablet let in before the page was opened again. */
export const outcomeOf = ({ id, scannedAt, code, offline, number, day }: Entry): Outcome => ({
  ...{ id, at: Date.parse(scannedAt), verdict: 'ok', message: null, offline, code },
  ticket: { number, name: null, person: null, day, slot: '', proofs: [] },
  ...{ used: null, members: [], others: [] },
});
