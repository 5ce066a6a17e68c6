import { readFile } from 'node:fs/promises';
import { addFeedBack } from '@park/contract/feedback/calls';
import { getMine } from '@park/contract/visitor/calls';
import { unzip } from '../../server/src/testing/unzip';
import { callPark, resultOf } from '../staff';
import { words } from '../visitor';
import { expect, signedIn, weappJourney } from './fixtures';

const MINE = '/pages/IndexPersonalCenter/IndexPersonalCenter';
const { ownData: t, core } = words;
const SAID = 'The path by the gorge needs a bench.';

/** The app keeps a text of its own in WeChat's storage. */
const visitorOn = ({ storage }: { storage: Map<string, string> }): string =>
  JSON.parse(JSON.parse(storage.get('userInfo') ?? '"{}"')).id;

weappJourney('ownData', async ({ hold }) => {
  const holder = hold();
  const { phone, program, screen } = holder;
  const token = await signedIn(holder);
  const who = visitorOn(phone);
  expect(who).toBeTruthy();
  const key = { 'idempotency-key': crypto.randomUUID() };
  await resultOf(addFeedBack, { kind: 'suggestion', text: SAID, pictures: [] }, token, key);
  await program.launch(MINE);
  await screen.tap(core.title.ownData);
  await screen.isOn('pages/OwnData/OwnData');
  await screen.sees('Feedback');
  await screen.tap(t.file.action);
  await screen.sees(t.file.fetched);
  await screen.tap(t.file.handOn);
  await expect.poll(() => phone.sentFiles.map(({ name }) => name)).toEqual(['my-data.zip']);
  const parts = unzip(await readFile(phone.sentFiles[0]?.path ?? ''));
  const data = JSON.parse(parts.get('data.json')?.toString() ?? '{}');
  expect(data.areas.feedback.feedback.map(({ text }: { text: string }) => text)).toEqual([SAID]);
  expect(parts.get('index.html')?.toString()).toContain(SAID);

  await screen.tap(t.erase.way);
  await screen.isOn('pages/OwnData/EraseMe');
  await screen.type(t.erase.type({ word: t.erase.word }), t.erase.word);
  await screen.tap(t.erase.action);
  await screen.isOn('pages/IndexCenter/IndexCenter');
  await expect.poll(() => phone.toasts.map(({ title }) => title)).toContain(t.erase.done);
  expect((await callPark(getMine, {}, token)).code).toBe(401);
  for (const name of ['access-token', 'openid', 'userInfo']) expect(phone.storage.get(name) ?? '').toBe('');

  await program.launch(MINE);
  await screen.tap(core.action.signIn);
  await screen.sees(words.center.mine.signOut.action);
  const again = visitorOn(phone);
  expect(again).toBeTruthy();
  expect(again, 'a newcomer').not.toBe(who);
});
