import { writeFile } from 'node:fs/promises';
import { HUGE, PNG } from '../desk';
import { answerFind, findsOf, placeOf } from '../finds';
import { expect, journey } from '../fixtures';
import { Visitor, words } from '../visitor';

const { find: t, core, pictures } = words;
const FIND = 'pages/find/find';

journey('find', async ({ page, context, watch }, info) => {
  const visitor = new Visitor(page);
  const said = `A rib in the grey layer, ${info.testId}`;
  await visitor.open('pages/exhibit/exhibits');
  await visitor.top.getByRole('link', { name: core.title.find }).tap();
  await visitor.isOn(FIND);
  await expect(visitor.heading(t.leave.title)).toBeVisible();
  await visitor.sees(t.leave.why[0] as string);
  await visitor.tap(t.open);
  await visitor.tap(t.form.send);
  await visitor.sees(t.error.nothing);
  await visitor.sees(t.error.noPlace);
  await visitor.tap(t.form.locate);
  await visitor.sees(t.form.denied);

  // In the gorge there is no network: report and photo stay on the phone.
  watch.expectFailedRequests();
  await context.setOffline(true);
  const [photo, huge] = [info.outputPath('rib.png'), info.outputPath('huge.jpg')];
  await Promise.all([writeFile(photo, PNG), writeFile(huge, HUGE)]);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), visitor.tap(pictures.add)]);
  await chooser.setFiles([photo, huge]);
  await visitor.sees(t.form.kept);
  await visitor.sees(pictures.tooLarge({ megabytes: 10 }));
  await visitor.tap(`${pictures.remove} ${pictures.one({ n: 2 })}`);
  await visitor.top.getByRole('radio', { name: t.kinds.bone }).tap();
  await visitor.fill(t.form.words, said);
  await visitor.fill(t.form.place, 'Behind the third post');
  await visitor.tap(t.form.send);
  await visitor.sees(t.waiting.title);
  expect(await findsOf(said)).toEqual([]);
  await context.setOffline(false);
  await expect(visitor.heading(t.mine)).toBeVisible();
  await expect.poll(async () => (await findsOf(said)).map(({ pictures: sent }) => sent.length)).toEqual([1]);
  const [known] = await findsOf(said);
  const id = known?.id ?? '';
  expect(await placeOf(id)).toEqual({ position: null, placeWords: 'Behind the third post' });

  // Another one, with the position that the phone gives now.
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 25.6171, longitude: 105.4318, accuracy: 12 });
  await visitor.tap(t.open);
  await visitor.tap(t.form.locate);
  await visitor.sees(t.form.located({ metres: 12 }));
  await visitor.fill(t.form.words, `${said}, again`);
  await visitor.tap(t.form.send);
  await expect.poll(async () => (await findsOf(`${said}, again`)).length).toBe(1);
  const [second] = await findsOf(`${said}, again`);
  expect((await placeOf(second?.id ?? '')).position).toMatchObject({ latitude: 25.6171, system: 'wgs84', accuracy: 12 });

  await answerFind(id, 'A rib of a Keichousaurus. Thank you.', 'Keichousaurus');
  await page.reload();
  await visitor.sees('A rib of a Keichousaurus. Thank you.');
  await visitor.tap(t.certificate.open);
  await visitor.sees(t.certificate.title);
  await visitor.fill(t.certificate.name, 'Li Wei');
  await expect(visitor.top.locator('.find__certificate')).toContainText('Li Wei');
  await expect(visitor.top.locator('.find__certificate')).toContainText('Keichousaurus');
});
