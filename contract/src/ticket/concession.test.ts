import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type Claimant,
  CONCESSIONS,
  type ConcessionRule,
  type Fare,
  fitOf,
  holdsOn,
  ownFare,
  proofBits,
  proofsOf,
} from './concession';
import { areaIn, birthdayIn } from './identity';
import { ageOn } from './limits';

const STORIES = 20_000;
const MS_A_DAY = 86_400_000;

/** Numbers from 0 to 1, the same in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const isoOf = (day: number) => new Date(day * MS_A_DAY).toISOString().slice(0, 10);
const dayOf = (iso: string) => Date.parse(`${iso}T00:00:00Z`) / MS_A_DAY;

const RULE: ConcessionRule = {
  ...{ who: 'age', ageFrom: null, ageTo: null, heightTo: null, areas: [], asked: true, from: null, until: null, source: '' },
};
const fare = (id: string, price: number, concessions: ConcessionRule[], full = false): Fare => ({
  id,
  price,
  concessions,
  full,
});

/** Birthdays: one in ten on 29 February, and half of the visits on the birthday, the day before or the day after. */
function story(roll: () => number) {
  const leapYears = 1908 + 4 * Math.floor(roll() * 29);
  const birthday = roll() < 0.1 ? `${leapYears}-02-29` : isoOf(Math.floor(dayOf('1905-01-01') + roll() * 120 * 365));
  const year = Number(birthday.slice(0, 4)) + Math.floor(roll() * 100);
  const near = dayOf(`${year}-${birthday.slice(5) === '02-29' ? '03-01' : birthday.slice(5)}`) + Math.floor(roll() * 3) - 1;
  const any = dayOf(birthday) + Math.floor(roll() * 100 * 365);
  return { birthday, day: isoOf(Math.max(dayOf(birthday), roll() < 0.5 ? near : any)) };
}

/** Counted the slow way: birthdays that have come, that of 29 February on 1 March of a year without one. */
function birthdaysBy(birthday: string, day: string): number {
  let count = 0;
  for (let year = Number(birthday.slice(0, 4)) + 1; year <= Number(day.slice(0, 4)); year += 1) {
    const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    const rest = birthday.slice(5) === '02-29' && !isLeap ? '03-01' : birthday.slice(5);
    if (`${year}-${rest}` <= day) count += 1;
  }
  return count;
}

describe('an age', () => {
  it('is the count of birthdays that have come, the day itself included', () => {
    const roll = randomFrom(20261125);
    let leaps = 0;
    for (let n = 0; n < STORIES; n += 1) {
      const { birthday, day } = story(roll);
      assert.equal(ageOn(birthday, day), birthdaysBy(birthday, day), `${birthday} on ${day}`);
      if (birthday.endsWith('02-29')) leaps += 1;
    }
    assert.ok(leaps > STORIES / 20);
    assert.deepEqual(
      ['2026-02-28', '2026-03-01', '2028-02-28', '2028-02-29'].map((day) => ageOn('2008-02-29', day)),
      [17, 18, 19, 20],
    );
    assert.deepEqual([ageOn('1961-05-05', '2026-05-04'), ageOn('1961-05-05', '2026-05-05')], [64, 65]);
  });

  it('only grows, by one a year, and never skips a day', () => {
    const roll = randomFrom(1);
    for (let n = 0; n < STORIES; n += 1) {
      const { birthday, day } = story(roll);
      const step = ageOn(birthday, isoOf(dayOf(day) + 1)) - ageOn(birthday, day);
      assert.ok(step === 0 || step === 1, `${birthday} on ${day}`);
      assert.equal(ageOn(birthday, isoOf(dayOf(day) + 366)) - ageOn(birthday, day) >= 1, true, `${birthday} on ${day}`);
    }
  });
});

describe('bands of ages', () => {
  it('put each person into exactly one where they are whole, on every day, also when the rules change', () => {
    const roll = randomFrom(7);
    for (let n = 0; n < STORIES; n += 1) {
      const { birthday, day } = story(roll);
      const change = isoOf(dayOf(day) + Math.floor(roll() * 3) - 1);
      const before = isoOf(dayOf(change) - 1);
      const cuts = () => [...new Set(Array.from({ length: 3 }, () => 1 + Math.floor(roll() * 90)))].sort((a, b) => a - b);
      const bands = (ends: number[], from: string | null, until: string | null): ConcessionRule[] =>
        [0, ...ends].map((ageFrom, k) => ({
          ...RULE,
          ageFrom,
          ageTo: ends[k] === undefined ? null : ends[k] - 1,
          from,
          until,
        }));
      const rules = [...bands(cuts(), null, before), ...bands(cuts(), change, null)];
      const person: Claimant = { birthday, area: roll() < 0.5 ? '510302' : null };
      const fitting = rules.filter((rule) => fitOf([rule], person, day));
      assert.equal(fitting.length, 1, `${birthday} on ${day}, changed on ${change}`);
      const [rule] = fitting as [ConcessionRule];
      assert.ok(holdsOn(rule, day));
      assert.equal(rule.from === change, day >= change);
      // The fare that is proposed is that of the band, whatever the prices are.
      const fares = rules.map((one, k) => fare(String(k), Math.floor(roll() * 100), [one], roll() < 0.2));
      assert.equal(ownFare(fares, person, day)?.id, String(rules.indexOf(rule)));
    }
  });

  it('propose the cheapest of several that are theirs, never one that has to be claimed', () => {
    const roll = randomFrom(9);
    for (let n = 0; n < STORIES; n += 1) {
      const { birthday, day } = story(roll);
      const person: Claimant = { birthday, area: ['510302', '510999', '110101', null][Math.floor(roll() * 4)] ?? null };
      const fares = Array.from({ length: 6 }, (_, k) => {
        const who = CONCESSIONS[Math.floor(roll() * CONCESSIONS.length)] ?? 'age';
        const ageFrom = Math.floor(roll() * 60);
        const ages = who === 'age' || roll() < 0.3 ? { ageFrom, ageTo: ageFrom + Math.floor(roll() * 60) } : {};
        return fare(String(k), Math.floor(roll() * 5), [{ ...RULE, ...ages, who, areas: ['5103'], asked: roll() < 0.5 }]);
      });
      const own = ownFare(fares, person, day);
      const isTheirs = ({ concessions: [rule] }: Fare) => {
        const age = ageOn(birthday, day);
        const inAge = age >= (rule?.ageFrom ?? 0) && age <= (rule?.ageTo ?? 200);
        return inAge && (rule?.who === 'age' || (rule?.who === 'local' && person.area === '510302'));
      };
      const theirs = fares.filter(isTheirs);
      if (theirs.length > 0)
        assert.equal(own?.price, Math.min(...theirs.map(({ price }) => price)), JSON.stringify({ fares, person, day }));
      else assert.ok(own === undefined || own.concessions[0]?.who === 'age');
    }
  });
});

describe('proofs', () => {
  const day = '2026-05-05';
  const local: Claimant = { birthday: '1990-01-01', area: '510302' };
  const other: Claimant = { birthday: '1990-01-01', area: '110101' };

  it('are not asked for where the number of an identity card is one', () => {
    const age = [{ ...RULE, ageFrom: 18, ageTo: 64 }];
    assert.deepEqual(fitOf(age, other, day), { owed: true, proofs: [] });
    assert.deepEqual(fitOf(age, { ...other, area: null }, day), { owed: true, proofs: ['age'] });
    assert.deepEqual(fitOf([{ ...age[0], asked: false } as ConcessionRule], { ...other, area: null }, day), {
      owed: true,
      proofs: [],
    });
    assert.equal(fitOf(age, { ...other, birthday: null }, day), null);
    const ofTown = [{ ...RULE, who: 'local' as const, areas: ['5103'] }];
    assert.deepEqual(fitOf(ofTown, local, day), { owed: true, proofs: [] });
    assert.deepEqual(fitOf(ofTown, other, day), { owed: false, proofs: ['local'] });
    assert.equal(fitOf([{ ...ofTown[0], asked: false } as ConcessionRule], other, day), null);
  });

  it('are one of several, so that nobody tells which is theirs before the gate', () => {
    const half = (['disabled', 'student', 'soldier'] as const).map((who) => ({ ...RULE, who }));
    assert.deepEqual(fitOf(half, other, day), { owed: false, proofs: ['student', 'soldier', 'disabled'] });
    assert.deepEqual(fitOf([...half, { ...RULE, ageFrom: 18 }], other, day), { owed: true, proofs: [] });
    assert.deepEqual(
      fitOf(
        [
          { ...RULE, ageTo: 6 },
          { ...RULE, who: 'height', heightTo: 120 },
        ],
        null,
        day,
      )?.proofs,
      ['age', 'height'],
    );
    assert.deepEqual(fitOf([], null, day), { owed: true, proofs: [] });
  });

  it('hold on their days alone, both included', () => {
    const rule = { ...RULE, who: 'student' as const, from: '2026-05-05', until: '2026-05-06' };
    const fits = ['2026-05-04', '2026-05-05', '2026-05-06', '2026-05-07'].map((one) => fitOf([rule], other, one) !== null);
    assert.deepEqual(fits, [false, true, true, false]);
  });

  it('are the bits of one byte', () => {
    assert.ok(CONCESSIONS.length <= 8);
    for (let bits = 0; bits < 256; bits += 1) assert.equal(proofBits(proofsOf(bits)), bits);
  });
});

describe('a number', () => {
  it('tells birthday and division of a resident identity card alone', () => {
    const card = '510302200802290017';
    assert.deepEqual([birthdayIn('idCard', card), areaIn('idCard', card)], ['2008-02-29', '510302']);
    assert.deepEqual([areaIn('passport', card), areaIn('idCard', '***')], [null, null]);
  });
});
