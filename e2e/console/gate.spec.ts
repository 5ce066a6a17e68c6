import { groupNumber } from '@park/contract/groupNumber';
import { getAdminRounds } from '@park/contract/prize/round/calls';
import { getGateConflicts } from '@park/contract/ticket/gate/calls';
import { getOrder } from '@park/contract/ticket/order/calls';
import type { Page } from '@playwright/test';
import { shell, ui } from '../../console/src/i18n/messages/en/core';
import { gate as t } from '../../console/src/i18n/messages/en/gate';
import { scan as scanning } from '../../console/src/i18n/messages/en/scan';
import { codeUri } from '../../src/ui/codeDrawing';
import { boxOf } from '../boxOf';
import { guest } from '../guest';
import { callPark, resultOf, staffToken } from '../staff';
import { openAs, tokenOf } from './accounts';
import { consoleUrl, expect, firstHeading, noSeriousViolations, signIn, TABLET, test } from './fixtures';
import { beAt, openGate, scan, state, verdict } from './gates';
import { codeOf, concessionsForToday, ticketsForToday } from './guests';

// The gate's page keeps itself for when the network is gone.
test.use({ serviceWorkers: 'allow' });

test.describe('on a tablet', () => {
  test.use({ viewport: TABLET });

  test('a concession’s proof is looked at before anybody comes in, with and without the network', async ({
    page,
    context,
    watch,
  }) => {
    watch.expectFailedRequests();
    const token = await guest();
    const [order, family] = [await concessionsForToday(token, 1), await concessionsForToday(token, 3)];
    const statuses = async ({ id } = order) => (await resultOf(getOrder, { id }, token)).tickets.map(({ status }) => status);
    const proof = (index: number, of = family) =>
      page.getByRole('region', { name: t.proof.of({ number: groupNumber(of.tickets[index]?.number ?? '') }) });
    await openAs(page, 'gate', 'gate');
    await beAt(page, 'Moss gate');

    await scan(page, await codeOf(token, order, 0));
    await expect(verdict(page)).toContainText(t.verdicts.proof);
    await expect(proof(0, order)).toContainText(
      t.proof.ask({ proofs: `${t.proof.kinds.student}, ${t.proof.kinds.disabled}`, several: true }),
    );
    await noSeriousViolations(page);
    await proof(0, order).getByRole('button', { name: t.proof.missing }).click();
    await expect(verdict(page)).toContainText(t.verdicts.noProof);
    expect(await statuses()).toEqual(['valid']);
    // Fetched, and told by hand: a scanner that says the same code again within two seconds is not heard.
    await page.getByLabel(t.scan.label).fill(order.tickets[0]?.number ?? '');
    await page.getByRole('button', { name: t.scan.check }).click();
    await proof(0, order).getByRole('button', { name: t.proof.checked }).click();
    await expect(verdict(page)).toContainText(t.verdicts.ok);
    expect(await statuses()).toEqual(['used']);

    // A family without the network: one has the card at home.
    const code = await codeOf(token, family);
    await context.setOffline(true);
    await expect(state(page).getByText(t.state.alone)).toBeVisible();
    await scan(page, code);
    await proof(0).getByRole('button', { name: t.proof.checked }).click();
    await proof(1).getByRole('button', { name: t.proof.missing }).click();
    await proof(2).getByRole('button', { name: t.proof.checked }).click();
    await expect(proof(2)).toHaveCount(0);
    await expect(state(page).getByText(t.state.waiting({ count: 3 }))).toBeVisible();
    await expect(verdict(page)).toContainText(t.verdicts.noProof);
    await context.setOffline(false);
    await expect(state(page).getByText(t.state.waiting({ count: 0 }))).toBeVisible();
    expect(await statuses(family)).toEqual(['used', 'valid', 'used']);
    await expect(page.getByRole('region', { name: t.last.title }).getByText(t.last.marks.sent)).toHaveCount(3);
  });

  test('a gate’s day: people come in, the network goes, the tablet goes on, and the server hears of it', async ({
    page,
    context,
    watch,
  }) => {
    watch.expectFailedRequests();
    const token = await guest();
    const order = await ticketsForToday(token, 4);
    const [, second, third] = order.tickets;
    const ticket = async (index: number) => (await resultOf(getOrder, { id: order.id }, token)).tickets[index];

    await openAs(page, 'gate', 'gate');
    await noSeriousViolations(page);
    await page.getByRole('button', { name: t.name.save }).click();
    await expect(page.getByText(t.name.needed)).toBeVisible();
    await beAt(page, 'Fern gate');
    await expect(verdict(page)).toContainText(t.idle.title);

    const code = await codeOf(token, order, 0);
    await scan(page, code);
    await expect(verdict(page)).toContainText(t.verdicts.ok);
    await expect(verdict(page)).toContainText(order.ticket.name);
    await noSeriousViolations(page);
    expect(await ticket(0)).toMatchObject({ status: 'used', usedWhere: 'Fern gate' });
    await page.getByLabel(t.scan.label).fill(order.tickets[0]?.number ?? '');
    await page.getByRole('button', { name: t.scan.check, exact: true }).click();
    await expect(verdict(page)).toContainText(t.verdicts.justNow);
    await scan(page, `${code.slice(0, -8)}AAAAAAAA`);
    await expect(verdict(page)).toContainText(t.verdicts.forged);
    await expect(page.getByRole('region', { name: t.counts.title })).toContainText(order.ticket.name);

    await page.getByRole('link', { name: t.pages.orders }).click();
    await page.getByLabel(t.orders.label).fill(second?.number ?? '');
    await page.getByRole('button', { name: ui.find }).click();
    await page.getByRole('row', { name: order.number }).getByRole('button', { name: ui.open }).click();
    const dialog = page.getByRole('dialog', { name: t.orders.order({ number: order.number }) });
    await expect(dialog.getByText('Fern gate')).toBeVisible();
    await noSeriousViolations(page);
    await dialog.getByRole('button', { name: t.orders.letIn }).first().click();
    await expect(verdict(page)).toContainText(t.verdicts.ok);
    expect((await ticket(1))?.status).toBe('used');

    // The network goes.
    const shown = await codeOf(token, order, 2);
    await context.setOffline(true);
    await expect(state(page).getByText(t.state.alone)).toBeVisible();
    await scan(page, shown);
    await expect(verdict(page)).toContainText(t.verdicts.ok);
    await expect(verdict(page)).toContainText(t.byTablet);
    await expect(state(page).getByText(t.state.waiting({ count: 1 }))).toBeVisible();
    await noSeriousViolations(page);
    await page.reload();
    await expect(firstHeading(page)).toHaveText(t.title);
    await expect(state(page).getByText(t.state.waiting({ count: 1 }))).toBeVisible();
    await scan(page, shown);
    await expect(verdict(page)).toContainText(t.verdicts.justNow);
    await scan(page, order.tickets[3]?.number ?? '');
    await expect(verdict(page)).toContainText(t.verdicts.unchecked);
    await page.getByRole('button', { name: t.letIn }).click();
    await expect(verdict(page)).toContainText(t.verdicts.ok);
    await expect(state(page).getByText(t.state.waiting({ count: 2 }))).toBeVisible();
    expect((await ticket(2))?.status).toBe('valid');

    // It comes back.
    await context.setOffline(false);
    await expect(state(page).getByText(t.state.waiting({ count: 0 }))).toBeVisible();
    await expect(state(page).getByText(t.state.online)).toBeVisible();
    expect(await ticket(2)).toMatchObject({ number: third?.number, status: 'used', usedWhere: 'Fern gate' });
    expect((await ticket(3))?.status).toBe('used');
    await expect(page.getByRole('region', { name: t.last.title }).getByText(t.last.marks.sent)).toHaveCount(2);
  });

  test('the whole screen: thumbs and scanner check in, nothing moves when the verdict comes, and one tap leads back', async ({
    page,
  }) => {
    const token = await guest();
    const order = await ticketsForToday(token, 2);
    await openAs(page, 'gate', 'gate');
    await beAt(page, 'Whole gate');
    await page.getByRole('button', { name: t.full.open }).click();
    await expect(page.getByRole('navigation', { name: shell.menu })).toBeHidden();
    const keys = page.getByRole('region', { name: t.full.keypad });
    const check = keys.getByRole('button', { name: t.scan.check });
    const before = await boxOf(keys);
    for (const digit of order.tickets[0]?.number ?? '') {
      await expect(check).toBeDisabled();
      await keys.getByRole('button', { name: digit, exact: true }).click();
    }
    await expect(keys.getByLabel(t.full.number)).toHaveText(groupNumber(order.tickets[0]?.number ?? ''));
    await check.click();
    await expect(verdict(page)).toContainText(t.verdicts.ok);
    await expect(check).toBeDisabled();
    expect(await boxOf(keys)).toEqual(before);
    const key = await boxOf(keys.getByRole('button', { name: '5', exact: true }));
    expect(Math.min(key.width, key.height)).toBeGreaterThanOrEqual(52);
    await noSeriousViolations(page);
    // The cursor is on a key, which the scanner's Enter must not press.
    await keys.getByRole('button', { name: '7', exact: true }).focus();
    await scan(page, await codeOf(token, order, 1));
    await expect(verdict(page)).toContainText(groupNumber(order.tickets[1]?.number ?? ''));
    await expect(verdict(page)).toContainText(t.verdicts.ok);
    await expect(keys.getByLabel(t.full.number)).not.toContainText('7');
    await page.getByRole('button', { name: t.full.leave }).click();
    await expect(page.getByLabel(t.scan.label)).toBeVisible();
    await expect(verdict(page)).toContainText(t.verdicts.ok);
  });

  test('the camera says why it cannot be used, and reads a code when it can', async ({ page }) => {
    const token = await guest();
    const order = await ticketsForToday(token, 1);
    await openAs(page, 'gate', 'gate');
    await beAt(page, 'Amber gate');
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await page.getByRole('button', { name: scanning.camera.open, exact: true }).click();
    await expect(page.getByText(scanning.camera.problems.refused)).toBeVisible();
    await noSeriousViolations(page);
    await page.getByRole('button', { name: scanning.camera.close }).click();
    await page.evaluate(
      async (uri) => {
        const picture = new Image();
        picture.src = uri;
        await picture.decode();
        const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
        const draw = () => {
          const context = canvas.getContext('2d') as CanvasRenderingContext2D;
          context.fillStyle = '#999';
          context.fillRect(0, 0, 640, 480);
          context.fillStyle = '#fff';
          context.fillRect(110, 30, 420, 420);
          context.drawImage(picture, 130, 50, 380, 380);
          requestAnimationFrame(draw);
        };
        draw();
        navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(15);
      },
      codeUri(await codeOf(token, order, 0)),
    );
    await page.getByRole('button', { name: scanning.camera.open, exact: true }).click();
    await expect(verdict(page)).toContainText(t.verdicts.ok);
  });
});

test('a ticket let in at two gates without a network is told to both, and settled with a note', async ({ browser }) => {
  const token = await guest();
  const order = await ticketsForToday(token, 1);
  const number = order.tickets[0]?.number ?? '';
  const first = await (await browser.newContext({ viewport: TABLET, locale: 'en-US' })).newPage();
  const staff = await openAs(first, 'gate', 'gate');
  await beAt(first, 'East');
  const second = await openGate(browser, staff, 'West');
  const code = await codeOf(token, order, 0);
  for (const page of [first, second]) {
    await page.context().setOffline(true);
    await scan(page, code);
    await expect(verdict(page)).toContainText(t.byTablet);
    await expect(verdict(page)).toContainText(t.verdicts.ok);
  }
  await second.context().setOffline(false);
  await expect(state(second).getByText(t.state.waiting({ count: 0 }))).toBeVisible();
  await first.context().setOffline(false);
  await expect(state(first).getByText(t.state.waiting({ count: 0 }))).toBeVisible();
  await expect(state(first).getByText(t.state.reported({ count: 1 }))).toBeVisible();

  for (const page of [first, second]) await page.getByRole('link', { name: t.pages.conflicts }).click();
  const row = (page: Page) => page.getByRole('row', { name: groupNumber(number) });
  await expect(row(first)).toContainText(/East.*West/);
  await expect(row(second)).toBeVisible();
  await noSeriousViolations(first);
  await row(first).getByRole('button', { name: t.conflicts.settle }).click();
  const dialog = first.getByRole('dialog', { name: t.conflicts.settleTitle({ number: groupNumber(number) }) });
  await dialog.getByRole('button', { name: t.conflicts.settle }).click();
  await expect(dialog.getByText(t.conflicts.noteNeeded)).toBeVisible();
  await noSeriousViolations(first);
  await dialog.getByLabel(t.conflicts.note).fill('Sisters; the second one bought a ticket.');
  await dialog.getByRole('button', { name: t.conflicts.settle }).click();
  // The other gate hears of it by itself.
  for (const page of [first, second]) await expect(row(page)).toHaveCount(0);
  const { items } = await resultOf(getGateConflicts, { resolved: true, pageSize: 100 }, await staffToken());
  expect(items.find(({ ticket }) => ticket.number === number)).toMatchObject({
    note: 'Sisters; the second one bought a ticket.',
    resolvedBy: staff.userName,
  });
  for (const page of [first, second]) await page.context().close();
});

test('a session that ended overnight loses nothing that waits to be sent', async ({ page, context, watch }) => {
  watch.expectFailedRequests();
  const token = await guest();
  const order = await ticketsForToday(token, 1);
  const staff = await openAs(page, 'gate', 'gate');
  await beAt(page, 'Cedar gate');
  const code = await codeOf(token, order, 0);
  await context.setOffline(true);
  await scan(page, code);
  await expect(state(page).getByText(t.state.waiting({ count: 1 }))).toBeVisible();
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('park-console-session') ?? '{}');
    localStorage.setItem('park-console-session', JSON.stringify({ ...stored, accessToken: 'of-yesterday' }));
  });
  await page.reload();
  await context.setOffline(false);
  const dialog = page.getByRole('dialog', { name: shell.signIn.again });
  await expect(dialog).toBeVisible();
  // Whoever comes in the morning may be somebody else.
  await dialog.getByRole('button', { name: shell.signIn.leave }).click();
  await signIn(page, staff.userName, staff.password);
  await expect(firstHeading(page)).toHaveText(t.title);
  await expect(state(page).getByText(t.state.waiting({ count: 0 }))).toBeVisible();
  expect((await resultOf(getOrder, { id: order.id }, token)).tickets[0]?.status).toBe('used');
});

test('a gate’s account is refused what is the draw’s, by hand and on the screen', async ({ page }) => {
  const staff = await openAs(page, 'gate', 'gate');
  await expect(page.getByRole('navigation', { name: shell.menu }).getByText('Page locks')).toHaveCount(0);
  await page.goto(consoleUrl('locks'));
  await expect(page.getByRole('heading', { name: shell.forbidden.title })).toBeVisible();
  const refused = await callPark(getAdminRounds, {}, await tokenOf(staff));
  expect(refused).toMatchObject({ code: 403, extras: { error: 'roleMissing' } });
});
