import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import {
  checkDraw,
  commitmentOf,
  DRAW_RULE,
  DRAW_STEPS,
  drawWinners,
  entrantsDigest,
  entrantsOf,
  hexOf,
  type OwnEntry,
  type PublishedDraw,
  prizePlaces,
} from '@park/contract/prize/draw/rule';
import { CROCKFORD } from '@park/contract/prize/limits';
import { sha256 } from './draw.service';

/** A stream of numbers that is the same each time: a property that fails once fails again. */
function randomBytesOf(name: string): (count: number) => Uint8Array {
  let calls = 0;
  return (count) => {
    const bytes: number[] = [];
    while (bytes.length < count) bytes.push(...createHash('sha256').update(`${name} ${calls++}`).digest());
    return Uint8Array.from(bytes.slice(0, count));
  };
}

function sortedNumbers(count: number, random: (count: number) => Uint8Array): string[] {
  const numbers = new Set<string>();
  while (numbers.size < count) numbers.add([...random(8)].map((byte) => CROCKFORD[byte % 32]).join(''));
  return [...numbers].sort();
}

/** The rule a second time, as docs/draw.md tells it: whole numbers of any size, and a list whose members really move. */
function drawByTheBook(seed: Uint8Array, entrants: string[], maxWinners: number): string[] {
  const list = [...entrants];
  const digest = createHash('sha256').update(list.join('\n'), 'ascii').digest();
  for (let k = 0; k < Math.min(maxWinners, list.length); k++) {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(k);
    const hash = createHash('sha256').update(seed).update(digest).update(counter).digest('hex');
    const drawn = k + Number(BigInt(`0x${hash.slice(0, 12)}`) % BigInt(list.length - k));
    [list[k], list[drawn]] = [list[drawn] ?? '', list[k] ?? ''];
  }
  return list.slice(0, Math.min(maxWinners, entrants.length));
}

function drawn(seed: Uint8Array, entrants: string[], maxWinners: number): string[] {
  return drawWinners({ seed, digest: entrantsDigest(entrants.join('\n'), sha256), entrants, maxWinners }, sha256);
}

describe('the rule of the draw', () => {
  it('says what the example of docs/draw.md says, which was made with Python', async () => {
    const page = await readFile(new URL('../../../../../docs/draw.md', import.meta.url), 'utf8');
    const example = /```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
    const { seed, commitment, entrants, digest, winners } = JSON.parse(example);
    const bytes = Uint8Array.from(Buffer.from(seed, 'hex'));
    assert.equal(commitmentOf(bytes, sha256), commitment);
    assert.equal(entrantsDigest(entrants.join('\n'), sha256), digest);
    assert.deepEqual(drawn(bytes, entrants, winners.length), winners);
  });

  it('is what it is by the book, for any seed, any list and any number of prizes', () => {
    const random = randomBytesOf('by the book');
    for (let round = 0; round < 300; round++) {
      const [a = 0, b = 0] = random(2);
      const entrants = sortedNumbers(a % 60, random);
      const seed = random(32);
      assert.deepEqual(drawn(seed, entrants, b % 70), drawByTheBook(seed, entrants, b % 70));
    }
  });

  it('draws nobody twice, nobody from outside, and as many as there are prizes or entrants', () => {
    const random = randomBytesOf('nobody twice');
    for (let round = 0; round < 300; round++) {
      const [a = 0, b = 0] = random(2);
      const entrants = sortedNumbers(a, random);
      const winners = drawn(random(32), entrants, b);
      assert.equal(winners.length, Math.min(entrants.length, b));
      assert.equal(new Set(winners).size, winners.length);
      assert.ok(winners.every((number) => entrants.includes(number)));
    }
  });

  it('always says the same of the same, and more prizes change nothing for the first', () => {
    const random = randomBytesOf('the same');
    const entrants = sortedNumbers(500, random);
    const seed = random(32);
    const all = drawn(seed, entrants, 500);
    for (const maxWinners of [1, 2, 10, 499, 500, 600])
      assert.deepEqual(drawn(seed, entrants, maxWinners), all.slice(0, maxWinners));
    assert.deepEqual([...all].sort(), entrants);
  });

  it('favours no place of the list, alone or in pairs', () => {
    const { places, pairs } = tally(drawn);
    // A fair draw goes beyond these once in a million times.
    for (const counts of places) assert.ok(chiSquare(counts, DRAWS) < 40.52, 'by place; 7 degrees of freedom');
    assert.equal(pairs.length, 56);
    assert.ok(chiSquare(pairs, DRAWS) < 119.9, 'by pair; 55 degrees of freedom');
  });

  it('would be caught if it did: a shuffle that swaps with any place, as many do by mistake', () => {
    const { pairs } = tally((seed, entrants, maxWinners) => {
      const list = [...entrants];
      for (let k = 0; k < maxWinners; k++) {
        const any = (seed[k] ?? 0) % list.length;
        [list[k], list[any]] = [list[any] ?? '', list[k] ?? ''];
      }
      return list.slice(0, maxWinners);
    });
    assert.ok(chiSquare(pairs, DRAWS) > 119.9);
  });
});

const DRAWS = 16_000;

/** How often each of eight entrants was drawn first, second and third, and each pair first and second. */
function tally(draw: typeof drawn): { places: number[][]; pairs: number[] } {
  const random = randomBytesOf('no favour');
  const entrants = sortedNumbers(8, random);
  const counts = new Map<string, number>();
  const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (let round = 0; round < DRAWS; round++) {
    const winners = draw(random(32), entrants, 3);
    for (const [place, number] of winners.entries()) count(`${place} ${number}`);
    count(winners.slice(0, 2).join());
  }
  const of = (key: RegExp) => [...counts].filter(([name]) => key.test(name)).map(([, times]) => times);
  return { places: [of(/^0 /), of(/^1 /), of(/^2 /)], pairs: of(/,/) };
}

function chiSquare(counts: number[], total: number): number {
  const expected = total / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('checking a draw', () => {
  const random = randomBytesOf('checking');
  const entrants = sortedNumbers(200, random);
  const list = entrants.join('\n');
  const seed = random(32);
  const prizes = [
    { id: 'hammer', count: 1 },
    { id: 'ticket', count: 4 },
  ];
  const winners = drawByTheBook(seed, entrants, 5).map((number, k) => ({ number, prizeId: k === 0 ? 'hammer' : 'ticket' }));
  const honest: PublishedDraw = {
    rule: DRAW_RULE,
    commitment: createHash('sha256').update(seed).digest('hex'),
    seed: hexOf(seed),
    digest: createHash('sha256').update(list).digest('hex'),
    drawAt: '2026-05-04T11:00:00.000Z',
    beacon: null,
    entrants: entrants.length,
    prizes,
    winners,
  };
  const loser = entrants.find((number) => !winners.some((winner) => winner.number === number)) ?? '';
  const failed = (published: PublishedDraw, numbers = list, own?: OwnEntry) =>
    [...checkDraw(published, numbers, { sha256, own })].filter(({ ok }) => !ok).map(({ step }) => step);
  const won = (number: string) => winners.findIndex((winner) => winner.number === number);

  it('passes an honest one, whoever asks', () => {
    assert.deepEqual(failed(honest), []);
    for (const number of entrants) {
      const prizeId = winners[won(number)]?.prizeId ?? null;
      const steps = [...checkDraw(honest, list, { sha256, own: { number, prizeId } })];
      assert.deepEqual(
        steps,
        DRAW_STEPS.filter((step) => step !== 'beacon').map((step) => ({ step, ok: true })),
      );
    }
  });

  it('passes one without entrants, and one with fewer entrants than prizes', () => {
    for (const few of [[], entrants.slice(0, 1), entrants.slice(0, 4)]) {
      const numbers = few.join('\n');
      const digest = createHash('sha256').update(numbers).digest('hex');
      const all = drawByTheBook(seed, few, 5).map((number, k) => ({ number, prizeId: k === 0 ? 'hammer' : 'ticket' }));
      assert.deepEqual(failed({ ...honest, digest, entrants: few.length, winners: all }, numbers), []);
      assert.equal(all.length, few.length);
    }
    assert.deepEqual(entrantsOf(''), []);
  });

  it('says that the seed is another than the promised one', () => {
    const other = random(32);
    const theirs = drawByTheBook(other, entrants, 5).map((number, k) => ({ number, prizeId: k === 0 ? 'hammer' : 'ticket' }));
    assert.deepEqual(failed({ ...honest, seed: hexOf(other), winners: theirs }), ['commitment']);
    assert.deepEqual(failed({ ...honest, commitment: hexOf(sha256(other)) }), ['commitment']);
  });

  it('says that the list is another than the fixed one', () => {
    const swapped = list.replace(loser, 'ZZZZZZZ0').split('\n').sort().join('\n');
    assert.ok(failed(honest, swapped).includes('digest'));
    assert.ok(!failed(honest, swapped).includes('commitment'));
    assert.deepEqual(failed(honest, swapped, { number: loser, prizeId: null }).slice(0, 2), ['digest', 'number']);
  });

  it('says that somebody was added or is in it twice, even when the digest fits that list', () => {
    const digestOf = (numbers: string[]) => createHash('sha256').update(numbers.join('\n')).digest('hex');
    const added = [...entrants, 'ZZZZZZZZ'].sort();
    assert.ok(failed({ ...honest, digest: digestOf(added) }, added.join('\n')).includes('list'));
    const doubled = [...entrants, entrants[3] ?? ''].sort();
    const counted = { ...honest, entrants: doubled.length, digest: digestOf(doubled) };
    assert.ok(failed(counted, doubled.join('\n')).includes('list'));
    const [first = '', second = '', ...rest] = entrants;
    const moved = [second, first, ...rest];
    assert.ok(failed({ ...honest, digest: digestOf(moved) }, moved.join('\n')).includes('list'));
  });

  it('says that winners were swapped, left out, invented or given another prize', () => {
    const [one, two, ...others] = winners;
    assert.ok(one && two);
    for (const claimed of [
      [two, one, ...others],
      winners.slice(0, 4),
      [...winners, { number: loser, prizeId: 'ticket' }],
      [{ number: loser, prizeId: 'hammer' }, two, ...others],
      [one, { ...two, prizeId: 'hammer' }, ...others],
    ])
      assert.deepEqual(failed({ ...honest, winners: claimed }), ['winners']);
  });

  it('says that one was told something else than the winners say', () => {
    const winner = winners[0]?.number ?? '';
    assert.deepEqual(failed(honest, list, { number: winner, prizeId: null }), ['result']);
    assert.deepEqual(failed(honest, list, { number: winner, prizeId: 'ticket' }), ['result']);
    assert.deepEqual(failed(honest, list, { number: loser, prizeId: 'ticket' }), ['result']);
    assert.deepEqual(failed(honest, list, { number: 'ZZZZZZZZ', prizeId: null }), ['number']);
  });

  it('fails, and does not break, on what is no draw at all', () => {
    const broken: Partial<PublishedDraw>[] = [
      { seed: null },
      { seed: 'abc' },
      { seed: hexOf(seed).toUpperCase() },
      { digest: null },
      { commitment: null },
      { rule: 'park-draw-0' },
      { winners: [] },
    ];
    for (const change of broken) assert.ok(failed({ ...honest, ...change }).length > 0, JSON.stringify(change));
    for (const numbers of ['', '\n', 'x', '张三\n李四', `${list}\n`]) assert.ok(failed(honest, numbers).includes('digest'));
  });

  it('gives each prize out as often as there are of it, in the round’s order', () => {
    assert.deepEqual(prizePlaces(prizes), ['hammer', 'ticket', 'ticket', 'ticket', 'ticket']);
  });
});
