import { getTabItem, removeTabItem, setTabItem } from './tabStorage';

afterEach(() => jest.restoreAllMocks());

it.each([
  [
    'throws',
    () => {
      throw new DOMException('no', 'SecurityError');
    },
  ],
  ['loses what it is given', () => {}],
])('keeps the way to WeChat in a cookie where the tab %s', (_how, refuse) => {
  window.history.replaceState(null, '', '/mp/');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  setTabItem('signin-state', 'a b;c');
  expect(getTabItem('signin-state')).toBe('a b;c');
  removeTabItem('signin-state');
  expect([getTabItem('signin-state'), document.cookie]).toEqual(['', '']);
});

it('leaves no cookie where the tab keeps it', () => {
  setTabItem('signin-tries', '2');
  expect([getTabItem('signin-tries'), document.cookie]).toEqual(['2', '']);
});
