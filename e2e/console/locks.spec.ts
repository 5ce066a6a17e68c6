import { getPageLocks } from '@park/contract/lock/calls';
import { resultOf } from '../staff';
import { choose, expect, openAsOwner, test } from './fixtures';

test('a page that staff lock is locked for visitors until staff unlock it', async ({ page }) => {
  const locked = async () => (await resultOf(getPageLocks, {})).find((lock) => lock.page === 'lastFound');
  await openAsOwner(page, 'locks');
  await page.getByRole('button', { name: 'Lock a page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lock a page' });
  await dialog.getByRole('button', { name: 'Lock the page' }).click();
  await expect(dialog.getByText('Please fill this in.')).toBeVisible();
  await choose(dialog.getByRole('combobox'), 'Lost and found');
  await dialog.getByLabel('Reason · 简体中文').fill('盘点中');
  await dialog.getByRole('tab', { name: 'English' }).click();
  await dialog.getByLabel('Reason · English').fill('Counting');
  await dialog.getByLabel('Opens').fill('2099-01-02T09:30');
  await dialog.getByRole('button', { name: 'Lock the page' }).click();
  const row = page.getByRole('row', { name: /Lost and found/ });
  await expect(row).toContainText('Counting');
  await expect(row).toContainText('2 Jan 2099, 09:30');
  expect(await locked()).toMatchObject({ until: '2099-01-02T09:30:00+08:00' });

  await row.getByRole('button', { name: 'Unlock' }).click();
  await page
    .getByRole('dialog', { name: /Unlock/ })
    .getByRole('button', { name: 'Unlock' })
    .click();
  await expect(row).toHaveCount(0);
  expect(await locked()).toBeUndefined();
});
