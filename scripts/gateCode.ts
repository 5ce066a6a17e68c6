import { createPublicKey, verify } from 'node:crypto';
import { parkClock, parkDay, parkMoment } from '@park/contract/parkTime';

/** A verifier of entry codes that stands alone, as docs/gate-code.md describes it: the server's own is not used here. */
const STEP_MS = 30_000;
const TOLERANCE = 1;
const ENTRY_BEFORE_MS = 15 * 60_000;

export interface PublicKey {
  kty: string;
  crv: string;
  x: string;
  kid: string;
}

interface Claims {
  n: string;
  day: string;
  slot: string;
  step: number;
}

export type Verdict =
  | { verdict: 'forged'; why: string }
  | {
      verdict: 'ok' | 'stale' | 'wrongDay' | 'wrongSlot';
      claims: Claims;
      /** Seconds between the end of the step it was made in and now; negative when it is not over. */
      age: number;
    };

/** What a gate without a network can say of a code. @param now epoch milliseconds */
export function verifyCode(code: string, keys: PublicKey[], now: number): Verdict {
  const claims = signedClaims(code.trim(), keys);
  if (typeof claims === 'string') return { verdict: 'forged', why: claims };
  const age = Math.round((now - (claims.step + 1) * STEP_MS) / 1000);
  const step = Math.floor(now / STEP_MS);
  if (Math.abs(step - claims.step) > TOLERANCE) return { verdict: 'stale', claims, age };
  if (claims.day !== parkDay(now)) return { verdict: 'wrongDay', claims, age };
  const [start = '', end = ''] = claims.slot.split('-');
  const inTime = now >= parkMoment(claims.day, start) - ENTRY_BEFORE_MS && now < parkMoment(claims.day, end);
  return { verdict: inTime ? 'ok' : 'wrongSlot', claims, age };
}

function signedClaims(code: string, keys: PublicKey[]): Claims | string {
  const [header = '', payload = '', signature = '', ...more] = code.split('.');
  if (signature === '' || more.length > 0) return 'it is not a signed code';
  const { alg, kid } = json(header) as { alg?: unknown; kid?: unknown };
  if (alg !== 'EdDSA') return 'it is not signed with Ed25519';
  const key = keys.find((candidate) => candidate.kid === kid);
  if (!key) return 'no key of the park has its name';
  const publicKey = createPublicKey({ key: { kty: key.kty, crv: key.crv, x: key.x }, format: 'jwk' });
  const signed = verify(null, Buffer.from(`${header}.${payload}`), publicKey, Buffer.from(signature, 'base64url'));
  return signed ? (json(payload) as Claims) : 'the signature is not the park’s';
}

function json(part: string): object {
  try {
    return Object(JSON.parse(Buffer.from(part, 'base64url').toString('utf8')));
  } catch {
    return {};
  }
}

/** The verdict in words, one line each. */
export function sayVerdict(answer: Verdict, now: number): string[] {
  if (answer.verdict === 'forged') return [`forged: ${answer.why}`];
  const { verdict, claims, age } = answer;
  const words = {
    ok: 'ok',
    stale: age > 0 ? `stale: ${duration(age)} old` : `stale: made ${duration(-age)} from now; check the clock`,
    wrongDay: `wrong day: today is ${parkDay(now)}`,
    wrongSlot: `wrong slot: it is ${parkClock(now)} in the park`,
  }[verdict];
  return [words, `ticket ${claims.n}`, `day    ${claims.day}`, `slot   ${claims.slot}`];
}

function duration(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  return seconds < 7_200 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3_600)} h`;
}
