import { screen } from '@testing-library/dom';
import { loadLanguage } from '../i18n/language';
import { act, mount } from '../platform/testing/mount';
import { NavContext } from './navContext';
import { Skeleton } from './Skeleton';

beforeAll(() => loadLanguage('en'));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const shown = () => screen.queryByLabelText('Loading') !== null;

it('appears only when loading takes longer than 200 ms', () => {
  mount(<Skeleton shape="list" />);
  act(() => jest.advanceTimersByTime(199));
  expect(shown()).toBe(false);
  act(() => jest.advanceTimersByTime(1));
  expect(shown()).toBe(true);
});

it('reserves its room from the start, so that nothing shifts', () => {
  const { container } = mount(<Skeleton shape="list" rows={3} />);
  expect(container.querySelectorAll('.skeleton__row')).toHaveLength(3);
});

it('leaves no timers behind when what it stood for came in time', () => {
  const { unmount } = mount(<Skeleton shape="form" />);
  const before = jest.getTimerCount();
  unmount();
  expect(jest.getTimerCount()).toBe(before - 2);
});

it('says after 10 s that it takes long, and asks once more on a tap, which has its own 10 s', () => {
  const onAgain = jest.fn();
  const frame = { onBack: () => {}, onHome: () => {}, onLink: () => {}, onAgain, offline: false };
  mount(
    <NavContext.Provider value={frame}>
      <Skeleton shape="list" />
    </NavContext.Provider>,
  );
  const slow = () => screen.queryByText('This is taking longer than usual. Tap to try again.');
  act(() => jest.advanceTimersByTime(9_999));
  expect(slow()).toBeNull();
  act(() => jest.advanceTimersByTime(1));
  act(() => slow()?.click());
  expect(onAgain).toHaveBeenCalledTimes(1);
  expect(slow()).toBeNull();
  act(() => jest.advanceTimersByTime(10_000));
  expect(slow()).not.toBeNull();
});
