import { whoAmI } from '@park/contract/staff/calls';
import { shell } from '../../console/src/i18n/messages/en/core';
import { callPark } from '../staff';
import { makeStaff, openAs, tokenOf } from './accounts';
import { consoleUrl, expect, firstHeading, noSeriousViolations, signIn, test } from './fixtures';

test('one’s own password is changed, and whoever signed in with the old one is signed out', async ({ page, watch }) => {
  watch.expectFailedRequests();
  const staff = await openAs(page, 'locks', 'content');
  const elsewhere = await tokenOf(staff);
  await page.getByRole('button', { name: staff.userName }).click();
  await page.getByRole('menuitem', { name: shell.password }).click();
  const dialog = page.getByRole('dialog', { name: shell.password });
  const fill = async (now: string, next: string, repeat = next) => {
    await dialog.getByLabel(shell.change.now).fill(now);
    await dialog.getByLabel(shell.change.next, { exact: true }).fill(next);
    await dialog.getByLabel(shell.change.repeat).fill(repeat);
    await dialog.getByRole('button', { name: shell.change.save }).click();
  };
  await fill(staff.password, 'short', 'other');
  await expect(dialog.getByText(shell.change.short)).toBeVisible();
  await expect(dialog.getByText(shell.change.different)).toBeVisible();
  await noSeriousViolations(page);
  await fill('not the password', 'a new long password');
  await expect(page.getByText(/password is (wrong|not right)|wrong password|does not match/i)).toBeVisible();
  await fill(staff.password, 'a new long password');
  await expect(page.getByText(shell.change.done)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect((await callPark(whoAmI, {}, elsewhere)).code).toBe(401);

  await page.reload();
  await expect(firstHeading(page)).toBeVisible();
  await page.getByRole('button', { name: staff.userName }).click();
  await page.getByRole('menuitem', { name: shell.signOut }).click();
  await signIn(page, staff.userName, 'a new long password');
  await expect(firstHeading(page)).toBeVisible();
});

test('five wrong passwords lock the name, and the page says for how long', async ({ page }) => {
  const staff = await makeStaff('live');
  await page.goto(consoleUrl());
  const alert = page.getByRole('alert');
  for (let i = 0; i < 5; i++) {
    const answered = page.waitForResponse((response) => response.url().endsWith('/login'));
    await signIn(page, staff.userName, `guess ${i}`);
    await answered;
  }
  await signIn(page, staff.userName, staff.password);
  await expect(alert).toContainText(/15 minutes/);
});

test('a page of another role says why it stays shut', async ({ page }) => {
  await openAs(page, 'locks', 'gate');
  await expect(firstHeading(page)).toHaveText(shell.forbidden.title);
  await expect(page.getByText(shell.forbidden.about({ mine: shell.roles.gate }))).toBeVisible();
  await noSeriousViolations(page);
});

test('a network that is gone is told, and so is its coming back', async ({ page, context, watch }) => {
  watch.expectFailedRequests();
  await openAs(page, 'locks', 'content');
  await context.setOffline(true);
  await expect(page.getByText(shell.offline)).toBeVisible();
  await noSeriousViolations(page);
  await context.setOffline(false);
  await expect(page.getByText(shell.offline)).toHaveCount(0);
});
