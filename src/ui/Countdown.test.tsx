import { screen } from '@testing-library/dom';
import { act, mount } from '../platform/testing/mount';
import { Countdown } from './Countdown';
import { ShownContext } from './shown';

jest.mock('@tarojs/taro', () => jest.requireActual('./testing/taroWith').taroWith({}));

const UNTIL = new Date(600_000).toISOString();
const clock = () => Date.now();

function tree(shown: boolean) {
  return (
    <ShownContext.Provider value={shown}>
      <Countdown until={UNTIL} label="left" clock={clock} />
    </ShownContext.Provider>
  );
}

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

it('rests while its page is hidden, and is right again when it shows', () => {
  const { rerender } = mount(tree(true));
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByText('09:59')).toBeTruthy();
  rerender(tree(false));
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('09:59')).toBeTruthy();
  rerender(tree(true));
  expect(screen.getByText('08:59')).toBeTruthy();
});
