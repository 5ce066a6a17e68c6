import { getItem, removeItem, STORAGE_KEYS, setItem } from './storage';

const KEY = STORAGE_KEYS.token;

afterEach(() => jest.restoreAllMocks());

it.each([
  [
    'throws',
    () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  ],
  ['loses what it is given', () => {}],
])('keeps a text in memory where storage %s', (_how, refuse) => {
  localStorage.setItem(KEY, JSON.stringify({ data: 'old' }));
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  setItem(KEY, 'new');
  expect(getItem(KEY)).toBe('new');
  removeItem(KEY);
  expect(getItem(KEY)).toBe('');
});

it('reads what another window has kept since', () => {
  setItem(KEY, 'mine');
  localStorage.setItem(KEY, JSON.stringify({ data: 'theirs' }));
  expect(getItem(KEY)).toBe('theirs');
  removeItem(KEY);
  expect(getItem(KEY)).toBe('');
});
