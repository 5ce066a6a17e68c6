import { getMessages } from '@park/contract/message/calls';
import { ui } from '../../console/src/i18n/messages/en/core';
import { mailing as t } from '../../console/src/i18n/messages/en/mailing';
import { guest } from '../guest';
import { resultOf } from '../staff';
import { openAs } from './accounts';
import { expect, noSeriousViolations, test } from './fixtures';
import { ticketsForToday } from './guests';

test('the help desk tells everybody with a ticket for a day at once, having seen how many they are', async ({ page }) => {
  const token = await guest();
  await ticketsForToday(token, 2);
  await openAs(page, 'mailings', 'helpDesk');
  await expect(page.getByText(t.empty)).toBeVisible();
  await expect(page.getByText(t.reaches({ visitors: 1 }))).toBeVisible();
  await page.getByLabel(`${t.subject} · ${ui.languages['zh-Hans']}`).fill('停车场改到东门');
  await page.getByLabel(`${t.text} · ${ui.languages['zh-Hans']}`).fill('西门停车场今天关闭。');
  await page.getByRole('tab', { name: new RegExp(ui.languages.en) }).click();
  await page.getByLabel(`${t.subject} · ${ui.languages.en}`).fill('Parking moves to the east gate');
  await page.getByLabel(`${t.text} · ${ui.languages.en}`).fill('The west car park is closed today.');
  await noSeriousViolations(page);
  await page.getByRole('button', { name: t.send, exact: true }).click();
  const sure = page.getByRole('dialog', { name: t.sure({ visitors: 1 }) });
  await noSeriousViolations(page);
  await sure.getByRole('button', { name: t.send, exact: true }).click();
  await expect(page.getByRole('row', { name: /停车场改到东门|Parking moves/ })).toBeVisible();
  const { items } = await resultOf(getMessages, { group: 'ticket' }, token);
  expect(items.filter(({ kind }) => kind === 'ticketMailing')).toHaveLength(1);
});
