import { setWaitingRoom } from '@park/contract/waitingRoom/calls';
import { ui } from '../../console/src/i18n/messages/en/core';
import { waitingRoom as w } from '../../console/src/i18n/messages/en/waitingRoom';
import { dayAhead, product } from '../tickets';
import { otherInLine } from '../waitingRoom';
import { consoleUrl, expect, noSeriousViolations, openAsOwner, test } from './fixtures';

test('an owner has people queue, sees how it goes, changes the limit, and ends it', async ({ page }) => {
  const { id } = await product({ realName: false });
  const wish = { ticketId: id, day: dayAhead(1), slotId: 'morning' };
  await openAsOwner(page, 'stock/waiting-room');
  await expect(page.getByText(w.offAbout)).toBeVisible();
  await page.getByText(w.kinds.atOnce, { exact: true }).click();
  await page.getByLabel(w.amount).fill('1');
  await noSeriousViolations(page);
  // The toast of an earlier save may still be there.
  const save = async () => {
    const answered = page.waitForResponse((response) => response.url().endsWith(setWaitingRoom.path));
    await page.getByRole('button', { name: ui.save }).click();
    expect((await answered).ok()).toBe(true);
  };
  await save();
  await expect(page.getByText(w.saved)).toBeVisible();

  const first = await otherInLine(wish);
  await otherInLine(wish);
  const figure = (name: keyof typeof w.figures) =>
    page.getByRole('row').filter({ hasText: w.figures[name] }).locator('xpath=following-sibling::tr[1]');
  await expect(figure('waiting')).toContainText(/^1\s*1\s*1/);
  await first.orders();
  await expect(figure('waiting')).toContainText(/^0\s*1\s*2/);

  await page.getByText(w.kinds.perMinute, { exact: true }).click();
  await page.getByLabel(w.perMinute).fill('30');
  await save();
  await page.getByText(w.kinds.off, { exact: true }).click();
  await save();
  await expect(page.getByText(w.now, { exact: true })).toHaveCount(0);
  await page.goto(consoleUrl('audit'));
  await expect(page.getByText('Set the queue for ordering to 1 at once')).toBeVisible();
  await expect(page.getByText('Switched the queue for ordering off')).toBeVisible();
});
