import Taro from '@tarojs/taro';
import { screen } from '@testing-library/dom';
import { loadLanguage } from '../i18n/language';
import { act, fireEvent, mount } from '../platform/testing/mount';
import { setTextSize, setTheme } from '../theme/appearance';
import { LockContext } from './lockContext';
import { NavContext } from './navContext';
import { Page } from './Page';

jest.mock('@tarojs/taro', () =>
  jest.requireActual('./testing/taroWith').taroWith({
    getCurrentPages: jest.fn(() => []),
    setNavigationBarTitle: jest.fn(),
    useDidShow: () => {},
    useDidHide: () => {},
    useRouter: () => ({ params: {} }),
    usePageScroll: (callback: (at: { scrollTop: number }) => void) => {
      mockScroll = callback;
    },
  }),
);
let mockScroll: (at: { scrollTop: number }) => void = () => {};

const nav = { onBack: jest.fn(), onHome: jest.fn(), onLink: jest.fn(), offline: false };

function show(depth: number, props: { tab?: boolean; transparentNav?: boolean } = {}, frame = nav) {
  jest.mocked(Taro.getCurrentPages).mockReturnValue(Array.from({ length: depth }, () => ({})) as never);
  return mount(
    <NavContext.Provider value={frame}>
      <Page title="Live room" {...props}>
        words
      </Page>
    </NavContext.Provider>,
  );
}

beforeAll(() => loadLanguage('en'));
beforeEach(() => jest.clearAllMocks());

it('goes back where there is a way back', () => {
  show(2);
  fireEvent.click(screen.getByLabelText('Back'));
  expect(nav.onBack).toHaveBeenCalledTimes(1);
  expect(nav.onHome).not.toHaveBeenCalled();
});

it('goes home where there is none', () => {
  show(1);
  fireEvent.click(screen.getByLabelText('Home'));
  expect(nav.onHome).toHaveBeenCalledTimes(1);
});

it('shows no way out on a tab page', () => {
  show(1, { tab: true });
  expect(screen.queryByRole('button')).toBeNull();
});

it('keeps what was loaded when the network goes, with a bar that says so', () => {
  show(1, {}, { ...nav, offline: true });
  expect(screen.getByText('words')).toBeTruthy();
  expect(screen.getByText('No network. Showing what was loaded before.')).toBeTruthy();
});

it('says its title on the page and to the window', () => {
  show(1);
  expect(screen.getByRole('heading').textContent).toBe('Live room');
  expect(Taro.setNavigationBarTitle).toHaveBeenCalledWith({ title: 'Live room' });
});

it('wears what the visitor chose', () => {
  const { container } = show(1);
  const page = () => container.querySelector('.page') as Element;
  expect(page().className).not.toMatch(/theme-|elder/);
  act(() => {
    setTheme('dark');
    setTextSize('elder');
  });
  expect(page().className).toMatch(/theme-dark elder/);
  act(() => {
    setTheme('system');
    setTextSize('normal');
  });
  expect(page().className).not.toMatch(/theme-|elder/);
});

it('turns its clear bar solid once the header has scrolled away', () => {
  const { container } = show(1, { transparentNav: true });
  const clear = () => container.querySelector('.nav--clear') !== null;
  expect(clear()).toBe(true);
  act(() => mockScroll({ scrollTop: 200 }));
  expect(clear()).toBe(false);
  act(() => mockScroll({ scrollTop: 0 }));
  expect(clear()).toBe(true);
});

it('has its picture in the part that a screen reader leads to as the page’s own', () => {
  mount(
    <NavContext.Provider value={nav}>
      <Page title="Live room" header="a picture">
        words
      </Page>
    </NavContext.Provider>,
  );
  expect(screen.getByRole('main').textContent).toBe('a picturewords');
});

it('says why it is locked and until when, in place of all that is its own, and leads home', async () => {
  const onLook = jest.fn(async () => {});
  const lock = { reason: 'The path is being mended', until: '2026-11-21T14:30:00+08:00' };
  mount(
    <NavContext.Provider value={nav}>
      <LockContext.Provider value={{ useBrand: () => undefined, usePageLock: () => lock, onShown: () => {}, onLook }}>
        <Page title="Live room" transparentNav header="a picture" footer="buy">
          words
        </Page>
      </LockContext.Provider>
    </NavContext.Provider>,
  );
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('the page is locked');
  expect(screen.getByText('The path is being mended')).toBeTruthy();
  expect(screen.getByText('Opens again Sat 21 Nov 14:30')).toBeTruthy();
  for (const own of ['words', 'a picture', 'buy']) expect(screen.queryByText(own)).toBeNull();
  for (const home of screen.getAllByRole('button', { name: 'Home' })) fireEvent.click(home);
  expect(nav.onHome).toHaveBeenCalledTimes(2);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Check again' })));
  expect(onLook).toHaveBeenCalledTimes(1);
});

it('says that the park does without it, with nothing to wait for, and leads home', () => {
  mount(
    <NavContext.Provider value={nav}>
      <LockContext.Provider
        value={{ useBrand: () => undefined, usePageLock: () => 'notOffered', onShown: () => {}, onLook: async () => {} }}
      >
        <Page title="Live room">words</Page>
      </LockContext.Provider>
    </NavContext.Provider>,
  );
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('This park does not offer this');
  expect(screen.queryByText('words')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
  for (const home of screen.getAllByRole('button', { name: 'Home' })) fireEvent.click(home);
  expect(nav.onHome).toHaveBeenCalledTimes(2);
});
