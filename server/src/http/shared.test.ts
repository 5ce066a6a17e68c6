import assert from 'node:assert/strict';
import { it } from 'node:test';
import { DEFAULT_RULES } from '@park/contract/park/rules';
import { AppError } from './appError';
import type { CallContext } from './callContext';
import { sharedByAll } from './shared';

const SIGNED_OUT: CallContext = { visitorId: '', lang: 'en', now: 0, rules: async () => DEFAULT_RULES };

it('those who ask alike at once share an answer that was begun after they asked, and who is signed in has one of their own', async () => {
  const made: string[] = [];
  let letGo: () => void = () => undefined;
  let wait = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const ask = sharedByAll(async (input: string, { visitorId, lang }: CallContext) => {
    made.push(`${input} ${lang} ${visitorId}`);
    await wait;
    if (input === 'lost') throw new AppError('noticeNotFound');
    return made.length;
  });
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

  const first = [ask('list', SIGNED_OUT), ask('list', SIGNED_OUT), ask('list', { ...SIGNED_OUT, lang: 'fr' })];
  const own = ask('list', { ...SIGNED_OUT, visitorId: 'v' });
  await turn();
  const second = [ask('list', SIGNED_OUT), ask('list', SIGNED_OUT)];
  await turn();
  assert.deepEqual(made, ['list en v', 'list en ', 'list fr ']);
  letGo();
  assert.deepEqual(await Promise.all([...first, own]), [3, 3, 3, 3]);
  assert.deepEqual(await Promise.all(second), [4, 4]);

  wait = Promise.resolve();
  await Promise.all([1, 2].map(() => assert.rejects(ask('lost', SIGNED_OUT), AppError)));
  assert.equal(made.length, 5);
});
