/** Rules of the lucky draw that both sides count with (R-prize-1). */

/**
 * draft: not open yet; the public sees one that has an opening time, as what comes next. open: the commitment is published
 * and anyone may sign up. closed: sign-up is over and the list of entrants is fixed. drawn: the seed is revealed, the winners
 * follow. ended: what was not claimed is forfeited. calledOff: it was not drawn. A state counts from its moment on.
 */
export const ROUND_STATES = ['draft', 'open', 'closed', 'drawn', 'ended', 'calledOff'] as const;
export type RoundState = (typeof ROUND_STATES)[number];

/**
 * What became of an entry. `waiting`: the draw is still to come. `gaveWay`: its phone number was not confirmed and another account's
 * was, so it did not take part; told once sign-up is over.
 */
export const ENTRY_STATES = ['waiting', 'gaveWay', 'won', 'notWon', 'writtenOff', 'forfeited', 'calledOff'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

/** What staff find behind a prize's code. */
export const CLAIM_STATES = ['won', 'writtenOff', 'forfeited'] as const;

/**
 * So long after the end of sign-up a draw with a public beacon is held at the earliest: by then everybody has seen the list's digest, and
 * nobody knows the beacon's round. ms
 */
export const BEACON_GAP_MS = 300_000;

/** Lengths in characters, after trimming: [min, max], or the maximum alone. */
export const PRIZE_FIELD = {
  name: [1, 80],
  roundName: 60,
  roundText: 2_000,
  rule: 400,
  rules: 20,
  prizeName: 60,
  prizeText: 400,
  prizes: 20,
  /** Of one kind. */
  count: 1_000,
  organiser: 60,
  claimHow: 400,
} as const;

/** What one prize of a draw for promotion may be worth at most, fen: ¥50,000 (law against unfair competition, article 10). */
export const MAX_PRIZE_VALUE_FEN = 5_000_000;

/** Crockford's base 32: no I, L, O, U. Numbers of entries and codes of prizes are written in it. */
export const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** A prize's code as it is kept and shown: `PW-7Q4K-2M9D-XT0R`. */
export const PRIZE_CODE = /^PW(?:-[0-9A-HJKMNP-TV-Z]{4}){3}$/;

/** What people type or scan for a prize's code, as it is kept; null when it cannot be one. */
export function plainPrizeCode(typed: string): string | null {
  const letters = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^PW(?=.{12}$)/, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0');
  const code = `PW-${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
  return PRIZE_CODE.test(code) ? code : null;
}
