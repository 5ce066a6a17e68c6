import type { Outcome } from './checking';
import type { Entry } from './entries';
import { type Tone, toneOf, type Verdict } from './rules';

export interface Last {
  id: string;
  /** ISO 8601. */
  at: string;
  verdict: Verdict;
  tone: Tone;
  number: string;
  /** What became of an entry that the tablet decided alone. */
  mark: 'waiting' | 'sent' | 'conflict' | 'refused' | null;
}

const SHOWN = 8;

/** The newest of what was seen since the page was opened and of what the tablet keeps, each once. */
export function lastOf(outcomes: readonly Outcome[], entries: readonly Entry[]): Last[] {
  const stored = entries.map((entry): Last => {
    const mark = entry.conflict ? 'conflict' : entry.state;
    const verdict = entry.undone ? 'undone' : entry.proof === 'missing' ? 'noProof' : 'ok';
    return {
      id: entry.id,
      at: entry.scannedAt,
      verdict,
      tone: toneOf(verdict),
      number: entry.number,
      mark: entry.offline ? mark : null,
    };
  });
  const known = new Set(stored.map(({ id }) => id));
  const seen = outcomes
    .filter(({ id }) => !known.has(id))
    .map(({ id, at, verdict, ticket }): Last => {
      return { id, at: new Date(at).toISOString(), verdict, tone: toneOf(verdict), number: ticket?.number ?? '', mark: null };
    });
  return [...stored, ...seen].sort((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, SHOWN);
}
