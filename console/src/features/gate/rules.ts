import { parkDay, parkMoment } from '@park/contract/parkTime';
import { type GateVerdict, TICKET } from '@park/contract/ticket/limits';

/** What a gate decides by without the server; docs/gate-code.md is the rule. Moments are epoch milliseconds. */
export interface Claims {
  /** The ticket's number, ten digits. */
  n: string;
  day: string;
  /** `09:00-12:00` by the park's clock. */
  slot: string;
  /** Half minutes since 1970. */
  step: number;
}

/** A code in its parts; `text` is what `signature` signs. */
export interface SignedCode {
  kid: string;
  claims: Claims;
  text: string;
  signature: Uint8Array<ArrayBuffer>;
}

/**
 * What the page says. Beside the server's own verdicts: unchecked: a typed number, which no tablet can verify alone; noKey: the tablet
 * has no key, or its browser cannot verify; notKept: the tablet could not store the entry, so nobody was let in; failed: the server
 * refused the call.
 */
export type Verdict = GateVerdict | 'unchecked' | 'noKey' | 'notKept' | 'failed';
export type Tone = 'yes' | 'care' | 'no';

const TONES: Record<Verdict, Tone> = {
  ok: 'yes',
  wrongDay: 'care',
  wrongSlot: 'care',
  stale: 'care',
  unchecked: 'care',
  noKey: 'care',
  failed: 'care',
  usedAlready: 'no',
  refunded: 'no',
  unpaid: 'no',
  unknown: 'no',
  forged: 'no',
  notKept: 'no',
};
/** care: there is something to be done for this visitor, and the page says what. */
export const toneOf = (verdict: Verdict): Tone => TONES[verdict];

/** What staff type in place of a code. */
export const TYPED = /^\d{10}$/;
const STEP_MS = TICKET.codeLife * 1_000;
/** Steps that a code may be older or newer than now. */
const TOLERANCE = 1;
const ENTRY_BEFORE_MS = 15 * 60_000;

/** Null: it is no code of any park. Its signature is still to be verified. */
export function readCode(code: string): SignedCode | null {
  const [header = '', payload = '', signature = '', ...more] = code.split('.');
  if (signature === '' || more.length > 0) return null;
  try {
    const { alg, kid } = JSON.parse(textOf(header)) as { alg?: unknown; kid?: unknown };
    const claims = JSON.parse(textOf(payload)) as Claims;
    if (alg !== 'EdDSA' || typeof kid !== 'string' || !isClaims(claims)) return null;
    return { kid, claims, text: `${header}.${payload}`, signature: bytesOf(signature) };
  } catch {
    return null;
  }
}

const isClaims = ({ n, day, slot, step }: Claims): boolean =>
  TYPED.test(n) && /^\d{4}-\d\d-\d\d$/.test(day) && /^\d\d:\d\d-\d\d:\d\d$/.test(slot) && Number.isInteger(step);

/** What is said of a code whose signature is the park's. */
export function decideAlone(claims: Claims, now: number): Extract<Verdict, 'ok' | 'stale' | 'wrongDay' | 'wrongSlot'> {
  if (Math.abs(Math.floor(now / STEP_MS) - claims.step) > TOLERANCE) return 'stale';
  if (claims.day !== parkDay(now)) return 'wrongDay';
  const [start = '', end = ''] = claims.slot.split('-');
  const inTime = now >= parkMoment(claims.day, start) - ENTRY_BEFORE_MS && now < parkMoment(claims.day, end);
  return inTime ? 'ok' : 'wrongSlot';
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const plain = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

const textOf = (base64url: string): string => new TextDecoder().decode(bytesOf(base64url));
