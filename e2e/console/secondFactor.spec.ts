import { finishSecondFactor, resetSecondFactor } from '@park/contract/staff/calls';
import { Secret, TOTP } from 'otpauth';
import { shell, secondFactor as t } from '../../console/src/i18n/messages/en/core';
import { resultOf, staffToken } from '../staff';
import { ADMIN_PASSWORD } from '../world';
import { makeStaff } from './accounts';
import { consoleUrl, expect, firstHeading, noSeriousViolations, signIn, test } from './fixtures';

test('an owner sets up two-step sign-in, signs in with a code, and with a recovery code once', async ({ page, watch }) => {
  watch.expectFailedRequests();
  const owner = await makeStaff('owner');
  await page.goto(consoleUrl('locks'));
  await signIn(page, owner.userName, owner.password);
  await expect(firstHeading(page)).toBeVisible();
  await expect(page.getByText(/^Owners must set up two-step sign-in by /)).toBeVisible();
  await page.getByRole('button', { name: t.dueNow }).click();
  const dialog = page.getByRole('dialog', { name: t.menu });
  await dialog.getByLabel(t.password).fill(owner.password);
  await dialog.getByRole('button', { name: t.begin }).click();
  await expect(dialog.getByRole('img', { name: t.picture })).toBeVisible();
  await noSeriousViolations(page);
  const secret = Secret.fromBase32((await dialog.locator('[data-secret]').innerText()).replace(/\s/g, ''));
  const codeAt = (timestamp: number) => new TOTP({ secret }).generate({ timestamp });
  await dialog.getByLabel(t.code, { exact: true }).fill(codeAt(Date.now()));
  // Esc while the recovery codes are on their way must not lose them.
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**${finishSecondFactor.path}`, async (route) => {
    await held;
    await route.continue();
  });
  const sent = page.waitForRequest(`**${finishSecondFactor.path}`);
  await dialog.getByRole('button', { name: t.finish }).click();
  await sent;
  await page.keyboard.press('Escape');
  letGo();
  const codes = dialog.getByRole('list', { name: t.codes }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await noSeriousViolations(page);
  const recovery = await codes.first().innerText();
  await dialog.getByRole('button', { name: t.kept }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/^Owners must set up two-step sign-in by /)).toHaveCount(0);

  const leave = async () => {
    await page.getByRole('button', { name: owner.userName }).click();
    await page.getByRole('menuitem', { name: shell.signOut }).click();
  };
  await leave();
  await signIn(page, owner.userName, owner.password);
  await page.getByLabel(t.code, { exact: true }).fill('not-a-code');
  await page.getByRole('button', { name: shell.signIn.enter }).click();
  await expect(page.getByRole('alert').filter({ hasText: /wrong or has been used/ })).toBeVisible();
  // The one of the set-up is used up; a phone that is half a minute ahead shows the next.
  await page.getByLabel(t.code, { exact: true }).fill(codeAt(Date.now() + 30_000));
  await page.getByRole('button', { name: shell.signIn.enter }).click();
  await expect(firstHeading(page)).toBeVisible();
  await leave();
  await signIn(page, owner.userName, owner.password);
  await page.getByLabel(t.code, { exact: true }).fill(recovery);
  await page.getByRole('button', { name: shell.signIn.enter }).click();
  await expect(firstHeading(page)).toBeVisible();
  await page.getByRole('button', { name: owner.userName }).click();
  await page.getByRole('menuitem', { name: t.menu }).click();
  await expect(page.getByRole('dialog', { name: t.menu }).getByText(/9 recovery codes are left/)).toBeVisible();
});

test('an owner whose second factor was taken away sees nothing but its set-up', async ({ page, watch }) => {
  watch.expectFailedRequests();
  const owner = await makeStaff('owner');
  await resultOf(resetSecondFactor, { id: owner.id, password: ADMIN_PASSWORD }, await staffToken());
  await page.goto(consoleUrl('locks'));
  await signIn(page, owner.userName, owner.password);
  await expect(page.getByRole('heading', { name: t.mustTitle })).toBeVisible();
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await noSeriousViolations(page);
  await page.getByLabel(t.password).fill(owner.password);
  await page.getByRole('button', { name: t.begin }).click();
  const secret = Secret.fromBase32((await page.locator('[data-secret]').innerText()).replace(/\s/g, ''));
  await page.getByLabel(t.code, { exact: true }).fill(new TOTP({ secret }).generate());
  await page.getByRole('button', { name: t.finish }).click();
  await page.getByRole('button', { name: t.kept }).click();
  await expect(firstHeading(page)).toBeVisible();
});
