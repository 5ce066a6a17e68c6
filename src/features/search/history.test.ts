import { listIn } from '@/platform/persistentList';
import { act, mountHook } from '@/platform/testing/mount';
import { forgetAllWords, forgetWord, isWord, keepWord, useHistory } from './history';

beforeEach(() => forgetAllWords());

it('keeps each word once, the newest in front, and not for ever', () => {
  const { result } = mountHook(() => useHistory());
  act(() => ['菊石', 'museum', '菊石'].forEach(keepWord));
  expect(result.current).toEqual(['菊石', 'museum']);
  act(() => forgetWord('museum'));
  expect(result.current).toEqual(['菊石']);
  act(() => Array.from({ length: 20 }, (_, n) => `word ${n}`).forEach(keepWord));
  expect(result.current).toHaveLength(12);
  expect(result.current[0]).toBe('word 19');
  act(() => forgetAllWords());
  expect(result.current).toEqual([]);
});

it.each(['', 'null', '{"a":1}', '[1, null, {}]', '[broken'])('makes nothing of %j', (text) => {
  expect(listIn(text, isWord)).toEqual([]);
});
