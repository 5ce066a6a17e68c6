import { listIn } from '@/platform/persistentList';
import { afterRefusal, isWaiting } from './queueRules';

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
  expect(listIn(text, isWaiting)).toEqual(found);
});

it.each([undefined, 'tooManyRequests', 'internal', 'invalidInput'])('keeps a call when the server says %p', (name) => {
  expect(afterRefusal(name)).toBe('keep');
});

it.each(['helpOver', 'helpNotFound'])('lets a place go when the call that it is for is over: %s', (name) => {
  expect(afterRefusal(name)).toBe('drop');
});
