import { ADMIN_PASSWORD } from '../world';
import { choose, consoleUrl, expect, noSeriousViolations, openAsOwner, signIn, test } from './fixtures';

test('a wrong password is told in words, and the right one leads to where one wanted to go', async ({ page }) => {
  await page.goto(consoleUrl('locks?page=1'));
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  await noSeriousViolations(page);
  await signIn(page, 'nobody-here', 'not the password');
  await expect(page.getByRole('alert')).toContainText(/password/i);
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Page locks' })).toBeVisible();
  expect(page.url()).toBe(consoleUrl('locks?page=1'));
});

test('the language is the browser’s, changes at once and stays', async ({ page }) => {
  await page.goto(consoleUrl());
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.getByRole('heading', { name: '工作人员登录' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: '工作人员登录' })).toBeVisible();
  await signIn(page, 'nobody-here', 'wrong');
  await expect(page.getByRole('alert')).toContainText('密码');
});

test('a sign-out in one tab is heard in the other', async ({ page, context }) => {
  await openAsOwner(page, 'locks');
  const other = await context.newPage();
  await other.goto(consoleUrl('locks'));
  await expect(other.getByRole('heading', { name: 'Page locks' })).toBeVisible();
  await page.getByRole('button', { name: /admin/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  await expect(page).toHaveURL(/\/sign-in$/);
  await expect(other.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
});

test('a session that is over asks for the password over the page, and nothing typed is lost', async ({ page, watch }) => {
  watch.expectFailedRequests();
  await openAsOwner(page, 'locks');
  await page.getByRole('button', { name: 'Lock a page' }).click();
  await choose(page.getByRole('combobox'), 'Search');
  await page.getByLabel('Reason · 简体中文').fill('维护');
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('park-console-session') ?? '{}');
    localStorage.setItem('park-console-session', JSON.stringify({ ...stored, accessToken: 'of-yesterday' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'park-console-session' }));
  });
  await page.getByRole('button', { name: 'Lock the page' }).click();
  const again = page.getByRole('dialog', { name: 'Please sign in again' });
  await again.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD);
  await again.getByRole('button', { name: 'Sign in' }).click();
  // The call that was refused is made by itself.
  const row = page.getByRole('row', { name: /Search/ });
  await expect(row).toContainText('维护');
  await row.getByRole('button', { name: 'Unlock' }).click();
  await page
    .getByRole('dialog', { name: /Unlock/ })
    .getByRole('button', { name: 'Unlock' })
    .click();
  await expect(row).toHaveCount(0);
});

test('a page that is not there says so', async ({ page }) => {
  await openAsOwner(page, 'no-such-area');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
});
