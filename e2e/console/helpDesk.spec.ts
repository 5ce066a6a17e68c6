import { readFile } from 'node:fs/promises';
import { getAdminFeedBacks } from '@park/contract/feedback/calls';
import { getHelpRequests, takeHelp } from '@park/contract/help/calls';
import { getAdminItems } from '@park/contract/lostFound/calls';
import { correctPoints } from '@park/contract/points/calls';
import { findVisitor } from '@park/contract/visitor/calls';
import type { Page } from '@playwright/test';
import { help as t } from '../../console/src/i18n/messages/en/help';
import { callsFrom, ownPhone, take } from '../helpCalls';
import { callPark } from '../staff';
import { words } from '../visitor';
import { makeStaff, openAs, tokenOf } from './accounts';
import { consoleUrl, expect, firstHeading, noSeriousViolations, signIn, TABLET, test } from './fixtures';
import { callForHelp, openVisitor } from './visitors';

const card = (page: Page, number: string) => page.getByRole('listitem', { name: number, exact: true });

test('a call for help comes by itself, is taken and resolved, and the visitor sees it', async ({ page, browser }) => {
  const staff = await openAs(page, 'help', 'helpDesk');
  const { visitor } = await openVisitor(browser, 'pages/help/help');
  const phone = ownPhone();
  await visitor.top.getByRole('radio', { name: words.help.kinds.hurt }).tap();
  await visitor.fill(words.help.phone, phone);
  await visitor.button(words.help.hold).press('Enter');
  await visitor.sheet.getByRole('button', { name: words.help.ask.send }).tap();
  await visitor.sees(words.help.active.title);
  const [call] = await callsFrom(phone);
  const number = call?.number ?? '';

  const mine = card(page, number);
  await expect(mine).toContainText(t.kinds.hurt);
  await expect(mine).toContainText(t.place.unknown);
  await expect(mine).toContainText(t.isNew);
  await expect(mine.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${phone}`);
  await expect(page).toHaveTitle(/^\(\d+\) /);
  await expect(page.getByRole('alert').getByRole('button', { name: t.seen })).toBeVisible();
  const waited = mine.locator('.help-waited');
  const before = await waited.textContent();
  await expect(waited, 'it ticks').not.toHaveText(before ?? '');
  await noSeriousViolations(page);
  await mine.getByRole('button', { name: t.look }).click();
  await expect(mine).not.toContainText(t.isNew);

  await mine.getByRole('button', { name: t.take }).click();
  await expect(mine).toContainText(t.mine);
  await expect(visitor.heading(words.help.responding.title)).toBeVisible();
  await mine.getByRole('button', { name: t.resolve.open }).click();
  const dialog = page.getByRole('dialog', { name: t.resolve.title({ number }) });
  await dialog.getByRole('button', { name: t.resolve.save }).click();
  await expect(dialog.getByText('Please fill this in.')).toBeVisible();
  await dialog.getByLabel(t.resolve.outcome).fill('Bandaged at the first aid post');
  await noSeriousViolations(page);
  // What was typed outlives a reload.
  await page.reload();
  await mine.getByRole('button', { name: t.resolve.open }).click();
  await expect(dialog.getByLabel(t.resolve.outcome)).toHaveValue('Bandaged at the first aid post');
  await dialog.getByRole('button', { name: t.resolve.save }).click();
  await expect(mine).toHaveCount(0);
  await visitor.sees('Bandaged at the first aid post');

  await page.getByRole('button', { name: t.ended.title }).click();
  await expect(page.getByRole('row', { name: number })).toContainText(staff.userName);
  await page.getByRole('button', { name: 'Export' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'CSV' }).click()]);
  expect(await readFile(await file.path(), 'utf8')).toContain(number);
  await noSeriousViolations(page);
  await visitor.page.context().close();
});

test('two who go to the same call: the second is told who was first', async ({ page }) => {
  await openAs(page, 'help', 'helpDesk');
  const call = await callForHelp({ kind: 'lostWay', note: 'By the ripple wall' });
  const mine = card(page, call.number);
  await expect(mine).toContainText('By the ripple wall');
  await expect(mine).toContainText(/Near South Gate, about \d+ m/);
  const pin = page.getByRole('button', { name: new RegExp(`${t.kinds.lostWay}, near South Gate`) });
  await pin.first().click();

  // This screen does not learn of it in time.
  let release = () => undefined as undefined;
  const held = new Promise<void>((resolve) => {
    release = () => void resolve();
  });
  await page.route('**/getHelpRequests', async (route) => {
    await held;
    await route.continue();
  });
  await take(call.id);
  await mine.getByRole('button', { name: t.take }).click();
  await expect(page.getByText(/^admin took this call at \d\d:\d\d/)).toBeVisible();
  release();
  await expect(mine).toContainText(t.onTheWay({ who: 'admin' }));
  await page.unroute('**/getHelpRequests');
});

test('a night on the board: the session is renewed, the stream stands up again, a call still comes', async ({
  page,
  watch,
}) => {
  watch.expectFailedRequests();
  await page.clock.install();
  const staff = await makeStaff('helpDesk');
  await page.goto(consoleUrl('help'));
  await signIn(page, staff.userName, staff.password);
  await expect(firstHeading(page)).toHaveText(t.title);
  const stored = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('park-console-session') ?? '{}').accessToken as string);
  const evening = await stored();
  // A token says its end in seconds: a renewal within the second of the sign-in would answer with the same.
  const seconds = () => Math.floor(Date.now() / 1_000);
  const then = seconds();
  await expect.poll(seconds).toBeGreaterThan(then);
  const renewed = page.waitForResponse('**/staffAdmin/renew');
  const again = page.waitForRequest('**/staffAdmin/events');
  await page.clock.fastForward('18:00:00');
  expect((await renewed).status()).toBe(200);
  await expect.poll(stored).not.toBe(evening);
  await again;
  const call = await callForHelp({ kind: 'lostChild' });
  await expect(card(page, call.number)).toContainText(t.kinds.lostChild);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('calls that nobody is signed in for stand in one row, and end together', async ({ page }) => {
  await openAs(page, 'help', 'helpDesk');
  for (let n = 0; n < 5; n++) await callForHelp({ kind: 'danger', position: null }, '');
  const row = page.getByRole('listitem').filter({ hasText: t.fold.about });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(t.proofs.none);
  await noSeriousViolations(page);
  await row.getByRole('button', { name: t.fold.each }).click();
  await expect(firstHeading(page)).toHaveText(t.row.title);
  await expect(page.getByRole('row').filter({ hasText: t.kinds.danger })).not.toHaveCount(0);
  await noSeriousViolations(page);
  await page.goBack();
  await row.getByRole('button', { name: /^Resolve all \d+$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t.resolve.outcome).fill('Nobody was there');
  await dialog.getByRole('button', { name: t.resolve.save }).click();
  await expect(row).toHaveCount(0);
});

test('other roles’ calls are refused, and so are this role’s at others’', async () => {
  const gate = await tokenOf(await makeStaff('gate', 'content', 'live', 'draw'));
  const call = await callForHelp();
  const errors = await Promise.all([
    callPark(getHelpRequests, {}, gate),
    callPark(takeHelp, { id: call.id }, gate),
    callPark(getAdminFeedBacks, {}, gate),
    callPark(getAdminItems, {}, gate),
    callPark(findVisitor, { by: 'help', key: call.number }, gate),
    callPark(correctPoints, { visitorId: 'x', points: 1, reason: 'x', key: 'x' }, gate),
  ]);
  for (const { extras } of errors) expect(extras?.error).toBe('roleMissing');
});

test.describe('on a tablet', () => {
  test.use({ viewport: TABLET });

  test('board and map stand one below the other', async ({ page }) => {
    await openAs(page, 'help', 'helpDesk');
    const call = await callForHelp({ kind: 'danger', position: null });
    await expect(card(page, call.number)).toBeVisible();
    await noSeriousViolations(page);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over).toBeLessThanOrEqual(0);
  });
});
