import type { GateVerdict } from '@park/contract/ticket/limits';

/**
 * What the page says. Beside the server's own verdicts: unchecked: a typed number, which no tablet can verify alone; noKey: the tablet
 * has no key, or its browser cannot verify; notKept: the tablet could not store the entry, so nobody was let in; failed: the server
 * refused the call; undone: staff took the entry back.
 */
export type Verdict = GateVerdict | 'unchecked' | 'noKey' | 'notKept' | 'failed' | 'undone';
export type Tone = 'yes' | 'care' | 'no';

const TONES: Record<Verdict, Tone> = {
  ok: 'yes',
  justNow: 'yes',
  proof: 'care',
  wrongDay: 'care',
  wrongSlot: 'care',
  stale: 'care',
  replaced: 'care',
  unchecked: 'care',
  noKey: 'care',
  failed: 'care',
  undone: 'care',
  noProof: 'no',
  usedAlready: 'no',
  refunded: 'no',
  unpaid: 'no',
  unknown: 'no',
  forged: 'no',
  notKept: 'no',
};
/** care: there is something to be done for this visitor, and the page says what. */
export const toneOf = (verdict: Verdict): Tone => TONES[verdict];

/** Characters of a gate's or a turnstile's name, as the contract has it. */
export const MAX_GATE_NAME = 40;
