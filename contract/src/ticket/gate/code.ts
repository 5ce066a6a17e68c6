import { addDays, parkMoment } from '../../parkTime';
import { bytesOf64, bytesOfText } from '../../textBytes';
import { MAX_PER_ORDER, TICKET } from '../limits';

/**
 * What the QR of a ticket says (docs/gate-code.md is this file in words): a pass that the park has signed, and a link of a chain that only
 * the phone can go on with, one each half minute. Pure: SHA-256 is handed in, signatures are for the caller to verify.
 */
export type Sha256 = (bytes: Uint8Array) => Uint8Array;

/** ms */
export const HALF_MINUTE = TICKET.codeLife * 1_000;
/** A chain begins so long before its slot: somebody early in line, whose clock may be ahead. ms */
const CHAIN_BEFORE = 30 * 60_000;
/**
 * How a pass begins, and one that says what staff have to see; a code of a day before began with a letter of another alphabet. The low half is
 * the count of tickets.
 */
const [VERSION, WITH_PROOFS] = [0x10, 0x20] as const;
const [NUMBER_BYTES, DEVICE_BYTES, LINK_BYTES, SIGNATURE_BYTES] = [5, 8, 16, 64] as const;
/** In place of a half minute: what follows is the anchor itself, as it is not the day yet. */
const NOT_YET = 0xffff;

/** What the park signs for a phone. */
export interface Pass {
  /** Ten digits each, one to ten: those of a family have one code. */
  numbers: readonly string[];
  /** What staff have to see for each of them, as bits (`proofBits`); without it nothing. */
  proofs?: readonly number[];
  day: string;
  /** The slot, epoch ms. */
  startAt: number;
  endAt: number;
  /** Which phone may show it: 16 hex digits that tell nothing of its secret. */
  device: string;
  /** The end of the phone's chain, which everybody may know: 32 hex digits. */
  anchor: string;
}

/** A code in its parts; nothing of it is verified yet. */
export interface ParsedCode extends Omit<Pass, 'device' | 'anchor' | 'proofs'> {
  /** Of each ticket. */
  proofs: readonly number[];
  /** Null: made by the server itself, as until the park's phones had passes. */
  device: string | null;
  anchor: string | null;
  /** The half minute it was made in, since 1970; null: made ahead of its chain. */
  half: number | null;
  /** 32 hex digits; '' without a chain. */
  link: string;
  /** What is signed, by which key (null: any of the park's), and how. */
  signed: Uint8Array<ArrayBuffer>;
  kid: string | null;
  signature: Uint8Array<ArrayBuffer>;
}

/** How many half minutes the chain of a slot has. */
const chainLength = ({ startAt, endAt }: Pick<Pass, 'startAt' | 'endAt'>) =>
  Math.ceil((endAt - startAt + CHAIN_BEFORE) / HALF_MINUTE);
/** From when the code of a slot changes; until then it is one and the same. Epoch ms */
export const changesFrom = (slot: Pick<Pass, 'startAt'>): number => firstHalf(slot) * HALF_MINUTE;
const firstHalf = ({ startAt }: Pick<Pass, 'startAt'>) => Math.floor((startAt - CHAIN_BEFORE) / HALF_MINUTE);

/** The link before the `index`th; of the first the anchor. */
function linkBefore(link: Uint8Array, index: number, sha256: Sha256): Uint8Array {
  const bytes = new Uint8Array(2 + LINK_BYTES);
  bytes.set([index >> 8, index & 0xff]);
  bytes.set(link, 2);
  return sha256(bytes).slice(0, LINK_BYTES);
}

/** A phone's chain for a slot, from the anchor to its last link, which nobody but the phone can know. @param last 16 secret bytes */
export function makeChain(last: Uint8Array, slot: Pick<Pass, 'startAt' | 'endAt'>, sha256: Sha256): Uint8Array[] {
  let link: Uint8Array = last.slice(0, LINK_BYTES);
  const chain = [link];
  for (let index = chainLength(slot) - 1; index >= 0; index -= 1) {
    link = linkBefore(link, index, sha256);
    chain.push(link);
  }
  return chain.reverse();
}

/** The pass as it is signed. */
export function passBytes({ numbers, proofs = [], day, startAt, endAt, device, anchor }: Pass): Uint8Array<ArrayBuffer> {
  const midnight = parkMoment(day, '00:00');
  // Gates that know nothing of proofs read all other passes.
  const asks = proofs.some((bits) => bits > 0);
  return Uint8Array.from([
    (asks ? WITH_PROOFS : VERSION) | numbers.length,
    ...numbers.flatMap((number) => bigEndian(Number(number), NUMBER_BYTES)),
    ...(asks ? numbers.map((_, place) => proofs[place] ?? 0) : []),
    ...bigEndian(dayNumber(day), 2),
    ...bigEndian((startAt - midnight) / 60_000, 2),
    ...bigEndian((endAt - midnight) / 60_000, 2),
    ...bytesOfHex(device),
    ...bytesOfHex(anchor),
  ]);
}

/** The code at a moment (epoch ms). @param signedPass what the park answered: the pass and its signature, as text */
export function codeAt(
  signedPass: string,
  chain: readonly Uint8Array[],
  slot: Pick<Pass, 'startAt' | 'endAt'>,
  now: number,
): string {
  const index = Math.min(Math.floor(now / HALF_MINUTE) - firstHalf(slot), chain.length - 2);
  const [step, link] = index < 0 ? [NOT_YET, chain[0]] : [index, chain[index + 1]];
  return base32(Uint8Array.from([...bytesOf32(signedPass), ...bigEndian(step, 2), ...(link ?? [])]));
}

/** A signed pass as text, as the phone keeps it. */
export const signedPassText = (pass: Uint8Array, signature: Uint8Array) => base32(Uint8Array.from([...pass, ...signature]));

/** Null: it is no code of any park. */
export function parseCode(text: string): ParsedCode | null {
  return text.includes('.') ? parseSignedHalf(text) : parsePassCode(text);
}

function parsePassCode(text: string): ParsedCode | null {
  if (!/^[A-Z2-7]+$/.test(text)) return null;
  const bytes = bytesOf32(text);
  const asks = ((bytes[0] ?? 0) & 0xf0) === WITH_PROOFS;
  const count = (bytes[0] ?? 0) - (asks ? WITH_PROOFS : VERSION);
  const passLength = 1 + count * (NUMBER_BYTES + (asks ? 1 : 0)) + 6 + DEVICE_BYTES + LINK_BYTES;
  if (count < 1 || count > MAX_PER_ORDER || bytes.length !== passLength + SIGNATURE_BYTES + 2 + LINK_BYTES) return null;
  let at = 1;
  const take = (length: number) => {
    at += length;
    return bytes.slice(at - length, at);
  };
  const numbers = Array.from({ length: count }, () => String(numberOf(take(NUMBER_BYTES))).padStart(10, '0'));
  const proofs = asks ? [...take(count)] : numbers.map(() => 0);
  const day = addDays('1970-01-01', numberOf(take(2)));
  const midnight = parkMoment(day, '00:00');
  const startAt = midnight + numberOf(take(2)) * 60_000;
  const endAt = midnight + numberOf(take(2)) * 60_000;
  const device = hexOf(take(DEVICE_BYTES));
  const anchor = hexOf(take(LINK_BYTES));
  const signature = take(SIGNATURE_BYTES);
  const step = numberOf(take(2));
  const slot = { startAt, endAt };
  if (endAt <= startAt || (step !== NOT_YET && step >= chainLength(slot))) return null;
  return {
    ...{ numbers, proofs, day, ...slot, device, anchor, signature, kid: null, signed: bytes.slice(0, passLength) },
    half: step === NOT_YET ? null : firstHalf(slot) + step,
    link: hexOf(take(LINK_BYTES)),
  };
}

/** As until the park's phones had passes, a compact JWS of the half minute (RFC 7515). */
function parseSignedHalf(text: string): ParsedCode | null {
  const [header = '', payload = '', signature = '', ...more] = text.split('.');
  if (signature === '' || more.length > 0) return null;
  try {
    const { alg, kid } = jsonOf(header) as { alg?: unknown; kid?: unknown };
    const { n, day, slot, step, p } = jsonOf(payload) as Record<string, unknown>;
    const [, start, end] = /^(\d\d:\d\d)-(\d\d:\d\d)$/.exec(String(slot)) ?? [];
    const isWhole =
      /^\d{10}$/.test(String(n)) && /^\d{4}-\d\d-\d\d$/.test(String(day)) && start !== undefined && end !== undefined;
    if (alg !== 'EdDSA' || typeof kid !== 'string' || !isWhole || !Number.isInteger(step)) return null;
    const [startAt, endAt] = [parkMoment(String(day), start), parkMoment(String(day), end)];
    const signed = Uint8Array.from(`${header}.${payload}`, (letter) => letter.charCodeAt(0));
    return {
      ...{ numbers: [String(n)], day: String(day), startAt, endAt, device: null, anchor: null, link: '', kid, signed },
      proofs: [Number.isInteger(p) ? Number(p) : 0],
      half: Number(step),
      signature: bytesOf64(signature),
    };
  } catch {
    return null;
  }
}

/** Whether the link belongs to the pass's chain: only the phone that has it could show it, from its half minute on. */
export function isLinked({ anchor, half, link, ...slot }: ParsedCode, sha256: Sha256): boolean {
  if (anchor === null) return true;
  let at: Uint8Array = bytesOfHex(link);
  const index = half === null ? -1 : half - firstHalf(slot);
  for (let before = index; before >= 0; before -= 1) at = linkBefore(at, before, sha256);
  return hexOf(at) === anchor;
}

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;
const bigEndian = (value: number, length: number) =>
  Array.from({ length }, (_, place) => Math.floor(value / 256 ** (length - 1 - place)) % 256);
const numberOf = (bytes: Uint8Array) => bytes.reduce((sum, byte) => sum * 256 + byte, 0);

export const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOfHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const bytesOf32 = (text: string) => bytesOfText(text, BASE32, 5);
const jsonOf = (text: string): unknown => JSON.parse(String.fromCharCode(...bytesOf64(text)));

/** RFC 4648 without padding: letters that a QR writes in five and a half bits and any scanner types. */
function base32(bytes: Uint8Array): string {
  let text = '';
  let [held, count] = [0, 0];
  for (const byte of bytes) {
    held = (held << 8) | byte;
    count += 8;
    while (count >= 5) {
      count -= 5;
      text += BASE32[(held >> count) & 31];
      held &= (1 << count) - 1;
    }
  }
  return count > 0 ? text + BASE32[(held << (5 - count)) & 31] : text;
}
