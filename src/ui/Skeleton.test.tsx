import { screen } from '@testing-library/dom';
import { loadLanguage } from '../i18n/language';
import { act, mount } from '../platform/testing/mount';
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

it('leaves no timer behind when what it stood for came in time', () => {
  const { unmount } = mount(<Skeleton shape="form" />);
  const before = jest.getTimerCount();
  unmount();
  expect(jest.getTimerCount()).toBe(before - 1);
});
