import { writeFile } from 'node:fs/promises';
import { addFindStep, getAdminFind, getAdminFinds, getFindPlace, takeFind } from '@park/contract/find/calls';
import type { AdminFind } from '@park/contract/find/schemas';
import { expect } from '@playwright/test';
import { onBoth } from '../both';
import { HUGE, PNG } from '../desk';
import { ACCURACY } from '../phone';
import { browserAt } from '../signs';
import { resultOf, staffToken } from '../staff';
import { words } from '../visitor';

const { find: t, core, pictures } = words;
const FIND = 'pages/find/find';
const RIB = 'A rib in the grey layer';
const LEAF = 'A leaf in the red layer';
const AT = { latitude: 25.6171, longitude: 105.4318 };

onBoth('find', async ({ phone, another }, info) => {
  await phone.open('pages/exhibit/exhibits');
  await phone.tap(core.title.find);
  await phone.isOn(FIND);
  await phone.sees(t.leave.title);
  await phone.sees(t.leave.why[0] as string);
  await phone.tap(t.open);
  await phone.tap(t.form.send);
  await phone.sees(t.error.nothing);
  await phone.sees(t.error.noPlace);
  await phone.tap(t.form.locate);
  await phone.sees(t.form.denied);

  // In the gorge there is no network: report and photo stay on the phone.
  await phone.goOffline();
  const [photo, huge] = [info.outputPath('rib.png'), info.outputPath('huge.jpg')];
  await Promise.all([writeFile(photo, PNG), writeFile(huge, HUGE)]);
  await phone.pick(pictures.add, photo, huge);
  await phone.sees(t.form.kept);
  await phone.sees(pictures.tooLarge({ megabytes: 10 }));
  await phone.tap(`${pictures.remove} ${pictures.one({ n: 2 })}`);
  await phone.tap(t.kinds.bone);
  await phone.fill(t.form.words, RIB);
  await phone.fill(t.form.place, 'Behind the third post');
  await phone.tap(t.form.send);
  await phone.sees(t.waiting.title);
  if (phone.mini) expect([...phone.mini.phone.files.values()].map((bytes) => Buffer.from(bytes))).toEqual([PNG]);

  // Another one, with the position that the phone gives now.
  await phone.standAt(AT);
  await phone.tap(t.open);
  await phone.tap(t.form.locate);
  await phone.sees(t.form.located({ metres: ACCURACY }));
  await phone.fill(t.form.words, LEAF);
  await phone.tap(t.form.send);
  await phone.seesTimes(t.waiting.title, 2);
  expect(await findsOf(RIB)).toEqual([]);

  const sent = async (text: string) => (await findsOf(text)).map((find) => find.pictures.length);
  if (phone.mini) {
    // The app is opened again, on another page: what it stored is all that is left of it. Then both send: they are the same finds.
    const twin = await another();
    for (const [key, value] of phone.mini.phone.storage) twin.mini?.phone.storage.set(key, value);
    for (const [key, value] of phone.mini.phone.files) twin.mini?.phone.files.set(key, value);
    await twin.open('pages/IndexCenter/IndexCenter');
    await expect.poll(() => sent(RIB)).toEqual([1]);
    await expect.poll(() => twin.mini?.phone.files.size).toBe(0);
  }
  await phone.goOnline();
  await phone.sees(t.mine);
  await expect.poll(() => sent(RIB)).toEqual([1]);
  await expect.poll(() => sent(LEAF)).toEqual([0]);
  const [[rib], [leaf]] = [await findsOf(RIB), await findsOf(LEAF)];
  expect(await placeOf(rib?.id ?? '')).toEqual({ position: null, placeWords: 'Behind the third post' });
  const reported = phone.web ? { ...browserAt(AT), system: 'wgs84' } : { ...AT, system: 'gcj02' };
  expect((await placeOf(leaf?.id ?? '')).position).toMatchObject({ ...reported, accuracy: ACCURACY });

  await answerFind(rib?.id ?? '', 'A rib of a Keichousaurus. Thank you.', 'Keichousaurus');
  await phone.reload();
  await phone.sees('A rib of a Keichousaurus. Thank you.');
  await phone.tap(t.certificate.open);
  await phone.sees(t.certificate.title);
  await phone.fill(t.certificate.name, 'Li Wei');
  await phone.sees('Li Wei');
  await phone.sees(/for finding “Keichousaurus”/);
});

/** What the visitor wrote is the mark of a journey's own finds. */
async function findsOf(text: string): Promise<AdminFind[]> {
  const staff = await staffToken();
  const { items } = await resultOf(getAdminFinds, { pageSize: 100 }, staff);
  return Promise.all(items.filter((one) => one.words === text).map(({ id }) => resultOf(getAdminFind, { id }, staff)));
}

/** Where staff are told that it is. */
const placeOf = async (id: string) => resultOf(getFindPlace, { id }, await staffToken());

/** Staff look at a find and answer its visitor. @param named what it is */
async function answerFind(id: string, text: string, named: string): Promise<void> {
  const staff = await staffToken();
  await resultOf(takeFind, { id }, staff);
  await resultOf(addFindStep, { id, nth: 2, kind: 'answered', words: text, named }, staff);
}
