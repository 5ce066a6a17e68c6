import { act, mount } from '../platform/testing/mount';
import { soonest, useNow } from './useNow';

const HOUR = 3_600_000;

it('finds the first moment that is still to come', () => {
  const at = (clock: string) => `2026-11-21T${clock}:00+08:00`;
  const noon = Date.parse(at('12:00'));
  expect(soonest([at('17:30'), null, at('12:00'), at('15:00')], noon)).toBe(Date.parse(at('15:00')));
  expect(soonest([noon + 2, noon + 1, ''], noon)).toBe(noon + 1);
  expect(soonest([at('12:00'), null], noon)).toBeNull();
});

describe('the time that is shown', () => {
  let ahead = 0;
  const clock = () => Date.now() + ahead;
  const hours = [7, 8].map((hour) => hour * HOUR);
  const Shown = () => <p>{useNow((at) => soonest(hours, at), clock) / HOUR}</p>;
  const shown = () => Number(document.querySelector('p')?.textContent);

  beforeEach(() => {
    ahead = 0;
    jest.useFakeTimers({ now: HOUR });
  });
  afterEach(() => jest.useRealTimers());

  it.each([
    ['behind', 6],
    ['ahead', -0.5],
  ])('is right once the server has told it to a phone that was %s', (_name, off) => {
    const { rerender } = mount(<Shown />);
    ahead = off * HOUR;
    rerender(<Shown />);
    expect(shown()).toBe(1 + off);
  });

  it('is right within a minute of the next change, though nothing else told the page of the clock', () => {
    mount(<Shown />);
    ahead = 5.9 * HOUR;
    act(() => jest.advanceTimersByTime(7 * 60_000));
    expect(shown()).toBeCloseTo(7, 1);
  });
});
