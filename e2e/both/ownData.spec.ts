import { readFile } from 'node:fs/promises';
import { getMine } from '@park/contract/visitor/calls';
import { expect, type Page } from '@playwright/test';
import { onBoth } from '../both';
import { beSomebody, FEEDBACK, saysItAll } from '../ownData';
import type { Phone } from '../phone';
import { callPark } from '../staff';
import { words } from '../visitor';

const MINE = 'pages/IndexPersonalCenter/IndexPersonalCenter';
const { ownData: t, core, center } = words;

const visitorOn = async (phone: Phone): Promise<string> => JSON.parse(await phone.stored('userInfo')).id;

/** The file, as the page hands it over. */
async function fileOf(phone: Phone): Promise<Buffer> {
  if (phone.web) {
    const [download] = await Promise.all([phone.web.page.waitForEvent('download'), phone.tap(t.file.action)]);
    expect(download.suggestedFilename()).toBe('my-data.zip');
    await phone.sees(t.file.downloading);
    return readFile(await download.path());
  }
  const sent = () => phone.mini?.phone.sentFiles ?? [];
  await phone.tap(t.file.action);
  await phone.sees(t.file.fetched);
  await phone.tap(t.file.handOn);
  await expect.poll(() => sent().map(({ name }) => name)).toEqual(['my-data.zip']);
  return readFile(sent()[0]?.path ?? '');
}

onBoth('ownData', async ({ phone }) => {
  await phone.open(MINE);
  const token = await phone.signedIn();
  const who = await visitorOn(phone);
  expect(who).toBeTruthy();
  const number = await beSomebody(token, phone.app);
  await phone.tap(core.title.ownData);
  await phone.isOn('pages/OwnData/OwnData');
  await phone.sees('Orders and tickets');
  await phone.sees('Feedback');
  const html = saysItAll(await fileOf(phone), number);
  if (phone.web) await reads(await phone.web.page.context().newPage(), html);

  await phone.tap(t.erase.way);
  await phone.isOn('pages/OwnData/EraseMe');
  await phone.sees(/Unused tickets \(1\)/);
  await phone.tap(t.erase.action);
  if (phone.web) await expect(phone.web.top.getByRole('alert')).toContainText(t.erase.word);
  expect((await callPark(getMine, {}, token)).code, 'nothing has happened').toBe(200);
  await phone.fill(t.erase.type({ word: t.erase.word }), t.erase.word);
  await phone.tap(t.erase.action);
  await phone.isOn('pages/IndexCenter/IndexCenter');
  await phone.seesToast(t.erase.done);
  expect((await callPark(getMine, {}, token)).code).toBe(401);
  for (const name of ['access-token', 'openid', 'userInfo']) expect(await phone.stored(name)).toBe('');

  await phone.open(MINE);
  await phone.tap(core.action.signIn);
  await phone.signedIn();
  await phone.sees(center.mine.signOut.action);
  const later = await visitorOn(phone);
  expect(later).toBeTruthy();
  expect(later, 'a newcomer').not.toBe(who);
  await phone.open('pages/ticket/ticketRecord');
  await phone.sees(words.order.list.empty.all);
  await phone.seesNot(number);
});

/** The page of the file, opened without a network. */
async function reads(page: Page, html: string): Promise<void> {
  await page.context().setOffline(true);
  await page.setContent(html);
  await expect(page.getByRole('heading', { name: 'My data' })).toBeVisible();
  await expect(page.getByText(FEEDBACK)).toBeVisible();
  await page.context().setOffline(false);
  await page.close();
}
