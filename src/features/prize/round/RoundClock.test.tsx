import { screen } from '@testing-library/dom';
import { loadLanguage } from '@/i18n/language';
import { act, mount } from '@/platform/testing/mount';
import { ROUND } from '../testRounds';
import { RoundClock } from './RoundClock';

jest.mock('@tarojs/taro', () => jest.requireActual('@/ui/testing/taroWith').taroWith({}));
jest.mock('@/api/serverNow', () => ({ serverNow: () => Date.now() }));

const DRAW = Date.parse('2026-11-18T08:00:05+08:00');
const CLOSED = {
  ...ROUND,
  state: 'closed' as const,
  closeAt: '2026-11-18T08:00:00+08:00',
  drawAt: new Date(DRAW).toISOString(),
};

beforeAll(() => loadLanguage('en'));
beforeEach(() => jest.useFakeTimers({ now: DRAW - 3000 }));
afterEach(() => jest.useRealTimers());

it('asks again, once, when what it counts down to has come', () => {
  const onEnd = jest.fn();
  mount(<RoundClock round={CLOSED} onEnd={onEnd} />);
  expect(screen.getByRole('timer')).toBeTruthy();
  // Each timer is drawn to the end before the next, as on a slow phone.
  while (Date.now() < DRAW) act(() => jest.advanceTimersToNextTimer());
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByText('Drawing now…')).toBeTruthy();
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('says that a draw with a beacon waits for it, and since when', () => {
  jest.setSystemTime(DRAW + 60_000);
  mount(<RoundClock round={{ ...CLOSED, beaconRound: 34_109_014 }} onEnd={jest.fn()} />);
  expect(screen.getByText(/^Waiting for the public beacon since .*08:00/)).toBeTruthy();
});
