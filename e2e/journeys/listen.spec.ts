import AxeBuilder from '@axe-core/playwright';
import { shownPage } from '../everyPage';
import { expect, journey } from '../fixtures';
import { giveVoice } from '../speech';
import { smallTargets } from '../touchTargets';
import { Visitor, words } from '../visitor';

const { listen: t, readers } = words.exhibit;
const EXHIBIT = 'pages/exhibit/exhibit';

journey('listen', 'by the phone’s voice', async ({ page }) => {
  const speech = await giveVoice(page, 'en-GB');
  const visitor = new Visitor(page);
  await visitor.open(EXHIBIT, { id: '14' });
  const bar = visitor.top.getByRole('group', { name: t.title });
  await expect(bar).toBeVisible();
  const paragraph = visitor.top.locator('.story__paragraph').first();
  const now = visitor.top.locator('[aria-current=true]');
  const sentences = visitor.top.locator('.story__sentence');
  await expect(now).toHaveCount(0);
  const places = async () => [await bar.boundingBox(), await paragraph.boundingBox()];
  const before = await places();

  await visitor.tap(t.play);
  await expect(visitor.button(t.pause)).toBeVisible();
  await expect(now).toHaveText((await sentences.nth(0).textContent()) ?? '');
  expect(await places(), 'nothing jumps').toEqual(before);
  await speech.endOne();
  await expect(now).toHaveText((await sentences.nth(1).textContent()) ?? '');
  await visitor.tap(t.back);
  await visitor.tap(t.speed(1));
  await expect(visitor.button(t.speed(1.25))).toBeVisible();
  await expect.poll(async () => (await speech.said()).map(({ rate }) => rate)).toEqual([1, 1, 1, 1.25]);
  const texts = await sentences.allTextContents();
  expect((await speech.said()).map(({ text }) => texts.indexOf(text))).toEqual([0, 1, 0, 0]);
  await sentences.nth(3).tap();
  await expect(now).toHaveText(texts[3] ?? '');
  const { violations } = await new AxeBuilder({ page }).include(shownPage('exhibit')).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
  expect(await smallTargets(page, shownPage('exhibit'), 44)).toEqual([]);

  // Another page, or another text, ends it; it goes on where it stopped, at the speed that was chosen.
  await visitor.top.getByRole('radio', { name: readers.child }).tap();
  await expect.poll(speech.isSpeaking).toBe(false);
  await expect(now).toHaveCount(0);
  await visitor.top.getByRole('radio', { name: readers.adult }).tap();
  await expect(now).toHaveText(texts[3] ?? '');
  await visitor.tap(t.play);
  await expect.poll(speech.isSpeaking).toBe(true);
  await visitor.top.locator('.card').first().tap();
  await visitor.isOn(/exhibit\?id=(?!14)/);
  await expect.poll(speech.isSpeaking).toBe(false);
  await page.goBack();
  await visitor.isOn(`${EXHIBIT}?id=14`);
  await expect(visitor.button(t.play)).toBeVisible();
  await page.reload();
  await expect(visitor.button(t.speed(1.25))).toBeVisible();
  await expect(now).toHaveText(texts[3] ?? '');
  await visitor.tap(t.play);
  for (let left = texts.length - 3; left > 0; left--) await speech.endOne();
  await expect(visitor.button(t.play)).toBeVisible();
  await expect(now).toHaveCount(0);
  expect((await speech.said()).map(({ text }) => texts.indexOf(text))).toEqual(texts.map((_, at) => at).slice(3));
});

journey('listen', 'not by a phone without a voice for the language', async ({ page }) => {
  await giveVoice(page, 'de-DE');
  const visitor = new Visitor(page);
  await visitor.open(EXHIBIT, { id: '14' });
  await expect(visitor.top.locator('.story__paragraph').first()).toBeVisible();
  await expect(visitor.button(t.play)).toHaveCount(0);
});
