import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HUGE, PNG } from '../desk';
import { answerFind, findsOf, placeOf } from '../finds';
import { words } from '../visitor';
import { expect, test, weappJourney } from './fixtures';

const { find: t, pictures } = words;
const FIND = '/pages/find/find';

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'park-finds-'));
});
test.afterAll(() => rm(folder, { recursive: true }));

weappJourney('find', async ({ hold }, info) => {
  const said = `A leaf in the red layer, ${info.testId}`;
  const { phone, program, screen } = hold();
  await program.launch(FIND);
  await screen.sees(t.leave.title);
  await screen.tap(t.open);
  await screen.tap(t.form.locate);
  await screen.sees(t.form.denied);
  phone.goOffline();
  const [photo, huge] = [path.join(folder, 'leaf.png'), path.join(folder, 'huge.jpg')];
  await Promise.all([writeFile(photo, PNG), writeFile(huge, HUGE)]);
  phone.pictures = [photo, huge];
  await screen.tap(pictures.add);
  await screen.sees(t.form.kept);
  await screen.sees(pictures.tooLarge({ megabytes: 10 }));
  await screen.tap(`${pictures.remove} ${pictures.one({ n: 2 })}`);
  await screen.tap(t.kinds.plant);
  await screen.type(t.form.words, said);
  await screen.tap(t.form.send);
  await screen.sees(t.error.noPlace);
  phone.position = { latitude: 25.6171, longitude: 105.4318, accuracy: 9 };
  await screen.tap(t.form.locate);
  await screen.sees(t.form.located({ metres: 9 }));
  await screen.tap(t.form.send);
  await screen.sees(t.waiting.title);
  expect([...phone.files.values()].map((bytes) => Buffer.from(bytes))).toEqual([readFileSync(photo)]);

  // The app is closed and opened again, on another page: what it stored is all that is left of it.
  const again = hold();
  for (const [key, value] of phone.storage) again.phone.storage.set(key, value);
  for (const [key, value] of phone.files) again.phone.files.set(key, value);
  await again.program.launch('/pages/IndexCenter/IndexCenter');
  await expect.poll(async () => (await findsOf(said)).map(({ pictures: sent }) => sent.length)).toEqual([1]);
  await expect.poll(() => again.phone.files.size).toBe(0);
  // Both send now: it is the same find, and the same photo.
  phone.goOnline();
  await screen.sees(t.mine);
  const [find, ...more] = await findsOf(said);
  expect(more).toEqual([]);
  expect(find?.pictures).toHaveLength(1);
  const { position } = await placeOf(find?.id ?? '');
  expect([position?.system, position?.accuracy]).toEqual(['gcj02', 9]);

  await answerFind(find?.id ?? '', 'A fern of the Permian. Thank you.', 'Gigantopteris');
  await program.launch(FIND);
  await screen.sees('A fern of the Permian. Thank you.');
  await screen.tap(t.certificate.open);
  await screen.type(t.certificate.name, '李伟');
  await screen.sees('李伟');
});
