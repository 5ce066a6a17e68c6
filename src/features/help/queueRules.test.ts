import { afterRefusal, nextPause, readQueue } from './queueRules';

const waiting = { input: { clientId: 'a', device: 'd', kind: 'hurt' }, tried: true };

it.each([
  ['nothing', '', []],
  ['what is no list', '{"a":1}', []],
  ['what was cut off', '[{"input":', []],
  [
    'what is damaged, beside what is whole',
    JSON.stringify([null, 7, { tried: true }, { input: { clientId: 1 } }, waiting]),
    [waiting],
  ],
])('reads %s', (_name, text, found) => {
  expect(readQueue(text)).toEqual(found);
});

it('tries again soon, then more rarely, and never gives up', () => {
  const pauses = [0, 0, 0, 0, 0, 0].reduce<number[]>((all) => [...all, nextPause(all.at(-1) ?? 0)], []);
  expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});

it.each([undefined, 'tooManyRequests', 'internal', 'invalidInput'])('keeps a call when the server says %p', (name) => {
  expect(afterRefusal(name)).toBe('keep');
});

it.each(['helpOver', 'helpNotFound'])('lets a place go when the call that it is for is over: %s', (name) => {
  expect(afterRefusal(name)).toBe('drop');
});
