import { amountOf, assignFares, type BasketLine, type FarePerson, namesOn, readCount, totalOf, writeCounts } from './basket';

const line = (id: string, price: number, count = 0, realName = true): BasketLine => {
  return { id, name: id, price, count, realName, left: 9 };
};
const may = (...ids: string[]) => ids.map((ticketId) => ({ ticketId }));
const GROWN: FarePerson = { id: 'grown', own: 'adult', fares: may('adult', 'student') };
const OLD: FarePerson = { id: 'old', own: 'senior', fares: may('senior', 'student') };
const counts = (lines: readonly BasketLine[]) => writeCounts(lines);

describe('those who are named', () => {
  test('get the fare that is theirs, in place of one that was chosen', () => {
    const { lines, of } = assignFares([line('adult', 8_000, 2), line('senior', 0)], [GROWN, OLD]);
    expect([...of]).toEqual([
      ['grown', 'adult'],
      ['old', 'senior'],
    ]);
    expect(counts(lines)).toBe('adult:1 senior:1');
  });

  test('get a cheaper fare that they may claim where it was chosen, and no dearer one', () => {
    const lines = [line('adult', 8_000, 1), line('student', 4_000, 1), line('senior', 0)];
    const second = { ...GROWN, id: 'second' };
    expect([...assignFares(lines, [GROWN, second]).of.values()]).toEqual(['adult', 'student']);
    const both = assignFares(lines, [GROWN, OLD]);
    expect([...both.of.values()]).toEqual(['adult', 'senior']);
    expect(counts(both.lines)).toBe('adult:1 senior:1');
  });

  test('whose fare nobody knows or sells then stay with what was chosen, for the server to judge', () => {
    const lines = [line('adult', 8_000, 2)];
    const nobody: FarePerson = { id: 'nobody', own: null, fares: [] };
    const assigned = assignFares(lines, [{ id: 'new' }, nobody]);
    expect(counts(assigned.lines)).toBe('adult:2');
    expect([...namesOn(assigned, ['new', 'nobody'])]).toEqual([['adult', ['new', 'nobody']]]);
  });

  test('change nothing of fares without names', () => {
    const { lines } = assignFares([line('child', 3_000, 1, false), line('adult', 8_000, 1)], [OLD]);
    expect(counts(lines)).toBe('child:1 adult:1');
  });

  test('are each named once, on as many tickets as were chosen, whoever they are', () => {
    const ids = ['a', 'b', 'c'];
    const some = [0, 1, 2];
    const subsets = Array.from({ length: 2 ** ids.length }, (_, bits) => ids.filter((_id, at) => bits & (1 << at)));
    const anybody = [null, ...ids].flatMap((own) => subsets.map((fares) => ({ own, fares: may(...fares) })));
    const chosen = some.flatMap((a) => some.flatMap((b) => some.map((c) => [a, b, c])));
    const price = { a: 8_000, b: 4_000, c: 4_000 } as Record<string, number>;
    for (const wanted of chosen)
      for (const [one, other] of anybody.flatMap((first) => anybody.map((second) => [first, second]))) {
        // The third fare asks for no names.
        const lines = ids.map((id, at) => line(id, price[id] ?? 0, wanted[at], id !== 'c'));
        const named = lines.filter(({ realName }) => realName);
        const people = [
          { id: 'one', ...one },
          { id: 'other', ...other },
        ].slice(0, totalOf(named));
        const come = people.map(({ id }) => id);
        const assigned = assignFares(lines, people);
        const places = namesOn(assigned, come);
        const wrong = [
          totalOf(assigned.lines) !== totalOf(lines),
          assigned.lines.some(({ id, count }) => count < (places.get(id)?.length ?? 0)),
          [...places.values()].flat().sort().join() !== come.join(),
          people.some(({ id, own }) => {
            const theirs = named.find((fare) => fare.id === own);
            return theirs && (price[assigned.of.get(id) ?? ''] ?? Number.POSITIVE_INFINITY) > theirs.price;
          }),
        ];
        if (wrong.includes(true)) throw new Error(JSON.stringify({ wanted, people, wrong }));
      }
  });
});

test('counts are read from a draft as they were written, and rubbish is none', () => {
  const written = writeCounts([line('adult', 1, 2), line('senior', 1), line('child', 1, 11)]);
  expect(['adult', 'senior', 'child', 'other'].map((id) => readCount(written, id))).toEqual([2, 0, 11, 0]);
  expect(readCount('adult:-1 senior:x', 'adult') + readCount('adult:-1 senior:x', 'senior')).toBe(0);
});

test('a basket costs what its tickets cost', () => {
  expect(amountOf([line('adult', 8_000, 2), line('child', 3_000, 1), line('senior', 0, 1)])).toBe(19_000);
});
