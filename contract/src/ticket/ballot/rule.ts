/**
 * The rule of a ballot (docs/draw.md), and what anyone can check of a drawn one. The order of drawing is that of the lucky draw over
 * all entries; what follows from it is decided here. Pure, like the rule it builds on.
 */
import {
  atOnce,
  bytesOfHex,
  type CheckWith,
  type CountedCheck,
  checkBeaconInSlices,
  commitmentOf,
  digestInSlices,
  drawInSlices,
  HEX_32,
  isAscendingInSlices,
  type PublishedBeacon,
  type Sha256,
  seedDrawnWith,
} from '../../prize/draw/rule';

/** The name of this rule, published with each ballot. */
export const BALLOT_RULE = 'park-ballot-1';
/** The same, with a round of the public beacon, named before, mixed into the seed. */
export const BEACON_BALLOT_RULE = 'park-ballot-2';

/** What an interpreter reads and gives out between two pauses. */
const ENTRIES_A_SLICE = 1024;
const PLACES_LINE = /^\d{1,6}(,\d{1,6})*$/;
const ENTRY_LINE = /^[0-9A-HJKMNP-TV-Z]{8} [1-9] [1-9]\d?(,[1-9]\d?){0,2}$/;

/** What is fixed when sign-up closes. */
interface BallotList {
  /** Of each slot, in the ballot's order. */
  places: number[];
  /** Sorted by code point, each `NUMBER TICKETS WISH,WISH,WISH`; a wish is a slot's place in the ballot, from 1. */
  entries: string[];
}

/** The text that is hashed and published: the places of each slot, joined by commas, then a line an entry. */
export function writeBallotList({ places, entries }: BallotList): string {
  return [places.join(','), ...entries].join('\n');
}

/** Null when it is no such text. */
export function readBallotList(list: string): BallotList | null {
  const [first = '', ...entries] = list.split('\n');
  if (!PLACES_LINE.test(first) || !entries.every((line) => ENTRY_LINE.test(line))) return null;
  return { places: first.split(',').map(Number), entries };
}

export interface BallotDrawing {
  /** 32 bytes; by `park-ballot-2` the mixed one. */
  seed: Uint8Array;
  /** Of the list, lower-case hex. */
  digest: string;
  list: BallotList;
  /** Which slots nothing is given of, by their place from 0. */
  closed: readonly boolean[];
}

/** In the order of drawing: the entry's number, and its slot by its place from 1, or 0 for none. */
export interface BallotDrawn {
  number: string;
  slot: number;
}

/**
 * The outcome of a ballot: in the order that seed and digest decide, each entry gets the first of its wishes that has room for all of
 * its tickets. Nobody's tickets are split, and nobody is passed over for a later one while a wish of theirs has room.
 */
export function drawBallot(drawing: BallotDrawing, sha256: Sha256): BallotDrawn[] {
  return atOnce(drawBallotInSlices(drawing, sha256));
}

/** Yields at every pause. */
function* drawBallotInSlices(
  { seed, digest, list, closed }: BallotDrawing,
  sha256: Sha256,
): Generator<null, BallotDrawn[], void> {
  const { entries, places } = list;
  const order = yield* drawInSlices({ seed, digest, entrants: entries, maxWinners: entries.length }, sha256);
  const left = places.map((count, index) => (closed[index] ? 0 : count));
  const drawn: BallotDrawn[] = [];
  for (const line of order) {
    const [number = '', tickets = '', wishes = ''] = line.split(' ');
    const quantity = Number(tickets);
    const slot =
      wishes
        .split(',')
        .map(Number)
        .find((wish) => (left[wish - 1] ?? 0) >= quantity) ?? 0;
    if (slot > 0) left[slot - 1] = (left[slot - 1] ?? 0) - quantity;
    drawn.push({ number, slot });
    if (drawn.length % ENTRIES_A_SLICE === 0) yield null;
  }
  return drawn;
}

/** The text that is published of an outcome: `NUMBER SLOT`, a line an entry, in the order of drawing. */
export function writeOutcome(drawn: readonly BallotDrawn[]): string {
  return drawn.map(({ number, slot }) => `${number} ${slot}`).join('\n');
}

/** What is published of a ballot: the commitment from its opening on, the digest from its closing, the rest once drawn. */
export interface PublishedBallot {
  rule: string;
  /** Lower-case hex, like `seed` and `digest`. */
  commitment: string;
  seed: string | null;
  digest: string | null;
  /** When it was to be drawn, ISO 8601. */
  drawAt: string;
  /** Null by `park-ballot-1`. */
  beacon: PublishedBeacon | null;
  entrants: number;
  slots: readonly { places: number | null; closed: boolean }[];
}

/** One's own entry: its number, and the slot that the park says it was given, 0 for none. */
export interface OwnBallotEntry {
  number: string;
  slot: number;
}

/**
 * Checks a drawn ballot from what is published alone, by the steps of a draw; `list`: also that its places are those told of each slot.
 * It never throws, whatever was published, and yields null at every pause.
 * @param outcome as the park published it
 */
export function* checkBallotInSlices(
  published: PublishedBallot,
  { list: text, outcome }: { list: string; outcome: string },
  { sha256, verifyBeacon, own }: Omit<CheckWith, 'own'> & { own?: OwnBallotEntry },
): Generator<CountedCheck | null, void, void> {
  const seed = published.seed ?? '';
  const digest = published.digest ?? '';
  const hasBeacon = published.rule === BEACON_BALLOT_RULE;
  const wellFormed = (hasBeacon || published.rule === BALLOT_RULE) && HEX_32.test(seed) && HEX_32.test(digest);
  const commitment = commitmentOf(bytesOfHex(seed), sha256);
  yield { step: 'commitment', ok: wellFormed && commitment === published.commitment, found: commitment };

  const list = readBallotList(text);
  const entries = list?.entries ?? [];
  const isSorted = (yield* isAscendingInSlices(entries)) && list !== null;
  const isWhole =
    entries.length === published.entrants && list?.places.join() === published.slots.map(({ places }) => places).join();
  yield { step: 'list', ok: isSorted && isWhole, found: String(entries.length) };
  const found = yield* digestInSlices(text, sha256);
  yield { step: 'digest', ok: found === digest, found };
  if (own) yield { step: 'number', ok: entries.some((line) => line.startsWith(`${own.number} `)) };

  if (hasBeacon) yield* checkBeaconInSlices(published, verifyBeacon);

  const closed = published.slots.map((slot) => slot.closed);
  const seedToDraw = wellFormed ? seedDrawnWith(published, hasBeacon, sha256) : null;
  const drawn = seedToDraw && list ? yield* drawBallotInSlices({ seed: seedToDraw, digest, list, closed }, sha256) : null;
  yield { step: 'winners', ok: drawn !== null && writeOutcome(drawn) === outcome };
  if (own) yield { step: 'result', ok: drawn?.find(({ number }) => number === own.number)?.slot === own.slot };
}
