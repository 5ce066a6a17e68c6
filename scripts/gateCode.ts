import { createHash, createPublicKey, verify } from 'node:crypto';
import { parkClock, parkDay } from '@park/contract/parkTime';

/** A verifier of entry codes that stands alone, as docs/gate-code.md describes it: the server's own is not used here. */
const HALF_MINUTE = 30_000;
const MINUTE = 60_000;
const TOLERANCE = 2;
const ENTRY_BEFORE = 15 * MINUTE;
const CHAIN_BEFORE = 30 * MINUTE;
const PARK_AHEAD = 8 * 60 * MINUTE;
const NOT_YET = 0xffff;

export interface PublicKey {
  kty: string;
  crv: string;
  x: string;
  kid: string;
}

interface CodeContent {
  numbers: string[];
  /** Of each ticket, as bits: what staff have to see before they let in. */
  proofs: number[];
  day: string;
  /** Epoch ms. */
  startAt: number;
  endAt: number;
  /** Half minutes since 1970; null: not before the day. */
  half: number | null;
}

export type Verdict =
  | { verdict: 'forged'; why: string }
  | {
      verdict: 'ok' | 'stale' | 'wrongDay' | 'wrongSlot';
      content: CodeContent;
      /** Seconds between the end of its half minute and now; negative when that is not over; null when it has none. */
      age: number | null;
    };

/** What a gate without a network can say of a code. @param now epoch milliseconds */
export function verifyCode(code: string, keys: PublicKey[], now: number): Verdict {
  const text = code.trim();
  const content = text.includes('.') ? readJws(text, keys) : readPass(text, keys);
  if (typeof content === 'string') return { verdict: 'forged', why: content };
  const { day, startAt, endAt, half } = content;
  const age = half === null ? null : Math.round((now - (half + 1) * HALF_MINUTE) / 1000);
  if (day !== parkDay(now)) return { verdict: 'wrongDay', content, age };
  if (now < startAt - ENTRY_BEFORE || now >= endAt) return { verdict: 'wrongSlot', content, age };
  const isFresh = half !== null && Math.abs(Math.floor(now / HALF_MINUTE) - half) <= TOLERANCE;
  return { verdict: isFresh ? 'ok' : 'stale', content, age };
}

function readPass(text: string, keys: PublicKey[]): CodeContent | string {
  const bytes = fromBase32(text);
  if (!bytes) return 'it is not a code of a park';
  const asks = bytes.readUInt8(0) >= 32;
  const count = bytes.readUInt8(0) % 16;
  const end = 31 + (asks ? 6 : 5) * count;
  if (bytes.readUInt8(0) - count !== (asks ? 32 : 16)) return 'it is not a code of a park';
  if (count < 1 || count > 10 || bytes.length !== end + 82) return 'it is not a code of a park';
  const pass = bytes.subarray(0, end);
  const signature = bytes.subarray(end, end + 64);
  if (!keys.some((key) => verify(null, pass, publicKey(key), signature))) return 'the signature is not the park’s';
  const numbers = Array.from({ length: count }, (_, n) => String(pass.readUIntBE(1 + 5 * n, 5)).padStart(10, '0'));
  const [days, start, stop] = [30, 28, 26].map((back) => pass.readUInt16BE(end - back)) as [number, number, number];
  const midnight = days * 1440 * MINUTE - PARK_AHEAD;
  const step = bytes.readUInt16BE(end + 64);
  let link: Buffer = bytes.subarray(end + 66);
  for (let i = step === NOT_YET ? -1 : step; i >= 0; i -= 1) {
    const place = Buffer.alloc(2);
    place.writeUInt16BE(i);
    link = createHash('sha256').update(place).update(link).digest().subarray(0, 16);
  }
  if (!link.equals(pass.subarray(end - 16))) return 'the phone has not made it';
  const startAt = midnight + start * MINUTE;
  return {
    numbers,
    proofs: numbers.map((_, n) => (asks ? pass.readUInt8(1 + 5 * count + n) : 0)),
    day: new Date(days * 1440 * MINUTE).toISOString().slice(0, 10),
    startAt,
    endAt: midnight + stop * MINUTE,
    half: step === NOT_YET ? null : (startAt - CHAIN_BEFORE) / HALF_MINUTE + step,
  };
}

function readJws(text: string, keys: PublicKey[]): CodeContent | string {
  const [header = '', payload = '', signature = '', ...more] = text.split('.');
  if (signature === '' || more.length > 0) return 'it is not a signed code';
  const { alg, kid } = json(header) as { alg?: unknown; kid?: unknown };
  if (alg !== 'EdDSA') return 'it is not signed with Ed25519';
  const key = keys.find((candidate) => candidate.kid === kid);
  if (!key) return 'no key of the park has its name';
  const isSigned = verify(null, Buffer.from(`${header}.${payload}`), publicKey(key), Buffer.from(signature, 'base64url'));
  if (!isSigned) return 'the signature is not the park’s';
  const { n, day, slot, step, p = 0 } = json(payload) as { n: string; day: string; slot: string; step: number; p?: number };
  const [startAt = 0, endAt = 0] = slot.split('-').map((clock) => Date.parse(`${day}T${clock}:00+08:00`));
  return { numbers: [n], proofs: [p], day, startAt, endAt, half: step };
}

const publicKey = ({ kty, crv, x }: PublicKey) => createPublicKey({ key: { kty, crv, x }, format: 'jwk' });

function fromBase32(text: string): Buffer | null {
  if (!/^[A-Z2-7]+$/.test(text)) return null;
  const bits = [...text]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
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
  const { verdict, content, age } = answer;
  const words = {
    ok: 'ok',
    stale: staleness(age),
    wrongDay: `wrong day: today is ${parkDay(now)}`,
    wrongSlot: `wrong slot: it is ${parkClock(now)} in the park`,
  }[verdict];
  return [
    words,
    ...content.numbers.map((number, n) => `ticket ${number}${sayProofs(content.proofs[n] ?? 0)}`),
    `day    ${content.day}`,
    `slot   ${parkClock(content.startAt)}-${parkClock(content.endAt)}`,
  ];
}

const PROOFS = ['age', 'height', 'student', 'soldier', 'veteran', 'firefighter', 'disabled', 'local'];
const sayProofs = (bits: number) =>
  bits === 0 ? '' : `, ask for: ${PROOFS.filter((_, place) => bits & (1 << place)).join(' or ')}`;

function staleness(age: number | null): string {
  if (age === null) return 'stale: made ahead of its day';
  return age > 0 ? `stale: ${duration(age)} old` : `stale: made ${duration(-age)} from now; check the clock`;
}

function duration(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  return seconds < 7_200 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3_600)} h`;
}
