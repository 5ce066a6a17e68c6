import { createHash } from 'node:crypto';
import { commitmentOf, entrantsDigest, hexOf, type Sha256 } from '@park/contract/prize/draw/rule';
import {
  BALLOT_RULE,
  checkBallotInSlices,
  drawBallot,
  type OwnBallotEntry,
  type PublishedBallot,
  readBallotList,
  writeBallotList,
  writeOutcome,
} from '@park/contract/ticket/ballot/rule';

const sha256: Sha256 = (bytes) => createHash('sha256').update(bytes).digest();
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Numbers that a seed decides, so that what fails can be made again. */
function randomFrom(seed: number) {
  let at = 0;
  return (below: number): number => {
    at += 1;
    return createHash('sha256').update(`${seed} ${at}`).digest().readUInt32BE() % below;
  };
}

/** A drawn ballot of a few slots and entries, as its park publishes it. */
function randomBallot(seed: number) {
  const random = randomFrom(seed);
  const places = Array.from({ length: 1 + random(4) }, () => random(12));
  const closed = places.map(() => random(5) === 0);
  const numbers = new Set(
    Array.from({ length: random(30) }, () => Array.from({ length: 8 }, () => LETTERS[random(32)]).join('')),
  );
  const entries = [...numbers].sort().map((number) => {
    const wishes = new Set(Array.from({ length: 1 + random(3) }, () => 1 + random(places.length)));
    return `${number} ${1 + random(5)} ${[...wishes].join(',')}`;
  });
  const list = writeBallotList({ places, entries });
  const seedBytes = createHash('sha256').update(`seed ${seed}`).digest();
  const digest = entrantsDigest(list, sha256);
  const drawn = drawBallot({ seed: seedBytes, digest, list: { places, entries }, closed }, sha256);
  const published: PublishedBallot = {
    rule: BALLOT_RULE,
    commitment: commitmentOf(seedBytes, sha256),
    seed: hexOf(seedBytes),
    digest,
    drawAt: '2026-11-20T19:00:00+08:00',
    beacon: null,
    entrants: entries.length,
    slots: places.map((count, index) => ({ places: count, closed: closed[index] ?? false })),
  };
  return { places, closed, entries, list, drawn, published, outcome: writeOutcome(drawn) };
}

const wrongSteps = (published: PublishedBallot, list: string, outcome: string, own?: OwnBallotEntry) =>
  [...checkBallotInSlices(published, { list, outcome }, { sha256, own })].flatMap((check) =>
    check && !check.ok ? [check.step] : [],
  );

describe('random ballots', () => {
  const ballots = Array.from({ length: 300 }, (_, seed) => ({ seed, ...randomBallot(seed) }));

  it('give no slot more than it has, and nothing of a closed one', () => {
    for (const { seed, places, closed, entries, drawn } of ballots) {
      const quantity = new Map(entries.map((line) => [line.slice(0, 8), Number(line.split(' ')[1])]));
      places.forEach((count, index) => {
        const given = drawn
          .filter(({ slot }) => slot === index + 1)
          .reduce((sum, { number }) => sum + (quantity.get(number) ?? 0), 0);
        expect({ seed, fits: given <= (closed[index] ? 0 : count) }).toEqual({ seed, fits: true });
      });
    }
  });

  it('draw every entry once, and pass over none whose wish had room when its turn came', () => {
    for (const { seed, places, closed, entries, drawn } of ballots) {
      expect(drawn.map(({ number }) => number).sort()).toEqual(entries.map((line) => line.slice(0, 8)));
      const left = places.map((count, index) => (closed[index] ? 0 : count));
      for (const { number, slot } of drawn) {
        const [, tickets, wishes = ''] = entries.find((line) => line.startsWith(number))?.split(' ') ?? [];
        const roomy = wishes
          .split(',')
          .map(Number)
          .filter((wish) => (left[wish - 1] ?? 0) >= Number(tickets));
        expect({ seed, number, slot }).toEqual({ seed, number, slot: roomy[0] ?? 0 });
        if (slot > 0) left[slot - 1] = (left[slot - 1] ?? 0) - Number(tickets);
      }
    }
  });

  it('are found true as they are, and false where one letter is another', () => {
    for (const { published, list, outcome, drawn } of ballots) {
      expect(wrongSteps(published, list, outcome)).toEqual([]);
      const [first] = drawn;
      if (!first) continue;
      expect(wrongSteps(published, list, outcome, first)).toEqual([]);
      expect(wrongSteps(published, list, outcome, { ...first, slot: first.slot + 1 })).toEqual(['result']);
      expect(wrongSteps(published, list, outcome, { number: 'UUUUUUUU', slot: 0 })).toEqual(['number', 'result']);
      expect(
        wrongSteps(
          published,
          list,
          outcome.replace(/\d$/, (slot) => String(Number(slot) + 1)),
        ),
      ).toEqual(['winners']);
    }
  });
});

describe('what is published of a ballot', () => {
  const { published, list, outcome } = randomBallot(7);

  it.each([
    ['seed', { ...published, seed: '0'.repeat(64) }, list, ['commitment', 'winners']],
    ['promise', { ...published, commitment: '0'.repeat(64) }, list, ['commitment']],
    ['list', published, list.replace(/ \d /, ' 9 '), ['digest']],
    ['number of entries', { ...published, entrants: published.entrants + 1 }, list, ['list']],
    ['places of a slot', { ...published, slots: published.slots.map((slot) => ({ ...slot, places: 99 })) }, list, ['list']],
    ['closed slots', { ...published, slots: published.slots.map((slot) => ({ ...slot, closed: true })) }, list, ['winners']],
    ['rule', { ...published, rule: 'park-draw-1' }, list, ['commitment', 'winners']],
    ['nothing at all', { ...published, seed: null, digest: null }, '', ['commitment', 'list', 'digest', 'winners']],
  ] as const)('is false with another %s', (_, published, text, wrong) => {
    expect(wrongSteps(published, text, outcome)).toEqual(expect.arrayContaining([...wrong]));
  });

  it('is read back as it was written', () => {
    const entries = ['0B3VXT5R 2 1,3', '4J6GHW2P 1 2'];
    expect(readBallotList(writeBallotList({ places: [3, 0, 12], entries }))).toEqual({ places: [3, 0, 12], entries });
    expect(readBallotList('3,0')).toEqual({ places: [3, 0], entries: [] });
    for (const broken of ['', 'x', '3\n', '3\n0B3VXT5R 2', '3\n0B3VXT5R 0 1', '3\n0B3VXT5R 2 1,2,3,4', '3\n0b3vxt5r 2 1'])
      expect(readBallotList(broken)).toBeNull();
  });
});
