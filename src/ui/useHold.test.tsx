import { screen } from '@testing-library/dom';
import { act, fireEvent, mount } from '../platform/testing/mount';
import { LONG_PRESS_MS, LONG_PRESS_SLIP, useHold } from './useHold';

const onHold = jest.fn();
const onTap = jest.fn();

function Press({ after }: { after?: number }) {
  const { isHeld, on } = useHold({ after, onHold, onTap });
  return (
    <button type="button" {...on}>
      {isHeld ? 'held' : 'free'}
    </button>
  );
}

const press = () => screen.getByRole('button');
const finger = (clientX = 100, clientY = 100) => ({ touches: [{ clientX, clientY }] as never });
const later = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

it('fires at 350 ms, not before', () => {
  mount(<Press />);
  fireEvent.touchStart(press(), finger());
  later(LONG_PRESS_MS - 1);
  expect(onHold).not.toHaveBeenCalled();
  later(1);
  expect(onHold).toHaveBeenCalledTimes(1);
});

it.each([
  ['sideways', LONG_PRESS_SLIP, 0, 1],
  ['sideways too far', LONG_PRESS_SLIP + 1, 0, 0],
  ['slanting', 7, 7, 1],
  ['slanting too far', 8, 8, 0],
])('slipping %s', (_name, dx, dy, fired) => {
  mount(<Press after={2_000} />);
  fireEvent.touchStart(press(), finger());
  later(1_000);
  fireEvent.touchMove(press(), finger(100 + dx, 100 + dy));
  later(1_000);
  expect(onHold).toHaveBeenCalledTimes(fired);
  fireEvent.touchEnd(press(), { touches: [] });
  fireEvent.click(press());
  expect(onTap).not.toHaveBeenCalled();
});

it('shows from the long press on that a longer one is under way, and fires once, without a click after it', () => {
  mount(<Press after={2_000} />);
  fireEvent.touchStart(press(), finger());
  later(LONG_PRESS_MS - 1);
  expect(press().textContent).toBe('free');
  later(1);
  expect(press().textContent).toBe('held');
  later(2_000 - LONG_PRESS_MS);
  expect(press().textContent).toBe('free');
  later(5_000);
  fireEvent.touchEnd(press(), { touches: [] });
  fireEvent.click(press());
  expect([onHold.mock.calls.length, onTap.mock.calls.length]).toEqual([1, 0]);
});

it('asks once when it is let go early, whether or not the browser makes a click of it', () => {
  mount(<Press after={2_000} />);
  fireEvent.touchStart(press(), finger());
  later(1_999);
  fireEvent.touchEnd(press(), { touches: [] });
  fireEvent.click(press());
  later(5_000);
  expect([onHold.mock.calls.length, onTap.mock.calls.length]).toEqual([0, 1]);
});

it('leaves a short touch to the click that comes of it', () => {
  mount(<Press after={2_000} />);
  fireEvent.touchStart(press(), finger());
  later(100);
  fireEvent.touchEnd(press(), { touches: [] });
  fireEvent.click(press());
  expect([onHold.mock.calls.length, onTap.mock.calls.length]).toEqual([0, 1]);
});

it.each([
  [
    'a second finger',
    () =>
      fireEvent.touchStart(press(), {
        touches: [
          { clientX: 1, clientY: 1 },
          { clientX: 9, clientY: 9 },
        ] as never,
      }),
  ],
  ['the phone', () => fireEvent.touchCancel(press())],
])('is ended by %s', (_name, disturb) => {
  mount(<Press after={2_000} />);
  fireEvent.touchStart(press(), finger());
  later(500);
  disturb();
  later(5_000);
  expect(onHold).not.toHaveBeenCalled();
});

it.each(['Enter', ' '])('asks on the keyboard’s %p', (key) => {
  mount(<Press after={2_000} />);
  fireEvent.keyDown(press(), { key });
  expect(onTap).toHaveBeenCalledTimes(1);
});

it('ends with its page', () => {
  const { unmount } = mount(<Press after={2_000} />);
  fireEvent.touchStart(press(), finger());
  unmount();
  later(5_000);
  expect(onHold).not.toHaveBeenCalled();
});
