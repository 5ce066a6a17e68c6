import { STAMP } from '@park/contract/stamp/limits';
import { listIn } from '@/platform/persistentList';
import { isWaiting, nextBatch, withOne, withoutSent } from './queueRules';

const at = '2026-05-03T10:00:00+08:00';
const later = '2026-05-03T11:00:00+08:00';
const one = { exhibitId: '1', check: 'abc', at };
const two = { exhibitId: '2', check: 'def', at };

it.each([
  ['nothing', '', []],
  ['what was cut off', '[{"exhibitId":', []],
  [
    'what is damaged, beside what is whole',
    JSON.stringify([
      null,
      { exhibitId: 1, at },
      { exhibitId: '1' },
      { exhibitId: 'x', at },
      { exhibitId: '1', at: 'now' },
      one,
    ]),
    [one],
  ],
])('reads %s', (_name, text, found) => expect(listIn(text, isWaiting)).toEqual(found));

it('lets an exhibit wait once, with all that speaks for it and the moment of the first time', () => {
  const position = { latitude: 25.6, longitude: 105.4 };
  expect(withOne([one, two], { exhibitId: '1', position, at: later })).toEqual([{ ...one, position }, two]);
  expect(withOne([one], two)).toEqual([one, two]);
});

it('lets go of what was answered, and of nothing that came meanwhile', () => {
  const more = { ...two, check: 'ghi' };
  expect(withoutSent([one, more], [one, two])).toEqual([more]);
});

it('sends no more at once than the server takes', () => {
  const many = Array.from({ length: STAMP.maxPerRequest + 1 }, (_, index) => ({ exhibitId: String(index + 1), at }));
  expect(nextBatch(many)).toHaveLength(STAMP.maxPerRequest);
});
