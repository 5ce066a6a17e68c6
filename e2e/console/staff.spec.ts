import { getRedemptions } from '@park/contract/prize/redemption/calls';
import { getAdminRounds } from '@park/contract/prize/round/calls';
import { auditAreas } from '@park/contract/staff/texts/audit';
import { audit as log } from '../../console/src/i18n/messages/en/audit';
import { secondFactor, shell, ui } from '../../console/src/i18n/messages/en/core';
import { staff as t } from '../../console/src/i18n/messages/en/staff';
import { callPark } from '../staff';
import { ADMIN_PASSWORD } from '../world';
import { tokenOf } from './accounts';
import { consoleUrl, expect, noSeriousViolations, openAsOwner, pick, signIn, test } from './fixtures';

test('the owner makes a gate account; it signs in, is refused the draw, and is out once deactivated', async ({
  page,
  browser,
  watch,
}, info) => {
  const userName = `gate.${info.testId.slice(-8)}`;
  await openAsOwner(page, 'staff');
  await noSeriousViolations(page);
  await page.getByRole('button', { name: t.add }).click();
  const form = page.getByRole('dialog', { name: t.add });
  await form.getByLabel(ui.person, { exact: true }).fill('Gao Li');
  await form.getByLabel(t.userName, { exact: true }).fill('a name');
  await form.getByRole('button', { name: t.addSave }).click();
  await expect(form.getByText(t.userNameWrong)).toBeVisible();
  await expect(form.getByText(t.roleNeeded)).toBeVisible();
  await noSeriousViolations(page);
  await form.getByLabel(t.userName, { exact: true }).fill(userName);
  await form.getByRole('checkbox', { name: shell.roles.gate }).check();
  await form.getByRole('button', { name: t.addSave }).click();
  // An owner's token alone makes nobody a password.
  const proof = page.getByRole('dialog', { name: t.proofTitle });
  await proof.getByLabel(secondFactor.password).fill('not-this-one');
  await proof.getByRole('button', { name: t.make }).click();
  await expect(page.getByText('Your current password is wrong.')).toBeVisible();
  await proof.getByLabel(secondFactor.password).fill(ADMIN_PASSWORD);
  await proof.getByRole('button', { name: t.make }).click();
  const shown = page.getByRole('dialog', { name: t.password.title({ name: 'Gao Li' }) });
  const issued = (await shown.locator('[data-password]').innerText()).trim();
  const password = 'one-of-their-own-1';
  expect(issued.length).toBeGreaterThanOrEqual(10);
  await noSeriousViolations(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await shown.getByRole('button', { name: /^Copy/ }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(issued);
  await shown.getByRole('button', { name: t.password.done }).click();
  await expect(page.getByText(issued)).toHaveCount(0);
  await page.getByLabel(t.find).fill(userName);
  await page.getByLabel(t.find).press('Enter');
  const row = page.getByRole('row', { name: new RegExp(userName) });
  await expect(row).toContainText(shell.roles.gate);

  const desk = await browser.newContext({ viewport: { width: 820, height: 1180 }, locale: 'en-US' });
  const gate = await desk.newPage();
  await gate.goto(consoleUrl());
  await signIn(gate, userName, issued);
  await expect(gate.getByRole('heading', { name: shell.change.issuedTitle })).toBeVisible();
  await noSeriousViolations(gate);
  await gate.getByLabel(shell.change.now).fill(issued);
  for (const typed of [issued, password]) {
    await gate.getByLabel(shell.change.next).fill(typed);
    await gate.getByLabel(shell.change.repeat).fill(typed);
    await gate.getByRole('button', { name: shell.change.save }).click();
    if (typed === issued) await expect(gate.getByText(shell.change.same)).toBeVisible();
  }
  await expect(gate.getByRole('navigation', { name: shell.menu })).toBeVisible();
  await gate.goto(consoleUrl('draw'));
  await expect(gate.getByRole('heading', { name: shell.forbidden.title })).toBeVisible();
  const token = await tokenOf({ id: '', userName, password });
  expect((await callPark(getAdminRounds, {}, token)).extras?.error).toBe('roleMissing');
  expect((await callPark(getRedemptions, {}, token)).code).toBe(200);

  await row.getByRole('button', { name: t.deactivate }).click();
  await page
    .getByRole('dialog', { name: t.deactivateTitle({ name: 'Gao Li' }) })
    .getByRole('button', { name: t.deactivate })
    .click();
  await expect(row).toContainText(t.inactive);
  expect((await callPark(getRedemptions, {}, token)).code).toBe(401);
  watch.expectFailedRequests();
  // The counts in the menu may hear it before any click does.
  await gate.reload();
  await expect(gate.getByRole('dialog', { name: shell.signIn.again })).toBeVisible();
  await desk.close();
});

test('the log tells what was done in words', async ({ page }) => {
  await openAsOwner(page, 'staff');
  await page.getByRole('menuitem', { name: 'Audit log' }).click();
  await expect(page.getByRole('heading', { name: log.title })).toBeVisible();
  await pick(page.getByLabel(log.area, { exact: true }), auditAreas['admin.'].en);
  const entry = page.getByRole('row', { name: /Signed in/ }).first();
  await expect(entry).toBeVisible();
  await noSeriousViolations(page);
  await entry.getByRole('button', { name: log.details }).click();
  const drawer = page.getByRole('dialog', { name: log.details });
  await expect(drawer.getByText('admin.login', { exact: true })).toBeVisible();
  await noSeriousViolations(page);
  await drawer.getByRole('button', { name: log.only }).click();
  await expect(page).toHaveURL(/subject=admin%3A/);
});
