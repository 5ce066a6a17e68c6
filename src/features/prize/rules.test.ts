import type { DrawWinner } from '@park/contract/prize/draw/schemas';
import { secondsLeft } from '@/ui/timeLeft';
import { isOverdue, roundClock, roundStateNow, timeLeft, winnersByPrize } from './rules';
import { ROUND } from './testRounds';

const at = (moment: string) => Date.parse(moment);

describe('a round', () => {
  test('counts as closed, and as over, from its minute on, whether or not it was asked for again', () => {
    expect(roundStateNow(ROUND, at(ROUND.closeAt) - 1)).toBe('open');
    expect(roundStateNow(ROUND, at(ROUND.closeAt))).toBe('closed');
    const drawn = { ...ROUND, state: 'drawn' as const };
    expect(roundStateNow(drawn, at(ROUND.claimUntil) - 1)).toBe('drawn');
    expect(roundStateNow(drawn, at(ROUND.claimUntil))).toBe('ended');
  });

  test('opens and is drawn when the park has done it, not when its time comes', () => {
    expect(roundStateNow({ ...ROUND, state: 'draft' }, at(ROUND.openAt))).toBe('draft');
    expect(roundStateNow({ ...ROUND, state: 'closed' }, at(ROUND.drawAt))).toBe('closed');
  });

  test.each([
    ['draft', 'opens', ROUND.openAt],
    ['open', 'closes', ROUND.closeAt],
    ['closed', 'draws', ROUND.drawAt],
    ['drawn', 'claim', ROUND.claimUntil],
  ] as const)('that is %s counts down to what comes next: %s', (state, name, until) => {
    expect(roundClock({ ...ROUND, state }, at('2026-11-16T08:00:00+08:00'))).toEqual({ name, until });
  });

  test('that is over counts down to nothing', () => {
    expect(roundClock({ ...ROUND, state: 'ended' }, 0)).toBeNull();
  });

  test('is overdue when its moment has come and the park has not acted, and only then', () => {
    expect(isOverdue({ ...ROUND, state: 'closed' }, at(ROUND.drawAt) - 1)).toBe(false);
    expect(isOverdue({ ...ROUND, state: 'closed' }, at(ROUND.drawAt))).toBe(true);
    expect(isOverdue({ ...ROUND, state: 'draft' }, at(ROUND.openAt))).toBe(true);
    expect(isOverdue({ ...ROUND, state: 'drawn' }, at(ROUND.claimUntil) + 1)).toBe(false);
    // Nobody asked for it between closing and drawing.
    expect(isOverdue(ROUND, at(ROUND.closeAt))).toBe(false);
    expect(isOverdue(ROUND, at(ROUND.drawAt))).toBe(true);
  });
});

test.each([
  [0, 0, '00:00:00'],
  [-5000, 0, '00:00:00'],
  // Somebody who sees 1 still has a moment.
  [1, 0, '00:00:01'],
  [59_999, 0, '00:01:00'],
  [3_600_000, 0, '01:00:00'],
  [86_399_000, 0, '23:59:59'],
  [86_400_000, 1, '00:00:00'],
  [3 * 86_400_000 + 5 * 3_600_000 + 6 * 60_000 + 7_000, 3, '05:06:07'],
])('%i ms are %i days and %s', (left, days, clock) => {
  expect(timeLeft(secondsLeft(left, 0))).toEqual({ days, clock });
});

test('winners are shown by prize, as many as are asked for, in the order of drawing', () => {
  const winner = (place: number, prizeId: string): DrawWinner => ({ place, prizeId, number: `N${place}`, name: 'L*' });
  const draw = { prizes: ROUND.prizes, winners: [winner(1, 'hammer'), winner(2, 'ticket'), winner(3, 'ticket')] };
  expect(winnersByPrize(draw, 2).map(({ prize, winners }) => [prize.id, winners.map(({ place }) => place)])).toEqual([
    ['hammer', [1]],
    ['ticket', [2]],
  ]);
  expect(winnersByPrize(draw, 1).map(({ prize }) => prize.id)).toEqual(['hammer']);
  expect(winnersByPrize({ ...draw, winners: [] }, 20)).toEqual([]);
});
