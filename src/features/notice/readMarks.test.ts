import { listIn } from '@/platform/persistentList';
import { setItem } from '@/platform/storage';
import { isMark, keepRead, markSent } from './readMarks';

jest.mock('@/platform/storage', () => {
  const storage: Record<string, string> = {};
  return {
    getItem: (key: string) => storage[key] ?? '',
    setItem: jest.fn((key: string, value: string) => {
      storage[key] = value;
    }),
  };
});
const stored = () => listIn(jest.mocked(setItem).mock.calls.at(-1)?.[1] ?? '', isMark);

it('keeps what was read once, the newest first, until the server has it', () => {
  keepRead(['a', 'b']);
  keepRead(['c', 'a']);
  markSent(['a', 'x']);
  keepRead(['a']);
  expect(stored()).toEqual([
    { id: 'c', told: false },
    { id: 'a', told: true },
    { id: 'b', told: false },
  ]);
});

it('forgets the oldest before the phone is full', () => {
  keepRead(Array.from({ length: 400 }, (_, n) => `n${n}`));
  expect(stored()).toHaveLength(300);
});

it.each(['', 'nonsense', '{}', 'null', '[null, 1, {"id": 1, "told": true}, {"id": "a"}]'])('reads %p as nothing', (text) => {
  expect(listIn(text, isMark)).toEqual([]);
});
