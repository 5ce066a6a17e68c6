import { BEACON_SIGNATURE, beaconRoundAt } from '../../beacon/chain';

/**
 * The rules of the draw (docs/draw.md), and what anyone can check of a drawn round. Pure, and without a cryptographic library
 * of its own: SHA-256 and the check of a beacon's signature are handed in, so that the server, the verify script and the
 * visitor's phone count with one rule.
 */
export interface Sha256 {
  (bytes: Uint8Array): Uint8Array;
  /** Hashes what comes in pieces; where there is none, a list is hashed at one go. */
  create?(): Sha256InPieces;
}

interface Sha256InPieces {
  update(bytes: Uint8Array): unknown;
  digest(): Uint8Array;
}

/** Whether a beacon signed a round so; @see verifyInSlices in ../../beacon/signature. Yields at every pause. */
export type VerifyBeacon = (round: number, signature: string) => Generator<null, boolean, void>;

/** The name of the rule, published with each round. */
export const DRAW_RULE = 'park-draw-1';
/** The same, with a round of the public beacon, named before, mixed into the seed. */
export const BEACON_DRAW_RULE = 'park-draw-2';

export const SEED_BYTES = 32;
export const HEX_32 = /^[0-9a-f]{64}$/;
/** As many bytes of each hash as a number holds exactly; what the modulo prefers is below n in 2^48. */
const RANDOM_BYTES = 6;

/** What is done between two pauses takes an interpreter, as mini-programs on iPhones have one, some 20 ms. */
const BYTES_A_SLICE = 8192;
const DRAWS_A_SLICE = 64;
const NUMBERS_A_SLICE = 8192;

export interface PublishedBeacon {
  /** The first of the beacon at or after the draw's set time. */
  round: number;
  /** Lower-case hex; null until the draw. */
  signature: string | null;
}

/** What is published of a round: commitment and beacon's round from its opening on, the digest from its closing, the rest once drawn. */
export interface PublishedDraw {
  rule: string;
  /** Lower-case hex, like `seed` and `digest`. */
  commitment: string | null;
  seed: string | null;
  digest: string | null;
  /** When it was to be drawn, ISO 8601. */
  drawAt: string;
  /** Null by `park-draw-1`. */
  beacon: PublishedBeacon | null;
  /** How many entrants there are. */
  entrants: number;
  /** In the round's order. */
  prizes: readonly { id: string; count: number }[];
  /** In the order of drawing. */
  winners: readonly { number: string; prizeId: string }[];
}

/** The digest of the list of entrants; `list` is their numbers, sorted by code point and joined by "\n". */
export function entrantsDigest(list: string, sha256: Sha256): string {
  return atOnce(digestInSlices(list, sha256));
}

/** Yields at every pause. */
export function* digestInSlices(list: string, sha256: Sha256): Generator<null, string, void> {
  const hash = sha256.create?.();
  if (!hash) return hexOf(sha256(asciiOf(list)));
  for (let from = 0; from < list.length; from += BYTES_A_SLICE) {
    hash.update(asciiOf(list.slice(from, from + BYTES_A_SLICE)));
    yield null;
  }
  return hexOf(hash.digest());
}

/** What is published of a seed before the draw. */
export const commitmentOf = (seed: Uint8Array, sha256: Sha256): string => hexOf(sha256(seed));

/** What is drawn with by `park-draw-2` in place of the seed: SHA-256(seed ‖ SHA-256(signature)). @param signature hex */
export function mixedSeed(seed: Uint8Array, signature: string, sha256: Sha256): Uint8Array {
  const both = new Uint8Array(2 * SEED_BYTES);
  both.set(seed);
  both.set(sha256(bytesOfHex(signature)), SEED_BYTES);
  return sha256(both);
}

/** The numbers in a list of entrants. */
export function entrantsOf(list: string): string[] {
  return list === '' ? [] : list.split('\n');
}

/** The prize of each winner, in the order of drawing: each prize as often as there are of it. */
export function prizePlaces(prizes: readonly { id: string; count: number }[]): string[] {
  return prizes.flatMap(({ id, count }) => Array.from({ length: count }, () => id));
}

export interface Drawing {
  /** 32 bytes; by `park-draw-2` the mixed one. */
  seed: Uint8Array;
  /** Of the list, lower-case hex. */
  digest: string;
  entrants: readonly string[];
  maxWinners: number;
}

/**
 * The first `maxWinners` of the entrants in the order that seed and digest decide, or all when there are fewer: a Fisher–Yates
 * shuffle of the sorted list that stops when the prizes are gone.
 */
export function drawWinners(drawing: Drawing, sha256: Sha256): string[] {
  return atOnce(drawInSlices(drawing, sha256));
}

/** Yields at every pause. */
export function* drawInSlices(
  { seed, digest, entrants, maxWinners }: Drawing,
  sha256: Sha256,
): Generator<null, string[], void> {
  const block = new Uint8Array(2 * SEED_BYTES + 4);
  block.set(seed);
  block.set(bytesOfHex(digest), SEED_BYTES);
  const counter = new DataView(block.buffer);
  // Where a swap has put somebody; everyone else still stands at the place of the list.
  const moved = new Map<number, string>();
  const standing = (place: number) => moved.get(place) ?? entrants[place] ?? '';
  const winners: string[] = [];
  for (let k = 0; k < Math.min(maxWinners, entrants.length); k++) {
    if (k % DRAWS_A_SLICE === DRAWS_A_SLICE - 1) yield null;
    counter.setUint32(2 * SEED_BYTES, k);
    const drawn = k + (randomOf(sha256(block)) % (entrants.length - k));
    winners.push(standing(drawn));
    moved.set(drawn, standing(k));
  }
  return winners;
}

export function atOnce<Result>(slices: Generator<unknown, Result, void>): Result {
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value as Result;
  }
}

function randomOf(hash: Uint8Array): number {
  return hash.subarray(0, RANDOM_BYTES).reduce((value, byte) => value * 256 + byte, 0);
}

/**
 * What is checked, in this order. commitment: the seed is the one that was promised before anyone signed up. list: the
 * numbers are sorted, no number is in it twice, and there are as many as the park says. digest: the list is the one that was
 * fixed when sign-up closed. number: one's own number is in it. beacon: its round is the one that the draw's time names, and its
 * signature is the beacon's; by `park-draw-2` alone. winners: seed, list and beacon make exactly these winners. result: what
 * the park tells one's own entry is what the winners say.
 */
export const DRAW_STEPS = ['commitment', 'list', 'digest', 'number', 'beacon', 'winners', 'result'] as const;
export type DrawStep = (typeof DRAW_STEPS)[number];

export interface DrawCheck {
  step: DrawStep;
  ok: boolean;
}

export interface CountedCheck extends DrawCheck {
  /** What was counted: for `commitment` and `digest` lower-case hex, for `list` how many numbers it has. */
  found?: string;
}

/** One's own entry: its number, and the prize that the park says it won, or null. */
export interface OwnEntry {
  number: string;
  prizeId: string | null;
}

export interface CheckWith {
  sha256: Sha256;
  /** Without it no signature of a beacon holds. */
  verifyBeacon?: VerifyBeacon;
  own?: OwnEntry;
}

/**
 * Checks a drawn round from what is published alone, one step after the other.
 * Without an own entry the steps `number` and `result` are left out. It never throws, whatever was published.
 * @param list the published list of entrants
 */
export function* checkDraw(published: PublishedDraw, list: string, how: CheckWith): Generator<DrawCheck, void, void> {
  for (const check of checkDrawInSlices(published, list, how)) if (check) yield { step: check.step, ok: check.ok };
}

/** The same with pauses (null) within long steps, between which a phone can draw its page and hear taps. @see checkDraw */
export function* checkDrawInSlices(
  published: PublishedDraw,
  list: string,
  { sha256, verifyBeacon, own }: CheckWith,
): Generator<CountedCheck | null, void, void> {
  const seed = published.seed ?? '';
  const digest = published.digest ?? '';
  const hasBeacon = published.rule === BEACON_DRAW_RULE;
  const wellFormed = (hasBeacon || published.rule === DRAW_RULE) && HEX_32.test(seed) && HEX_32.test(digest);
  const commitment = commitmentOf(bytesOfHex(seed), sha256);
  yield { step: 'commitment', ok: wellFormed && commitment === published.commitment, found: commitment };

  const entrants = entrantsOf(list);
  const isSorted = yield* isAscendingInSlices(entrants);
  yield { step: 'list', ok: isSorted && entrants.length === published.entrants, found: String(entrants.length) };
  const found = yield* digestInSlices(list, sha256);
  yield { step: 'digest', ok: found === digest, found };
  if (own) yield { step: 'number', ok: entrants.includes(own.number) };
  if (hasBeacon) yield* checkBeaconInSlices(published, verifyBeacon);

  const seedToDraw = wellFormed ? seedDrawnWith(published, hasBeacon, sha256) : null;
  const places = prizePlaces(published.prizes);
  const drawn = seedToDraw
    ? yield* drawInSlices({ seed: seedToDraw, digest, entrants, maxWinners: places.length }, sha256)
    : [];
  const claimed = published.winners;
  const same = claimed.length === drawn.length && drawn.every((number, k) => claimed[k]?.number === number);
  yield { step: 'winners', ok: seedToDraw !== null && same && claimed.every(({ prizeId }, k) => prizeId === places[k]) };

  if (!own) return;
  const won = drawn.indexOf(own.number);
  yield { step: 'result', ok: seedToDraw !== null && (won < 0 ? null : (places[won] ?? null)) === own.prizeId };
}

type WithBeacon = Pick<PublishedDraw, 'drawAt' | 'seed' | 'beacon'>;

/** The step of the beacon. Yields null at every pause. */
export function* checkBeaconInSlices(
  { drawAt, beacon }: Pick<WithBeacon, 'drawAt' | 'beacon'>,
  verifyBeacon: VerifyBeacon | undefined,
): Generator<CountedCheck | null, void, void> {
  const named = beaconRoundAt(Date.parse(drawAt));
  const signature = beacon?.signature ?? '';
  const isNamed = beacon?.round === named && BEACON_SIGNATURE.test(signature);
  const ok = isNamed && verifyBeacon !== undefined && (yield* verifyBeacon(named, signature));
  yield { step: 'beacon', ok, found: String(named) };
}

/** What a published draw was made with: its seed, or that and the beacon's signature mixed; null where there is no such signature. */
export function seedDrawnWith({ seed, beacon }: WithBeacon, hasBeacon: boolean, sha256: Sha256): Uint8Array | null {
  const own = bytesOfHex(seed ?? '');
  if (!hasBeacon) return own;
  const signature = beacon?.signature ?? '';
  return BEACON_SIGNATURE.test(signature) ? mixedSeed(own, signature, sha256) : null;
}

/** Whether each is greater than the one before, by code point. Yields at every pause. */
export function* isAscendingInSlices(list: readonly string[]): Generator<null, boolean, void> {
  for (let i = 1; i < list.length; i++) {
    if ((list[i - 1] ?? '') >= (list[i] ?? '')) return false;
    if (i % NUMBERS_A_SLICE === 0) yield null;
  }
  return true;
}

export function hexOf(bytes: Uint8Array): string {
  let hex = '';
  for (const byte of bytes) hex += byte.toString(16).padStart(2, '0');
  return hex;
}

/** @param hex an even number of hexadecimal digits */
export function bytesOfHex(hex: string): Uint8Array {
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16));
}

/** One byte a character; mini-programs have no TextEncoder. What is not ASCII becomes a byte that no number holds. */
function asciiOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = Math.min(text.charCodeAt(i), 0xff);
  return bytes;
}
