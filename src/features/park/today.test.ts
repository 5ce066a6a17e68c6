import { DEFAULT_HOURS } from '@park/contract/park/hours';
import type { ComingOrder } from '@park/contract/ticket/order/schemas';
import { loadLanguage } from '@/i18n/language';
import { center } from '@/i18n/messages/en/core';
import { cardsAhead } from './cardWords';
import { nextTodayChange, todayOf } from './today';

beforeAll(() => loadLanguage('en'));

const TODAY = '2026-11-21';
const TOMORROW = '2026-11-22';
const at = (clock: string, day = TODAY) => Date.parse(`${day}T${clock}+08:00`);

function order(change: Partial<ComingOrder> & { slot?: [string, string, string] } = {}): ComingOrder {
  const { slot = ['08:45', '09:00', '12:00'], day = TODAY, ...rest } = change;
  const [enterFrom, start, end] = slot.map((clock) => `${day}T${clock}:00+08:00`) as [string, string, string];
  return { id: 'o', name: 'Adult', day, enterFrom, start, end, valid: 2, used: 0, closed: false, gate: 'South Gate', ...rest };
}
const NOON: [string, string, string] = ['11:45', '12:00', '15:00'];

/** A card in a word. */
const stageOf = (now: number, ...orders: ComingOrder[]) => {
  const found = todayOf(now, orders, DEFAULT_HOURS);
  return found.kind === 'ticket' ? `${found.stage} ${found.order.id}` : found.kind;
};

test.each([
  ['06:00:00', 'later o'],
  ['07:44:59', 'later o'],
  ['07:45:00', 'soon o'],
  ['08:44:59', 'soon o'],
  ['08:45:00', 'now o'],
  ['11:59:59', 'now o'],
  ['12:00:00', 'late o'],
  ['17:59:59', 'late o'],
  ['18:00:00', 'visit'],
])('a ticket for the morning, at %s: %s', (clock, expected) => {
  expect(stageOf(at(clock), order())).toBe(expected);
});

test('a ticket for tomorrow shows the day before, one for later days does not', () => {
  expect(stageOf(at('10:00:00'), order({ day: TOMORROW }))).toBe('tomorrow o');
  expect(stageOf(at('23:59:59'), order({ day: TOMORROW }))).toBe('tomorrow o');
  expect(stageOf(at('10:00:00'), order({ day: '2026-11-23' }))).toBe('visit');
  expect(stageOf(at('10:00:00'))).toBe('visit');
});

test('who has entered is in the park until it closes, and thanked afterwards', () => {
  const used = order({ valid: 0, used: 2 });
  expect(stageOf(at('09:10:00'), used)).toBe('inside');
  expect(stageOf(at('17:59:59'), used)).toBe('inside');
  expect(todayOf(at('18:00:00'), [used, order({ id: 'next', day: TOMORROW })], DEFAULT_HOURS)).toMatchObject({
    kind: 'thanks',
    next: { id: 'next' },
  });
  expect(stageOf(at('00:00:00', TOMORROW), used)).toBe('visit');
});

test('a part of a group that is not in yet still has its ticket, then the park comes first', () => {
  const part = order({ valid: 1, used: 1 });
  expect(stageOf(at('09:10:00'), part)).toBe('now o');
  expect(stageOf(at('12:30:00'), part)).toBe('inside');
});

test('of several, the one that lets in now comes first, and a later one waits for its hour', () => {
  const used = order({ id: 'used', valid: 0, used: 1 });
  const noon = order({ id: 'noon', slot: NOON });
  expect(stageOf(at('09:10:00'), used, noon)).toBe('inside');
  expect(stageOf(at('10:45:00'), used, noon)).toBe('soon noon');
  expect(stageOf(at('11:50:00'), order({ id: 'late', slot: ['08:45', '09:00', '11:30'] }), noon)).toBe('now noon');
});

test('a slot that the park closed asks for a choice', () => {
  expect(stageOf(at('07:00:00'), order({ closed: true }))).toBe('closed o');
});

test('counts the minutes until the gate opens, up to the last', () => {
  const minutes = (clock: string) => {
    const found = todayOf(at(clock), [order()], DEFAULT_HOURS);
    return found.kind === 'ticket' ? found.minutes : null;
  };
  expect([minutes('07:45:00'), minutes('08:05:01'), minutes('08:44:30')]).toEqual([60, 40, 1]);
});

test.each([
  ['06:00:00', '07:45:00'],
  ['07:45:00', '07:46:00'],
  ['08:05:01', '08:06:00'],
  ['08:44:30', '08:45:00'],
  ['08:45:00', '09:00:00'],
  ['09:00:00', '12:00:00'],
  ['12:00:00', '18:00:00'],
])('what is said at %s holds until %s', (now, next) => {
  expect(nextTodayChange(at(now), [order()], DEFAULT_HOURS)).toBe(at(next));
});

test('after hours it holds until the day is over', () => {
  expect(nextTodayChange(at('19:00:00'), [], DEFAULT_HOURS)).toBe(at('00:00:00', TOMORROW));
});

test('what the card will say is kept to the end of tomorrow, and the minutes are left to the app', () => {
  const ahead = cardsAhead(center.today, [order({ valid: 1 }), order({ id: 'next', day: TOMORROW })], at('07:00:00'), {
    hours: DEFAULT_HOURS,
    isOffered: () => true,
  });
  const clock = (until: number) => new Date(until + 8 * 3_600_000).toISOString().slice(5, 16);
  expect(ahead.map(({ until, card }) => [clock(until), card?.title, card?.lines[1]?.[1]])).toEqual([
    ['11-21T08:45', 'Your ticket · Today', 'Enter from 08:45'],
    ['11-21T12:00', 'Your ticket · Today', 'Enter now, until 12:00'],
    ['11-21T18:00', 'Your ticket · Today', 'Your entry time is over'],
    ['11-22T00:00', 'Your ticket · Tomorrow', 'Enter from 08:45'],
    ['11-22T08:45', 'Your ticket · Today', 'Enter from 08:45'],
    ['11-22T12:00', 'Your ticket · Today', 'Enter now, until 12:00'],
    ['11-22T18:00', 'Your ticket · Today', 'Your entry time is over'],
    ['11-23T09:00', undefined, undefined],
  ]);
});
