import { readDraft } from './draft';

const mockStore = new Map<string, string>();
jest.mock('./storage', () => ({
  getItem: (key: string) => mockStore.get(key) ?? '',
  setItem: (key: string, value: string) => mockStore.set(key, value),
  removeItem: (key: string) => mockStore.delete(key),
}));

const EMPTY = { name: '', phone: '' };
const NOW = 1_800_000_000_000;
const DAY = 86_400_000;

beforeEach(() => mockStore.clear());

test('a draft comes back, laid over the fields that the form has today', () => {
  mockStore.set('draft-k', JSON.stringify({ at: NOW - DAY, value: { name: '林', gone: 'x' } }));
  expect(readDraft('draft-k', EMPTY, NOW)).toEqual({ name: '林', phone: '' });
});

test('a draft older than a week is forgotten', () => {
  mockStore.set('draft-k', JSON.stringify({ at: NOW - 7 * DAY - 1, value: { name: '林' } }));
  expect(readDraft('draft-k', EMPTY, NOW)).toEqual(EMPTY);
});

test.each(['', 'null', '[]', '{"at":1}', '{"at":"x","value":{}}', '{"at":1800000000000,"value":null}', 'no json'])(
  'damaged content (%s) is an empty form',
  (text) => {
    mockStore.set('draft-k', text);
    expect(readDraft('draft-k', EMPTY, NOW)).toEqual(EMPTY);
  },
);

test('a field of the wrong type is ignored, the others stay', () => {
  mockStore.set('draft-k', JSON.stringify({ at: NOW, value: { name: 5, phone: '1' } }));
  expect(readDraft('draft-k', EMPTY, NOW)).toEqual({ name: '', phone: '1' });
});
