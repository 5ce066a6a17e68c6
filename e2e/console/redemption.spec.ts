import { enroll, saveActivity } from '@park/contract/activity/calls';
import { refundByPark } from '@park/contract/ticket/order/calls';
import { ui } from '../../console/src/i18n/messages/en/core';
import { groupEntry } from '../../console/src/i18n/messages/en/groupEntry';
import { redemption } from '../../console/src/i18n/messages/en/redemption';
import { putOn } from '../activities';
import { guest } from '../guest';
import { drawnRound, statusOf } from '../prizes';
import { callPark, resultOf } from '../staff';
import { openAs, tokenOf } from './accounts';
import { expect, noSeriousViolations, TABLET, test } from './fixtures';

const WINNER = { name: 'Zhao Min', phone: '13700000911' };

test.use({ viewport: TABLET });

test('a prize is looked up, handed out after a question, and only once', async ({ page }) => {
  const { round, receipts } = await drawnRound([WINNER], { name: `Desk draw ${Date.now()}` });
  const code = (await statusOf(receipts[0] as (typeof receipts)[0])).code ?? '';
  await openAs(page, 'prize-desk', 'gate');
  const verdict = page.locator('.verdict');
  const lookUp = async (typed: string) => {
    await page.getByLabel(redemption.code).fill(typed);
    await page.getByRole('button', { name: redemption.check, exact: true }).click();
  };
  await lookUp('0000-0000');
  await expect(verdict).toContainText(redemption.notFound);
  await noSeriousViolations(page);
  await lookUp(code.toLowerCase().replaceAll('-', ''));
  await expect(verdict).toContainText(redemption.states.won);
  await expect(verdict).toContainText(round.name.en ?? '');
  await expect(verdict).not.toContainText(WINNER.phone);
  await noSeriousViolations(page);
  await verdict.getByRole('button', { name: redemption.redeem }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText(redemption.sureAbout);
  await noSeriousViolations(page);
  await question.getByRole('button', { name: ui.no }).click();
  expect((await statusOf(receipts[0] as (typeof receipts)[0])).writtenOffAt ?? null).toBeNull();
  await verdict.getByRole('button', { name: redemption.redeem }).click();
  await question.getByRole('button', { name: redemption.redeem }).click();
  await expect(verdict).toContainText(redemption.handedOut);
  await expect(page.getByRole('region', { name: redemption.list }).getByRole('row', { name: code })).toBeVisible();
  await noSeriousViolations(page);
  await lookUp(code);
  await expect(verdict).toContainText(redemption.states.writtenOff);
});

test('a group is checked in by its one code, and the list shows it', async ({ page }) => {
  const title = `Fossil walk ${Date.now()}`;
  const activity = await putOn(title);
  const wish = { activityId: activity.id, name: 'Wu Shan', phone: '13700000912', people: 3, answers: { boots: '38' } };
  const { code } = await resultOf(enroll, wish, await guest(), { 'idempotency-key': crypto.randomUUID() });
  const staff = await openAs(page, `group-entry?activity=${activity.id}`, 'gate');
  const list = page.getByRole('region', { name: groupEntry.list });
  const verdict = page.locator('.verdict');
  await expect(list).toContainText(groupEntry.figures({ there: 0, all: 3 }));
  await expect(list).not.toContainText('13700000912');
  await noSeriousViolations(page);
  for (const [message, state] of [
    [groupEntry.people({ count: 3 }), groupEntry.letIn],
    [groupEntry.notIn, groupEntry.stop],
  ] as const) {
    await page.getByLabel(groupEntry.label).fill(code ?? '');
    await page.getByRole('button', { name: groupEntry.check, exact: true }).click();
    await expect(verdict).toContainText(message);
    await expect(verdict).toContainText(state);
  }
  await expect(list).toContainText(groupEntry.figures({ there: 3, all: 3 }));
  await expect(list.getByRole('row', { name: staff.userName })).toContainText(groupEntry.states.kept);
  await noSeriousViolations(page);
  const token = await tokenOf(staff);
  for (const refused of [
    await callPark(saveActivity, { ...activity, title: { 'zh-Hans': 'x' } }, token),
    await callPark(refundByPark, { orderId: 'x', reason: 'x' }, token),
  ])
    expect(refused.extras?.error).toBe('roleMissing');
});
