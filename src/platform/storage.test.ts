import Taro from '@tarojs/taro';
import { forgetVisitor, getItem, removeItem, STORAGE_KEYS, setItem } from './storage';

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

it('knows what it has read or written where storage breaks meanwhile, and what was removed when it mends', () => {
  const OTHER = STORAGE_KEYS.openId;
  const DRAFT = 'draft-broken';
  setItem(DRAFT, 'typed');
  setItem(KEY, 'mine');
  localStorage.setItem(OTHER, JSON.stringify({ data: 'read' }));
  getItem(OTHER);
  // As WeChat's own calls do; on H5 Taro answers '' for what it cannot read.
  for (const name of ['getStorageSync', 'setStorageSync', 'removeStorageSync'] as const)
    jest.spyOn(Taro, name).mockImplementation(() => {
      throw new Error(`${name}:fail`);
    });
  expect([getItem(KEY), getItem(OTHER)]).toEqual(['mine', 'read']);
  setItem(OTHER, 'written');
  removeItem(KEY);
  forgetVisitor();
  expect([getItem(KEY), getItem(OTHER), getItem(DRAFT)]).toEqual(['', 'written', '']);
  jest.restoreAllMocks();
  expect([getItem(KEY), getItem(OTHER), getItem(DRAFT)]).toEqual(['', 'written', '']);
  for (const key of [KEY, OTHER, DRAFT] as const) removeItem(key);
});

it('reads what another window has kept since', () => {
  setItem(KEY, 'mine');
  localStorage.setItem(KEY, JSON.stringify({ data: 'theirs' }));
  expect(getItem(KEY)).toBe('theirs');
  removeItem(KEY);
  expect(getItem(KEY)).toBe('');
});

it.each([
  ['stored', () => {}],
  [
    'in memory',
    () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  ],
])('forgets what is the visitor’s and keeps what is the phone’s: %s', (how, refuse) => {
  if (how === 'in memory') jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const theirs = [
    'draft-feedback',
    'draft-ticket-v1-t1',
    'search-history',
    'prize-receipts',
    'notice-read',
    'help-phone',
  ] as const;
  const phones = ['language', 'help-queue', 'help-device', 'admin-token'] as const;
  for (const key of [...theirs, ...phones]) setItem(key, 'kept');
  forgetVisitor();
  expect(theirs.map(getItem)).toEqual(theirs.map(() => ''));
  expect(phones.map(getItem)).toEqual(phones.map(() => 'kept'));
});
