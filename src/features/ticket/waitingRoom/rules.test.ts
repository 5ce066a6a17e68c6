import { ticket } from '@/i18n/messages/en/ticket';
import { progressOf, promiseOf, spanOf } from './rules';

const NOW = 1_800_000_000_000;
const { queue } = ticket;

test.each([
  [{ from: 3, to: 40 }, 'Less than a minute'],
  [{ from: 30, to: 70 }, '1–2 minutes'],
  [{ from: 480, to: 900 }, '8–15 minutes'],
  [{ from: 60, to: 61 }, '1–2 minutes'],
  [{ from: 7_000, to: 13_000 }, '1–4 hours'],
])('%j is told as %s', (wait, text) => {
  expect(spanOf(wait, queue)).toBe(text);
});

test('a wait that grows is told to have grown, measured from the best that was told', () => {
  const first = promiseOf(null, { from: 300, to: 600 }, NOW);
  expect(first.isSlower).toBe(false);
  // A minute later it went as said; a little more is no news.
  const second = promiseOf(first.promised, { from: 280, to: 560 }, NOW + 60_000);
  expect(second).toEqual({ promised: NOW + 600_000, isSlower: false });
  expect(promiseOf(second.promised, { from: 500, to: 1_000 }, NOW + 120_000)).toEqual({
    promised: NOW + 600_000,
    isSlower: true,
  });
  // Better than said is the new promise.
  expect(promiseOf(second.promised, { from: 100, to: 200 }, NOW + 120_000).promised).toBe(NOW + 320_000);
});

test('progress goes from the people who were ahead to none', () => {
  expect([progressOf(200, 200), progressOf(200, 50), progressOf(200, 0), progressOf(0, 0), progressOf(10, 20)]).toEqual([
    0, 0.75, 1, 1, 0,
  ]);
});
