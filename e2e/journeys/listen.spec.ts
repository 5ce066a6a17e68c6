import { tellHeard } from '@park/contract/exhibit/calls';
import type { Page, Request } from '@playwright/test';
import { seriousViolations } from '../axe';
import { boxOf } from '../boxOf';
import { shownPage } from '../everyPage';
import { playsOf, withPlays } from '../exhibitPlays';
import { expect, journey } from '../fixtures';
import { giveRecording, SENTENCES } from '../recordings';
import { giveVoice } from '../speech';
import { smallTargets } from '../touchTargets';
import { Visitor, words } from '../visitor';

const { listen: t, readers } = words.exhibit;
const EXHIBIT = 'pages/exhibit/exhibit';

/** What the phone tells of what was heard, from now on. */
function reportsOf(page: Page): Request[] {
  const reports: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === tellHeard.path) reports.push(request);
  });
  return reports;
}

journey('listen', 'by the phone’s voice', async ({ page }) => {
  const speech = await giveVoice(page, 'en-GB');
  const playsBefore = await playsOf('14', 'voice');
  const reports = reportsOf(page);
  const visitor = new Visitor(page);
  await visitor.open(EXHIBIT, { id: '14' });
  const bar = visitor.top.getByRole('group', { name: t.play });
  await expect(bar).toBeVisible();
  const paragraph = visitor.top.locator('.story__paragraph').first();
  const now = visitor.top.locator('[aria-current=true]');
  const sentences = visitor.top.locator('.story__sentence');
  await expect(now).toHaveCount(0);
  const places = async () => [await boxOf(bar), await boxOf(paragraph)];
  const before = await places();

  await visitor.tap(t.play);
  await expect(visitor.button(t.pause)).toBeVisible();
  await expect(now).toHaveText((await sentences.nth(0).textContent()) ?? '');
  expect(await places(), 'nothing jumps').toEqual(before);
  await speech.endOne();
  await expect(now).toHaveText((await sentences.nth(1).textContent()) ?? '');
  await visitor.tap(t.back);
  await visitor.tap(t.speed({ speed: 1 }));
  await expect(visitor.button(t.speed({ speed: 1.25 }))).toBeVisible();
  await expect.poll(async () => (await speech.spoken()).map(({ rate }) => rate)).toEqual([1, 1, 1, 1.25]);
  let texts: string[] = [];
  await expect
    .poll(async () => {
      texts = await sentences.allTextContents();
      return (await speech.spoken()).map(({ text }) => texts.indexOf(text));
    })
    .toEqual([0, 1, 0, 0]);
  await sentences.nth(3).tap();
  await expect(now).toHaveText(texts[3] ?? '');
  expect(await seriousViolations(page, shownPage('exhibit'))).toEqual([]);
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
  await expect(visitor.button(t.speed({ speed: 1.25 }))).toBeVisible();
  await expect(now).toHaveText(texts[3] ?? '');
  await visitor.tap(t.play);
  for (let left = texts.length - 3; left > 0; left--) await speech.endOne();
  await expect(visitor.button(t.play)).toBeVisible();
  await expect(now).toHaveCount(0);
  expect((await speech.spoken()).map(({ text }) => texts.indexOf(text))).toEqual(texts.map((_, at) => at).slice(3));

  // Told once for each time, without who it was: twice it stopped in the fourth sentence, once it was heard to its end.
  const fourth = Math.floor((3 / texts.length) * 10);
  await expect.poll(() => playsOf('14', 'voice')).toEqual(withPlays(playsBefore, fourth, fourth, 10));
  expect(reports.map((request) => request.headers().authorization)).toEqual([undefined, undefined, undefined]);
});

journey('listen', 'not by a phone without a voice for the language', async ({ page }) => {
  await giveVoice(page, 'de-DE');
  const visitor = new Visitor(page);
  await visitor.open(EXHIBIT, { id: '14' });
  await expect(visitor.top.locator('.story__paragraph').first()).toBeVisible();
  await expect(visitor.button(t.play)).toHaveCount(0);
});

journey('listen', 'to a recording', async ({ page }) => {
  const { url } = await giveRecording('17', 60, [0, 10, 20, 30, 40]);
  const file = new URL(url, 'http://park').pathname;
  const requested: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === file) requested.push(request.headers().range ?? '');
  });
  const speech = await giveVoice(page, 'en-GB');
  const playsBefore = await playsOf('17', 'recording');
  const reports = reportsOf(page);
  const visitor = new Visitor(page);
  await visitor.open(EXHIBIT, { id: '17' });
  const sentences = visitor.top.locator('.story__sentence');
  await expect(sentences).toHaveText(SENTENCES.map((text) => text.trim()));
  const bar = visitor.top.getByRole('group', { name: t.play });
  await expect(bar).toContainText('0:00 / 1:00');
  expect(requested, 'nothing is loaded before the tap').toEqual([]);
  const now = visitor.top.locator('[aria-current=true]');
  const isNow = (at: number) => expect(now).toHaveText(SENTENCES[at]?.trim() ?? '');
  const places = async () => [await boxOf(bar), await boxOf(sentences.first())];
  const before = await places();

  await visitor.tap(t.play);
  await expect(visitor.button(t.pause)).toBeVisible();
  await isNow(0);
  await expect(bar).toContainText(/0:0[1-9] \/ 1:00/);
  expect(requested[0]).toMatch(/^bytes=0-/);
  expect(await places(), 'nothing jumps').toEqual(before);
  await sentences.nth(3).tap();
  await isNow(3);
  await expect(bar).toContainText(/0:3\d/);
  await visitor.tap(t.backBy({ seconds: 15 }));
  await isNow(1);
  await visitor.tap(t.onBy({ seconds: 15 }));
  await isNow(3);
  await visitor.tap(t.speed({ speed: 1 }));
  await expect(visitor.button(t.speed({ speed: 1.25 }))).toBeVisible();
  const session = () => page.evaluate(() => navigator.mediaSession.metadata);
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.artist)).toBe('Yunling Fossil Park');
  // The recording would go on to another sentence while a slow machine looks.
  await visitor.tap(t.pause);
  expect(await seriousViolations(page, shownPage('exhibit'))).toEqual([]);
  expect(await smallTargets(page, shownPage('exhibit'), 44)).toEqual([]);
  await visitor.tap(t.play);
  await expect(visitor.button(t.pause)).toBeVisible();

  // Another page ends it; it goes on where it stopped.
  await visitor.top.locator('.card').first().tap();
  await visitor.isOn(/exhibit\?id=(?!17)/);
  await expect.poll(session).toBeNull();
  await page.goBack();
  await visitor.isOn(`${EXHIBIT}?id=17`);
  await expect(visitor.button(t.play)).toBeVisible();
  await page.reload();
  await isNow(3);
  await expect(bar).toContainText(/0:3\d/);
  await visitor.tap(t.play);
  await expect(bar).toContainText(/0:(3[4-9]|4\d)/);
  await isNow(3);
  await sentences.nth(4).tap();
  await visitor.tap(t.onBy({ seconds: 15 }));
  // Heard to its end it begins anew.
  await expect(visitor.button(t.play)).toBeVisible();
  await expect(now).toHaveCount(0);
  await expect(bar).toContainText('0:00 / 1:00');
  expect(await speech.spoken()).toEqual([]);
  await expect.poll(() => reports.length).toBe(2);
  const [first, second] = reports.map((request) => request.postDataJSON());
  expect([first.tenth, second.tenth]).toEqual([expect.any(Number), 10]);
  // Between 30 and 40 of 60 seconds.
  expect([5, 6]).toContain(first.tenth);
  await expect.poll(() => playsOf('17', 'recording')).toEqual(withPlays(playsBefore, first.tenth, 10));
});

journey('listen', 'by the phone’s voice where the recording does not load', async ({ page, watch }) => {
  const { url } = await giveRecording('18', 60, []);
  const speech = await giveVoice(page, 'en-GB');
  watch.expectFailedRequests();
  await page.route(`**${new URL(url, 'http://park').pathname}*`, (route) => route.abort());
  const reports = reportsOf(page);
  const visitor = new Visitor(page);
  await visitor.open(EXHIBIT, { id: '18' });
  await visitor.tap(t.play);
  await expect(page.getByText(t.voiceInstead)).toBeVisible();
  await visitor.tap(t.play);
  await expect.poll(speech.isSpeaking).toBe(true);
  await expect(visitor.button(t.back)).toBeVisible();
  // The voice was heard, the recording was not.
  await visitor.top.locator('.card').first().tap();
  await expect.poll(() => reports.map((request) => request.postDataJSON())).toEqual([{ id: '18', how: 'voice', tenth: 0 }]);
});
