import { LOCKABLE_PAGES } from '@park/contract/lock/limits';
import type { PageLock } from '@park/contract/lock/schemas';
import { screen } from '@testing-library/dom';
import { loadLanguage } from '@/i18n/language';
import { ROUTES, type RouteName } from '@/navigation/routes';
import { getItem, removeItem, setItem } from '@/platform/storage';
import { act, mount } from '@/platform/testing/mount';
import { createPageLocks, readLocks, useLockOf } from './pageLocks';

const load = jest.fn<Promise<PageLock[]>, []>();

const LOCK: PageLock = { page: 'ticketList', reason: 'New desk', until: null };
const PATH = `/${ROUTES.ticketList}?day=x`;

/** The app as it starts: what it knows is what the phone kept. */
function startApp() {
  const locks = createPageLocks(load);
  function Shown() {
    return <p>{useLockOf(locks)(PATH)?.reason ?? 'open'}</p>;
  }
  mount(<Shown />);
  return locks;
}
const shown = () => screen.getByText(/./).textContent;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-18T08:00:00+08:00') });
  load.mockReset();
  removeItem('page-locks');
});
afterEach(() => jest.useRealTimers());

it('may lock every page but those that must open whatever happens', () => {
  const never: RouteName[] = ['indexCenter', 'help', 'error', 'adminLogin', 'ownData', 'eraseMe', 'guardian', 'about'];
  expect([...LOCKABLE_PAGES, ...never].sort()).toEqual(Object.keys(ROUTES).sort());
});

it('asks at once on a page that may be locked, and not again within a minute', async () => {
  load.mockResolvedValue([LOCK]);
  const { watch } = startApp();
  expect(shown()).toBe('open');
  await act(async () => watch(PATH));
  expect(shown()).toBe('New desk');
  await act(async () => watch(ROUTES.prize));
  expect(load).toHaveBeenCalledTimes(1);
  load.mockResolvedValue([]);
  await act(async () => jest.advanceTimersByTime(60_000));
  await act(async () => watch(ROUTES.prize));
  expect(shown()).toBe('open');
});

it('asks again when the language has changed, for the reasons are in it', async () => {
  load.mockResolvedValue([LOCK]);
  const { watch } = startApp();
  await act(async () => watch(PATH));
  await loadLanguage('fr', []);
  load.mockResolvedValue([{ ...LOCK, reason: 'Nouveau guichet' }]);
  await act(async () => watch(PATH));
  expect(shown()).toBe('Nouveau guichet');
});

it('asks once more when the language changes while the answer is on its way', async () => {
  await loadLanguage('en', []);
  let answer = (_: PageLock[]) => {};
  load.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  load.mockResolvedValue([{ ...LOCK, reason: 'Nouveau guichet' }]);
  const { ask } = startApp();
  const request = ask();
  await loadLanguage('fr', []);
  await act(async () => {
    answer([LOCK]);
    await request;
  });
  expect(shown()).toBe('Nouveau guichet');
});

it('asks on the home only when its own contents have had their time', async () => {
  load.mockResolvedValue([]);
  const { watch } = startApp();
  await act(async () => watch(ROUTES.indexCenter));
  await act(async () => jest.advanceTimersByTime(1_900));
  expect(load).not.toHaveBeenCalled();
  await act(async () => jest.advanceTimersByTime(200));
  expect(load).toHaveBeenCalledTimes(1);
});

it('begins with what the phone knew, and keeps it while nobody answers', async () => {
  setItem('page-locks', JSON.stringify([LOCK]));
  load.mockRejectedValue(new Error('no network'));
  const { watch } = startApp();
  expect(shown()).toBe('New desk');
  await act(async () => watch(PATH));
  expect(shown()).toBe('New desk');
  load.mockResolvedValue([]);
  await act(async () => watch(PATH));
  expect(shown()).toBe('open');
  expect(getItem('page-locks')).toBe('[]');
});

it('opens a page at its time, without asking', async () => {
  load.mockResolvedValue([{ ...LOCK, until: '2026-11-18T08:00:30+08:00' }]);
  const { watch } = startApp();
  await act(async () => watch(PATH));
  expect(shown()).toBe('New desk');
  await act(async () => jest.advanceTimersByTime(31_000));
  expect(shown()).toBe('open');
  expect(load).toHaveBeenCalledTimes(1);
});

it('leaves out what is damaged', () => {
  const text = JSON.stringify([LOCK, { ...LOCK, page: 'indexCenter' }, { ...LOCK, until: 'soon' }, null, 'x', {}]);
  expect(readLocks(text)).toEqual([LOCK]);
  expect(readLocks('nonsense')).toEqual([]);
});
