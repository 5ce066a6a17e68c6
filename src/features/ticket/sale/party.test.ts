import type { ConcessionRule } from '@park/contract/ticket/concession';
import type { TicketKind } from '@park/contract/ticket/limits';
import fc from 'fast-check';
import { ticket as en } from '@/i18n/messages/en/ticket';
import { ticket as es } from '@/i18n/messages/es/ticket';
import { ticket as fr } from '@/i18n/messages/fr/ticket';
import { ticket as hans } from '@/i18n/messages/zh-Hans/ticket';
import { ticket as hant } from '@/i18n/messages/zh-Hant/ticket';
import { type Companion, cheapestBasket, mayHave, readParty, youngestFare } from './party';

const DAY = '2027-05-01';
const LIMIT = 20;
const summary = (text: string) =>
  readParty(text, LIMIT).map(({ who, age }) => [who, age].filter((one) => one !== null).join(' '));
const RULE: ConcessionRule = {
  ...{ who: 'age', ageFrom: null, ageTo: null, heightTo: null, areas: [], asked: true, from: null, until: null, source: '' },
};
const fare = (id: string, kind: TicketKind, price: number, rules: Partial<ConcessionRule>[] = [], left = 9) => {
  return { id, kind, price, left, concessions: rules.map((rule) => ({ ...RULE, ...rule })) };
};
const PARK = [
  fare('adult', 'adult', 8_000),
  fare('child', 'child', 4_000, [{ ageFrom: 7, ageTo: 18 }]),
  fare('small', 'child', 0, [{ ageTo: 6 }, { who: 'height', heightTo: 120 }]),
  fare('student', 'student', 4_000, [{ who: 'student' }]),
  fare('senior', 'senior', 2_000, [{ ageFrom: 60 }]),
];
const basketOf = (text: string, lines = PARK) =>
  Object.fromEntries([...cheapestBasket(readParty(text, LIMIT), lines, DAY)].filter(([, count]) => count > 0));

describe('a line', () => {
  test.each([en, es, fr, hans, hant])('is read as its hint shows it', ({ quantity: { partyHint: hint } }) => {
    expect(summary(hint.slice(hint.search(/[:：]/) + 1))).toEqual([
      'adult',
      'adult',
      'child 5',
      expect.stringMatching(/^(senior )?70$/),
    ]);
  });

  test.each([
    ['2大1小', ['adult', 'adult', 'child']],
    ['我们两大一小，还有一位七十五岁的老人', ['adult', 'adult', 'child', 'senior 75']],
    ['5岁和11岁的孩子', ['5', 'child 11']],
    ['three students and a teenager aged 15', ['student', 'student', 'student', '15']],
    ['my parents, two kids and grandma', ['adult', 'child', 'child', 'senior']],
    ['two grandchildren', ['child', 'child']],
    ['deux adultes et un enfant de 5 ans', ['adult', 'adult', 'child 5']],
    ['dos adultos y una niña de 4 años', ['adult', 'adult', 'child 4']],
    ['2 children of 5 and 8, one of 30', ['child 5', 'child 8', '30']],
    ['2大1小，孩子5岁', ['adult', 'adult', 'child 5']],
    ['４人', ['', '', '', '']],
    ['hello', []],
    ['', []],
  ])('%s', (text, expected) => expect(summary(text)).toEqual(expected));

  test('is read whatever it is, and never for more than may come', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(30), (text, limit) => readParty(text, limit).length <= limit),
    );
    expect(readParty('999999999 adults', LIMIT)).toHaveLength(LIMIT);
  });
});

describe('the cheapest basket', () => {
  test('gives each the fare of their age, a child without one that of a child, and the rest full fares', () => {
    expect(basketOf('2 adults, 1 child of 5, 1 of 70')).toEqual({ adult: 2, small: 1, senior: 1 });
    expect(basketOf('a student, a child, a senior, 1 of 30')).toEqual({ student: 1, small: 1, senior: 1, adult: 1 });
  });

  test('leaves out who is younger than any fare for children', () => {
    const noneForSmall = PARK.filter(({ id }) => id !== 'small');
    expect(basketOf('2 adults, 1 child of 5, 1 of 7, 1 child', noneForSmall)).toEqual({ adult: 2, child: 2 });
  });

  test('takes nothing that is gone, and gives a fare that is short to whom it saves most', () => {
    const short = [fare('adult', 'adult', 8_000), fare('small', 'child', 0, [{ ageTo: 6 }], 1)];
    expect(basketOf('2 children of 5', short)).toEqual({ small: 1, adult: 1 });
    expect(basketOf('1 adult', [fare('adult', 'adult', 8_000, [], 0)])).toEqual({});
  });

  const person: fc.Arbitrary<Companion> = fc.record({
    who: fc.option(fc.constantFrom<TicketKind>('adult', 'child', 'student', 'senior')),
    age: fc.option(fc.nat(100)),
  });
  const lines = fc
    .array(fc.tuple(fc.constantFrom(...PARK), fc.nat(9_000), fc.nat(3)), { minLength: 1, maxLength: 4 })
    .map((all) => all.map(([line, price, left], nth) => ({ ...line, id: String(nth), price, left })));

  test('is as cheap as any in which each has a fare that is theirs', () => {
    fc.assert(
      fc.property(fc.array(person, { maxLength: 4 }), lines, (all, fares) => {
        const party = all.filter(({ age }) => age === null || age >= youngestFare(fares, DAY));
        // Every way there is.
        let [fewest, cheapest] = [Number.POSITIVE_INFINITY, 0];
        const give = (place: number, left: number[], without: number, fen: number): void => {
          const one = party[place];
          if (!one) {
            if (without < fewest || (without === fewest && fen < cheapest)) [fewest, cheapest] = [without, fen];
            return;
          }
          give(place + 1, left, without + 1, fen);
          fares.forEach((line, nth) => {
            if ((left[nth] ?? 0) > 0 && mayHave(one, line, DAY)) {
              const rest = left.map((n, other) => (other === nth ? n - 1 : n));
              give(place + 1, rest, without, fen + line.price);
            }
          });
        };
        give(
          0,
          fares.map(({ left }) => left),
          0,
          0,
        );
        const basket = cheapestBasket(all, fares, DAY);
        const counts = fares.map(({ id }) => basket.get(id) ?? 0);
        expect(counts.every((count, nth) => count <= (fares[nth]?.left ?? 0))).toBe(true);
        expect(party.length - counts.reduce((a, b) => a + b, 0)).toBe(fewest);
        expect(counts.reduce((sum, count, nth) => sum + count * (fares[nth]?.price ?? 0), 0)).toBe(cheapest);
      }),
    );
  });
});
