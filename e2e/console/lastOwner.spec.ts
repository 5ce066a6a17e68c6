import { secondFactor } from '../../console/src/i18n/messages/en/core';
import { staff as t } from '../../console/src/i18n/messages/en/staff';
import { ADMIN_PASSWORD } from '../world';
import { expect, noSeriousViolations, openAsOwner, test } from './fixtures';

test('nobody deactivates the last owner', async ({ page }) => {
  await openAsOwner(page, 'staff');
  const row = page.getByRole('row', { name: /admin/ });
  await row.getByRole('button', { name: t.deactivate }).click();
  const question = page.getByRole('dialog', { name: t.deactivateTitle({ name: 'admin' }) });
  await noSeriousViolations(page);
  await question.getByLabel(secondFactor.password).fill(ADMIN_PASSWORD);
  await question.getByRole('button', { name: t.deactivate }).click();
  await expect(page.getByText(/last.*owner/i)).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toContainText(t.active);
  await page.reload();
  await expect(row).toContainText(t.active);
});
