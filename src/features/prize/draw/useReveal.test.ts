import { forgetVisitor, setItem } from '@/platform/storage';
import { act, mountHook } from '@/platform/testing/mount';
import { revealTurn } from '../rules';
import { useReveal } from './useReveal';

beforeEach(() => {
  forgetVisitor();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const look = (roundId: string) => mountHook(() => useReveal(roundId)).result;

test('a round is revealed once, from when its winners are there, and ends by itself', () => {
  const first = look('r1');
  expect(first.current.isOn).toBe(true);
  act(() => first.current.begin());
  expect(look('r1').current.isOn).toBe(false);
  expect(look('r2').current.isOn).toBe(true);
  act(() => jest.advanceTimersByTime(1400));
  expect(first.current.isOn).toBe(true);
  act(() => jest.advanceTimersByTime(100));
  expect(first.current.isOn).toBe(false);
});

test('a look at which the winners never came does not count, and a tap before they come skips nothing', () => {
  const failed = look('r1');
  act(() => failed.current.skip());
  expect(failed.current.isOn).toBe(true);
  expect(look('r1').current.isOn).toBe(true);
});

test('a tap ends it', () => {
  const first = look('r1');
  act(() => first.current.begin());
  act(() => first.current.skip());
  expect(first.current.isOn).toBe(false);
});

test('a damaged store reveals, and keeps what can be read', () => {
  setItem('prize-revealed', '["r2", 7, null]');
  expect(look('r1').current.isOn).toBe(true);
  expect(look('r2').current.isOn).toBe(false);
  setItem('prize-revealed', 'nonsense');
  expect(look('r2').current.isOn).toBe(true);
});

test.each([1, 2, 3, 8, 20])('%s winners appear in their order, after the own result and before the proof', (winners) => {
  const turns = Array.from({ length: winners }, (_, k) => revealTurn(k + 1, winners));
  expect(turns[0]).toBe(4);
  expect(turns).toEqual([...turns].sort((a, b) => a - b));
  expect(new Set(turns).size).toBe(winners);
  expect(Math.max(...turns)).toBeLessThanOrEqual(18);
});
