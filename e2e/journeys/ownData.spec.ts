import { readFile } from 'node:fs/promises';
import { addFeedBack } from '@park/contract/feedback/calls';
import { getMine } from '@park/contract/visitor/calls';
import type { Page } from '@playwright/test';
import { unzip } from '../../server/src/testing/unzip';
import { expect, journey } from '../fixtures';
import { callPark, resultOf } from '../staff';
import { buy, dayAhead, product } from '../tickets';
import { Visitor, words } from '../visitor';

const MINE = 'pages/IndexPersonalCenter/IndexPersonalCenter';
const OWN = 'pages/OwnData/OwnData';
const { ownData: t, core } = words;
const SAID = 'The path by the gorge needs a bench.';

/** Somebody with a ticket and a word for the park. */
async function beSomebody(visitor: Visitor): Promise<{ token: string; who: string; number: string }> {
  await visitor.open(MINE);
  const token = await visitor.signedIn();
  const order = await buy(token, {
    ticketId: (await product({ realName: false })).id,
    day: dayAhead(3),
    slotId: 'morning',
    quantity: 1,
  });
  const key = { 'idempotency-key': crypto.randomUUID() };
  await resultOf(addFeedBack, { kind: 'suggestion', text: SAID, pictures: [] }, token, key);
  return { token, who: JSON.parse(await visitor.stored('userInfo')).id, number: order.number };
}

const saysItAll = (zip: Buffer, number: string) => {
  const parts = unzip(zip);
  const data = JSON.parse(parts.get('data.json')?.toString() ?? '{}');
  expect(data.areas.feedback.feedback.map(({ text }: { text: string }) => text)).toEqual([SAID]);
  expect(data.areas.orders.ticket_order.map((order: { number: string }) => order.number)).toEqual([number]);
  const page = parts.get('index.html')?.toString() ?? '';
  expect(page).toContain(SAID);
  expect(page).toContain(number);
  return page;
};

journey('ownData', async ({ page, context }) => {
  const visitor = new Visitor(page);
  const { token, who, number } = await beSomebody(visitor);
  await visitor.tap(core.title.ownData);
  await visitor.isOn(OWN);
  await visitor.sees('Orders and tickets');

  const coming = page.waitForEvent('download');
  await visitor.tap(t.file.action);
  const download = await coming;
  expect(download.suggestedFilename()).toBe('my-data.zip');
  const html = saysItAll(await readFile(await download.path()), number);
  await visitor.sees(t.file.downloading);
  await reads(await context.newPage(), html);

  await visitor.tap(t.erase.way);
  await visitor.isOn('pages/OwnData/EraseMe');
  await visitor.sees(/Unused tickets \(1\)/);
  await visitor.tap(t.erase.action);
  await expect(visitor.top.getByRole('alert')).toContainText(t.erase.word);
  expect((await callPark(getMine, {}, token)).code, 'nothing has happened').toBe(200);
  await visitor.fill(t.erase.type({ word: t.erase.word }), t.erase.word);
  await visitor.tap(t.erase.action);
  await visitor.isOn(/^(pages\/IndexCenter\/IndexCenter)?$/);
  await expect(visitor.toast(t.erase.done)).toBeVisible();
  expect((await callPark(getMine, {}, token)).code).toBe(401);
  expect(await visitor.stored('access-token')).toBe('');

  await visitor.open(MINE);
  await visitor.tap(core.action.signIn);
  await visitor.signedIn();
  expect(JSON.parse(await visitor.stored('userInfo')).id, 'a newcomer').not.toBe(who);
  await visitor.open('pages/ticket/ticketRecord');
  await expect(visitor.top.getByText(number)).toHaveCount(0);
});

/** The page of the file, opened without a network. */
async function reads(page: Page, html: string): Promise<void> {
  await page.context().setOffline(true);
  await page.setContent(html);
  await expect(page.getByRole('heading', { name: 'My data' })).toBeVisible();
  await expect(page.getByText(SAID)).toBeVisible();
  await page.context().setOffline(false);
  await page.close();
}

journey('ownData', 'in WeChat’s browser, which takes no files', async ({ browser }) => {
  const userAgent = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile MicroMessenger/8.0.50';
  const context = await browser.newContext({ userAgent, locale: 'en-US', hasTouch: true, isMobile: true });
  await context.addInitScript(() => {
    document.execCommand = () => {
      const field = document.querySelector('textarea[readonly]') as HTMLTextAreaElement;
      (window as unknown as { copied: string }).copied = field.value;
      return true;
    };
  });
  const page = await context.newPage();
  const visitor = new Visitor(page);
  const { number } = await beSomebody(visitor);
  await visitor.open(OWN);
  await visitor.sees(t.file.inWechat);
  await expect(visitor.button(t.file.action)).toHaveCount(0);
  await visitor.tap(t.file.copy);
  await visitor.sees(t.file.copied({ minutes: 15 }));
  const link = await page.evaluate(() => (window as unknown as { copied: string }).copied);
  // Another browser, where nobody is signed in; once.
  saysItAll(Buffer.from(await (await fetch(link)).arrayBuffer()), number);
  expect((await (await fetch(link)).json()).extras.error).toBe('exportLinkOver');
  await context.close();
});
