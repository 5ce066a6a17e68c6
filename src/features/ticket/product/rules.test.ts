import { DEFAULT_RULES } from '@park/contract/park/rules';
import { DETAIL, SLOTS } from '../testProducts';
import {
  bestState,
  canWait,
  firstDayWithTickets,
  leftOf,
  nextSaleDay,
  saleDay,
  saleDays,
  slotStateNow,
  slotToShow,
  stateWord,
} from './rules';

const NOW = Date.parse('2026-11-18T08:00:00+08:00');
const at = (clock: string) => Date.parse(`2026-11-21T${clock}:00+08:00`);
const [SOLD_OUT, OPEN, FEW] = SLOTS as [(typeof SLOTS)[0], (typeof SLOTS)[0], (typeof SLOTS)[0]];

const RULES = DEFAULT_RULES.ticket;
const DAYS = saleDays(NOW, RULES);

describe('days on sale', () => {
  it('are today and seven ahead, over the turn of a month, by the park’s clock', () => {
    const lateInTheUtcDay = Date.parse('2026-11-28T23:30:00Z');
    expect(saleDays(lateInTheUtcDay, RULES)).toEqual([
      '2026-11-29',
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
      '2026-12-06',
    ]);
  });

  it('ignore what a link asks for beyond them', () => {
    expect(['2026-11-17', '2026-11-26', 'tomorrow', undefined].map((day) => saleDay(day, DAYS))).toEqual(['', '', '', '']);
    expect(saleDay('2026-11-25', DAYS)).toBe('2026-11-25');
  });

  it('lead to the next one, and end', () => {
    expect(nextSaleDay('2026-11-18', DAYS)).toBe('2026-11-19');
    expect(nextSaleDay('2026-11-18', DAYS, ['2026-11-19'])).toBe('2026-11-20');
    expect(nextSaleDay('2026-11-25', DAYS)).toBeNull();
  });

  it('begin where there are places, else at the first', () => {
    expect(firstDayWithTickets(DETAIL.days)).toBe('2026-11-21');
    expect(firstDayWithTickets(DETAIL.days.slice(0, 3))).toBe('2026-11-18');
    expect(firstDayWithTickets(DETAIL.days, '2026-11-22')).toBe('2026-11-22');
    expect(firstDayWithTickets(DETAIL.days, '2026-11-20')).toBe('2026-11-21');
    expect(firstDayWithTickets([])).toBe('');
  });
});

it('judges several states by the best of them', () => {
  expect(bestState(['past', 'soldOut', 'few'])).toBe('few');
  expect(bestState(['past', 'closed'])).toBe('closed');
  expect(bestState([])).toBeUndefined();
});

it('says how many where there are any, and else why not', () => {
  const words = {
    left: ({ n }: { n: number }) => `${n} left`,
    ...{ ballot: 'ballot', soldOut: 'gone', full: 'park full', closed: 'closed', past: 'over' },
  };
  expect((['open', 'few', 'soldOut', 'closed', 'past'] as const).map((state) => stateWord(words, state, 7))).toEqual([
    '7 left',
    '7 left',
    'gone',
    'closed',
    'over',
  ]);
  expect((['soldOut', 'closed'] as const).map((state) => stateWord(words, state, 0, true))).toEqual(['park full', 'closed']);
});

describe('a slot', () => {
  it('is over when it ends, whether or not it was asked for again', () => {
    expect(slotStateNow(OPEN, at('14:59'))).toBe('open');
    expect(slotStateNow(OPEN, at('15:00'))).toBe('past');
    expect(leftOf(OPEN, at('15:00'))).toBe(0);
  });

  it('gives what is left and what is offered, nothing while closed', () => {
    expect(leftOf({ ...OPEN, remaining: 40 }, NOW)).toBe(40);
    expect(leftOf(FEW, NOW)).toBe(3);
    expect(leftOf({ ...FEW, offered: 1 }, NOW)).toBe(4);
    expect(leftOf({ ...SOLD_OUT, offered: 2 }, NOW)).toBe(2);
    expect(leftOf({ ...OPEN, state: 'closed', offered: 2 }, NOW)).toBe(0);
  });

  it('has a waiting list only while it is sold out and nothing is offered', () => {
    expect(canWait(SOLD_OUT, NOW)).toBe(true);
    expect(canWait({ ...SOLD_OUT, offered: 1 }, NOW)).toBe(false);
    expect(canWait(OPEN, NOW)).toBe(false);
    expect(canWait({ ...SOLD_OUT, state: 'closed' }, NOW)).toBe(false);
    expect(canWait(SOLD_OUT, at('12:00'))).toBe(false);
  });

  it('is the wanted one where it can be bought, else the first that can', () => {
    expect(slotToShow(SLOTS, 's3', NOW)?.id).toBe('s3');
    expect(slotToShow(SLOTS, 's1', NOW)?.id).toBe('s2');
    expect(slotToShow(SLOTS, '', at('15:00'))?.id).toBe('s3');
    expect(slotToShow([SOLD_OUT], '', NOW)).toBeNull();
  });
});
