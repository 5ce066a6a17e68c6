import type { Page } from '@playwright/test';
import { expect, journey } from '../fixtures';
import { Visitor, words } from '../visitor';
import { appUrl } from '../world';

const { live } = words;
const CALL = 'anchorCommitRegister';
/** What the phone says for each way a call goes wrong (R-error-1 to R-error-5). */
const MESSAGES = {
  tooMany: 'Too many requests, please wait a moment.',
  broken: 'Something went wrong on our side.',
  brokenWithoutWords: 'Request Error.',
  refused: 'This place was taken a moment ago.',
  invalid: 'The day is unknown.\nThe point is unknown.',
  malformed: 'interface path not found',
  empty: 'interface path not found',
  cut: 'network connection error',
  reset: 'network connection error',
} as const;

/** A registration that is ready to be sent. */
async function readyToSend(page: Page): Promise<Visitor> {
  const visitor = new Visitor(page);
  await visitor.open('pages/Register/Register');
  await visitor.signedIn();
  await visitor.fill(live.register.name, 'Lin');
  await visitor.fill(live.register.phone, '13812345678');
  await visitor.fill(live.register.account, 'lin-in-the-valley');
  await visitor.chooseFirst(live.register.platform);
  await visitor.top.getByRole('checkbox', { name: live.register.ofAge }).tap();
  return visitor;
}

journey('errorCatalogue', 'real answers of a real server', async ({ page, fail, calls }) => {
  const visitor = await readyToSend(page);
  for (const [fault, text] of Object.entries(MESSAGES)) {
    const mend = await fail(CALL, fault as keyof typeof MESSAGES);
    const before = calls.count(CALL);
    await visitor.tap(live.register.submit);
    await expect.soft(visitor.toast(text), fault).toBeVisible();
    await expect.soft(visitor.toast(text), 'a line a mistake').toHaveCSS('white-space', /pre/);
    await expect(visitor.button(live.register.submit), 'the way to try again').toBeEnabled();
    expect.soft(calls.count(CALL), `${fault}: asked once`).toBe(before + 1);
    await expect(visitor.field(live.register.name), 'what was typed stays').toHaveValue('Lin');
    await mend();
    await expect(visitor.toast(text)).toBeHidden();
  }
  await visitor.tap(live.register.submit);
  await visitor.sees(live.anchor.awaiting.tag);
});

journey('errorCatalogue', 'without a network', async ({ page, context, watch }) => {
  watch.expectFailedRequests();
  const visitor = await readyToSend(page);
  await context.setOffline(true);
  await visitor.tap(live.register.submit);
  await expect(visitor.toast('network connection error')).toBeVisible();
  await visitor.sees(words.core.state.offline);
  await context.setOffline(false);
  await expect(visitor.top.getByText(words.core.state.offline)).toBeHidden();
  await visitor.tap(live.register.submit);
  await visitor.sees(live.anchor.awaiting.tag);
});

/** The clock stops at a moment that has not gone by when the page hears of it. ms */
const PAUSE_AHEAD = 5_000;

journey('errorCatalogue', 'no answer for 60 s, and how long a failure is told', async ({ page }) => {
  await page.clock.install();
  const visitor = await readyToSend(page);
  await page.route(`**/api/**${CALL}`, () => undefined);
  // From here on only `runFor` lets time pass: a busy machine's own seconds would take the toast away.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + PAUSE_AHEAD);
  await visitor.tap(live.register.submit);
  const toast = visitor.toast('network timeout');
  await page.clock.runFor(59_000);
  await expect(toast).toBeHidden();
  await page.clock.runFor(1_500);
  await expect(toast).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(toast).toBeHidden();
});

journey('errorCatalogue', 'what a page asked for is told, and ends with the page', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.signedIn();
  await page.goto('about:blank');
  await page.goto(appUrl('pages/notice/NoticeDetail', { id: 'nothing' }), { waitUntil: 'commit' });
  const toast = visitor.toast(/./);
  await expect(toast).toBeVisible();
  await visitor.tap(words.core.action.home);
  await visitor.isBoundFor(/^(pages\/IndexCenter\/IndexCenter)?$/);
  await expect(toast).toBeHidden({ timeout: 1_000 });
});

journey('missingId', async ({ page, calls }) => {
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.signedIn();
  const pages = {
    'pages/ticket/ticketDetail': 'pages/ticket/ticketList',
    'pages/ticket/ticketConfirm': 'pages/ticket/ticketList',
    'pages/ticket/recordDetail': 'pages/ticket/ticketRecord',
    'pages/feedBack/feedBackDetails': 'pages/feedBack/feedBack',
    'pages/LivePoint/LivePoint': 'pages/home/home',
    'pages/notice/NoticeDetail': 'pages/notice/Notice',
    'pages/activity/ActivityDetail': 'pages/activity/Activity',
    'pages/activity/AddEnroll': 'pages/activity/Activity',
  };
  for (const [path, all] of Object.entries(pages)) {
    await visitor.goOn(path);
    await visitor.isOn(path);
    await visitor.sees(words.core.page.noId);
    await visitor.top.locator('.empty').getByRole('button').tap();
    await visitor.isOn(all);
  }
  expect(calls.matching('id=&'), 'nothing is asked for without an id').toEqual([]);
});

journey('version', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.open('pages/IndexPersonalCenter/IndexPersonalCenter');
  await visitor.sees('Version 1.0.0 (100)');
});
