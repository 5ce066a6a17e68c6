import { getAccounts, saveAccount, saveRole } from '@park/contract/staff/calls';
import { getOrder } from '@park/contract/ticket/order/calls';
import { secondFactor, shell, ui } from '../../console/src/i18n/messages/en/core';
import { notice as n } from '../../console/src/i18n/messages/en/notice';
import { order as o } from '../../console/src/i18n/messages/en/order';
import { orderDesk as d } from '../../console/src/i18n/messages/en/orderDesk';
import { staff as t } from '../../console/src/i18n/messages/en/staff';
import { guest } from '../guest';
import { resultOf, staffToken } from '../staff';
import { ADMIN_PASSWORD } from '../world';
import { makeStaff, type Staff } from './accounts';
import { consoleUrl, DESK, expect, firstHeading, noSeriousViolations, openAsOwner, openSignedIn, test } from './fixtures';
import { ticketsForToday } from './guests';

/** Gives an account other roles. */
async function give({ id, userName }: Staff, ...roles: string[]): Promise<void> {
  const owner = await staffToken();
  const account = (await resultOf(getAccounts, { keyword: userName }, owner)).items.find((one) => one.id === id);
  const { version = 0 } = account ?? {};
  const change = { id, version, userName, displayName: userName, roles, active: true, password: ADMIN_PASSWORD };
  await resultOf(saveAccount, change, owner);
}

test('a role of the park’s own is made and given; who has it follows what it may do, while they write', async ({
  page,
  browser,
}) => {
  const name = `Ticket hall ${crypto.randomUUID().slice(0, 6)}`;
  await openAsOwner(page, 'staff/roles');
  await expect(firstHeading(page)).toHaveText(t.rolePage.title);
  await noSeriousViolations(page);
  await page.getByRole('button', { name: t.rolePage.add }).click();
  const made = page.getByRole('dialog', { name: t.rolePage.add });
  await made.getByRole('button', { name: t.rolePage.addSave }).click();
  await expect(made.getByText(t.rolePage.nameNeeded)).toBeVisible();
  await made.getByLabel(t.rolePage.name, { exact: true }).fill(name);
  const box = (permission: keyof typeof t.permissions, dialog = made) =>
    dialog.getByRole('checkbox', { name: new RegExp(`^${t.permissions[permission].name} `) });
  await box('notices.write').check();
  // Notices have pictures.
  await expect(box('pictures.upload')).toBeChecked();
  await expect(box('pictures.upload')).toBeDisabled();
  await noSeriousViolations(page);
  await made.getByRole('button', { name: t.rolePage.addSave }).click();
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText(t.permissions['notices.write'].name);

  const colleague = await makeStaff('gate');
  await page.getByRole('link', { name: t.rolePage.accounts }).click();
  await page.getByLabel(t.find).fill(colleague.userName);
  await page.getByLabel(t.find).press('Enter');
  const person = page.getByRole('row', { name: new RegExp(colleague.userName) });
  await person.getByRole('button', { name: ui.change }).click();
  const account = page.getByRole('dialog');
  await account.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check();
  await account.getByRole('button', { name: ui.save }).click();
  const proof = page.getByRole('dialog', { name: t.proofTitle });
  await proof.getByLabel(secondFactor.password).fill(ADMIN_PASSWORD);
  await proof.getByRole('button', { name: ui.save }).click();
  await expect(person).toContainText(name);

  const theirs = await browser.newPage({ viewport: DESK, locale: 'en-US' });
  await openSignedIn(theirs, 'notices', colleague.userName, colleague.password);
  await theirs.getByRole('button', { name: n.add }).click();
  await theirs.getByRole('textbox').first().fill('Half written');

  await page.getByRole('link', { name: t.rolePage.roles, exact: true }).click();
  await row.getByRole('button', { name: ui.change }).click();
  const changed = page.getByRole('dialog', { name: t.rolePage.editTitle({ name }) });
  await box('notices.write', changed).uncheck();
  await box('reports.read', changed).check();
  await changed.getByRole('button', { name: ui.save }).click();
  await proof.getByLabel(secondFactor.password).fill(ADMIN_PASSWORD);
  await proof.getByRole('button', { name: ui.save }).click();
  await expect(row).toContainText(t.permissions['reports.read'].name);

  // By itself, as it is heard: the page is not theirs any more, and the menu has another.
  await expect(firstHeading(theirs)).toHaveText(shell.forbidden.title);
  await expect(theirs.getByRole('menuitem', { name: 'Reports' })).toBeVisible();
  await expect(theirs.getByRole('menuitem', { name: 'Notices' })).toHaveCount(0);
  await theirs.close();
});

test('a refund beyond the desk’s limit waits, is counted, and is made by one tap', async ({ page, browser }) => {
  const owner = await staffToken();
  const role = crypto.randomUUID();
  await resultOf(
    saveRole,
    {
      id: role,
      version: 0,
      name: `Desk ${role.slice(0, 6)}`,
      permissions: ['orders.change', 'refunds.make'],
      refundLimit: 100,
    },
    owner,
  );
  const [desk, chief] = [await makeStaff('helpDesk'), await makeStaff('dutyManager')];
  await give(desk, 'helpDesk', role);
  const token = await guest();
  const { id, number } = await ticketsForToday(token, 1);
  const now = () => resultOf(getOrder, { id }, token);
  await openSignedIn(page, `orders/order/${id}`, desk.userName, desk.password);
  await page.getByRole('button', { name: o.refund.button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(o.refund.reason).fill('A lift is broken');
  await dialog.getByRole('button', { name: /^Refund ¥/ }).click();
  await expect(page.getByText(o.refund.awaits)).toBeVisible();
  await expect(page.getByText(d.approval.states.open)).toBeVisible();
  expect((await now()).refunded).toBe(0);

  const theirs = await browser.newPage({ viewport: DESK, locale: 'en-US' });
  await openSignedIn(theirs, 'orders/approvals', chief.userName, chief.password);
  await expect(firstHeading(theirs)).toHaveText(d.approval.title);
  const row = theirs.getByRole('listitem').filter({ hasText: number });
  await expect(row).toContainText('A lift is broken');
  await expect(theirs.getByRole('menuitem', { name: 'Orders' })).toContainText('1');
  await noSeriousViolations(theirs);
  await row.getByRole('button', { name: /^Approve/ }).click();
  await expect(row).toContainText(d.approval.states.approved);
  await expect.poll(async () => (await now()).refunded).toBeGreaterThan(0);
  // The desk's page follows.
  await expect(page.getByText(d.approval.states.approved)).toBeVisible();
  await theirs.goto(consoleUrl('overview'));
  await theirs.close();
});
