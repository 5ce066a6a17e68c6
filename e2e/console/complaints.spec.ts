import { getComplaints } from '@park/contract/pay/complaint/calls';
import { getOrder } from '@park/contract/ticket/order/calls';
import type { Page } from '@playwright/test';
import { complaint as t } from '../../console/src/i18n/messages/en/complaint';
import { order as o } from '../../console/src/i18n/messages/en/order';
import { PNG } from '../desk';
import { guest } from '../guest';
import { callPark, resultOf } from '../staff';
import { buy, dayAhead, product } from '../tickets';
import { ALL_DAY, sandboxUrl } from '../world';
import { openAs, tokenOf } from './accounts';
import { consoleUrl, expect, firstHeading, noSeriousViolations, openAsOwner, TABLET, test } from './fixtures';

const PHONE = '13900139007';

test.describe.configure({ timeout: 150_000 });

/** What a person does in WeChat, or the merchant at WeChat's own console. */
async function atWechat(path: string, body: object): Promise<{ complaintId: string }> {
  const answer = await fetch(`${sandboxUrl()}/sandbox/complaints${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

async function paidAndComplained(words: string, change: object = {}) {
  const token = await guest();
  const { id: ticketId, price } = await product({ realName: false });
  const order = await buy(token, { ticketId, day: dayAhead(3), slotId: ALL_DAY, quantity: 2 }, 'mini');
  const { complaintId: number } = await atWechat('', {
    ...{ outTradeNo: `${order.number}-M1` },
    ...{ detail: words, phone: PHONE, pictures: ['https://example.com/a.png'], applyRefundAmount: price * 2 },
    ...change,
  });
  return { token, order, number };
}

const words = () => `Two hours in line <img src=x onerror="alert(1)"> ${crypto.randomUUID().slice(0, 6)}`;
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('a complaint comes by itself, is refunded, answered and completed, and WeChat has all of it', async ({ page }) => {
  await openAsOwner(page, 'complaints');
  await expect(firstHeading(page)).toHaveText(t.title);
  const text = words();
  const { token, order, number } = await paidAndComplained(text);

  const row = rowOf(page, text);
  await expect(row).toContainText(t.awaits);
  await expect(row.locator('.time-left')).toHaveText(/^4[78]:\d\d:\d\d left$/);
  await expect(row.getByRole('link', { name: order.number })).toHaveAttribute('href', new RegExp(`orders/order/${order.id}$`));
  await noSeriousViolations(page);
  await row.getByRole('link', { name: text }).click();

  await expect(firstHeading(page)).toHaveText(t.detail.title({ number }));
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByText('139****9007')).toBeVisible();
  await page.getByRole('button', { name: t.detail.showPhone }).click();
  await page.getByRole('dialog', { name: t.detail.phoneTitle }).getByRole('button', { name: t.detail.showPhone }).click();
  await expect(page.getByRole('link', { name: PHONE })).toHaveAttribute('href', `tel:${PHONE}`);
  await expect(page.getByText(t.detail.phoneSeen({ names: 'admin' }))).toBeVisible();
  await noSeriousViolations(page);

  await page.getByRole('button', { name: o.refund.button, exact: true }).click();
  const refund = page.getByRole('dialog', { name: o.refund.title });
  await refund.getByLabel(o.refund.reason).fill('The line was too long');
  await refund
    .getByRole('button', { name: /^Refund ¥|¥/ })
    .last()
    .click();
  await expect(refund).toHaveCount(0);
  await expect.poll(async () => (await resultOf(getOrder, { id: order.id }, token)).status).toBe('refunded');

  await page.getByRole('button', { name: t.answer.button }).click();
  const answer = page.getByRole('dialog', { name: t.answer.title });
  await answer.getByRole('button', { name: t.answer.yes }).click();
  await expect(answer.getByText(t.answer.needed)).toBeVisible();
  await answer.getByLabel(t.answer.label).fill('We have refunded both tickets.');
  await noSeriousViolations(page);
  // What was typed outlives a reload.
  await page.reload();
  await page.getByRole('button', { name: t.answer.button }).click();
  await expect(answer.getByLabel(t.answer.label)).toHaveValue('We have refunded both tickets.');
  await answer.getByRole('button', { name: t.answer.yes }).click();
  await expect(answer).toHaveCount(0);
  const talk = page.getByRole('list', { name: t.history });
  await expect(talk).toContainText('We have refunded both tickets.');
  await expect(page.getByText(t.steps.states.sent)).toBeVisible();

  // The visitor says more: it is there without a reload.
  await atWechat(`/${number}/say`, { text: 'Thank you, it arrived' });
  await expect(talk).toContainText('Thank you, it arrived');

  await page.getByRole('button', { name: t.complete.button }).click();
  await page.getByRole('dialog', { name: t.complete.title }).getByRole('button', { name: t.complete.button }).click();
  await expect(page.getByRole('button', { name: t.complete.button })).toHaveCount(0);
  await expect(talk).toContainText(t.kinds.MERCHANT_CONFIRM_COMPLETE ?? '');
  expect((await answersTo(number)).filter((line) => line.startsWith('MERCHANT'))).toEqual([
    'MERCHANT_RESPONSE: We have refunded both tickets.',
    'MERCHANT_CONFIRM_COMPLETE: ',
  ]);
  await page.goto(consoleUrl('complaints'));
  await expect(firstHeading(page)).toHaveText(t.title);
  await expect(rowOf(page, text)).toHaveCount(0);
  await page.getByText(t.over, { exact: true }).click();
  await expect(rowOf(page, text)).toContainText(t.refunded);
});

test('the help desk answers but gives nothing back, and is told when WeChat’s own console was faster', async ({ page }) => {
  const text = words();
  const { number } = await paidAndComplained(text);
  await page.setViewportSize(TABLET);
  await openAs(page, 'complaints', 'helpDesk');
  await rowOf(page, text).getByRole('link', { name: text }).click();
  await expect(page.getByText(t.detail.refundIsOthers)).toBeVisible();
  await expect(page.getByRole('button', { name: o.refund.button, exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: t.answer.button }).click();
  const answer = page.getByRole('dialog', { name: t.answer.title });
  await answer.getByLabel(t.answer.label).fill('We look into it.');
  await atWechat(`/${number}/answer`, { text: 'Answered on the merchant platform' });
  const talk = page.getByRole('list', { name: t.history, includeHidden: true });
  await expect(talk).toContainText('Answered on the merchant platform');
  await expect(answer.getByLabel(t.answer.label)).toHaveValue('We look into it.');
  await answer.getByRole('button', { name: t.answer.yes }).click();
  await expect(talk).toContainText('We look into it.');
  await noSeriousViolations(page);
  await atWechat(`/${number}/complete`, {});
  await expect(page.getByRole('button', { name: t.answer.button })).toHaveCount(0);
});

async function answersTo(number: string): Promise<string[]> {
  const { said } = (await (await fetch(`${sandboxUrl()}/sandbox/complaints/${number}`)).json()) as { said: string[] };
  return said.slice(1);
}

test('the help desk refuses a refund with why and a picture, and WeChat has it', async ({ page }) => {
  const refusedWords = words();
  const refused = await paidAndComplained(refusedWords, { needsImmediateService: true });
  await openAs(page, 'complaints', 'helpDesk');
  const row = rowOf(page, refusedWords);
  await expect(row).toContainText(t.immediate);
  await expect(row).toContainText(t.awaitsRefund);
  await row.getByRole('link', { name: refusedWords }).click();
  await expect(page.getByText(t.immediate)).toBeVisible();
  await expect(page.getByRole('button', { name: t.approve.button })).toHaveCount(0);
  await page.getByRole('button', { name: t.reject.button }).click();
  const refusal = page.getByRole('dialog', { name: t.reject.title });
  await refusal.getByRole('button', { name: t.reject.button }).click();
  await expect(refusal.getByText(t.reject.needed)).toBeVisible();
  await refusal.getByLabel(t.reject.reason, { exact: true }).fill('The tickets were used at the gate.');
  await refusal.getByLabel(t.remark).fill('We called the visitor.');
  const [gate, note] = [
    { name: 'gate.png', mimeType: 'image/png', buffer: PNG },
    { name: 'note.png', mimeType: 'image/png', buffer: PNG },
  ];
  await refusal.locator('input[type=file]').setInputFiles([gate, note]);
  await expect(refusal.locator('.complaint-picture')).toHaveCount(2);
  await refusal.getByRole('button', { name: /· 2$/ }).click();
  await expect(refusal.locator('.complaint-picture')).toHaveCount(1);
  await noSeriousViolations(page);
  await refusal.getByRole('button', { name: t.reject.button }).click();
  await expect(refusal).toHaveCount(0);
  await expect(page.getByRole('list', { name: t.history })).toContainText('The tickets were used at the gate.');
  await expect(page.getByText(t.steps.pictures({ count: 1 }))).toBeVisible();
  await expect(page.getByText(t.steps.remark({ words: 'We called the visitor.' }))).toBeVisible();
  expect(await answersTo(refused.number)).toEqual(['MERCHANT_REFUSE_RERUND: The tickets were used at the gate.']);
});

test('an owner approves a refund, which the help desk cannot, and WeChat has it', async ({ page }) => {
  const approvedWords = words();
  const approved = await paidAndComplained(approvedWords);
  await openAsOwner(page, 'complaints');
  await rowOf(page, approvedWords).getByRole('link', { name: approvedWords }).click();
  await page.getByRole('button', { name: t.approve.button }).click();
  const approval = page.getByRole('dialog', { name: t.approve.title });
  await approval.getByLabel(t.approve.days).fill('2');
  await noSeriousViolations(page);
  await approval.getByRole('button', { name: t.approve.button }).click();
  await expect(approval).toHaveCount(0);
  await expect(page.getByText(t.steps.launchDays({ days: 2 }))).toBeVisible();
  await expect(page.getByRole('button', { name: t.reject.button })).toHaveCount(0);
  expect(await answersTo(approved.number)).toEqual(['MERCHANT_APPROVE_REFUND: ']);
});

test('others of the staff see no complaints', async ({ page }) => {
  const gate = await openAs(page, 'overview', 'gate');
  await expect(page.getByRole('menuitem', { name: 'Day at a glance' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Complaints' })).toHaveCount(0);
  const refused = await callPark(getComplaints, {}, await tokenOf(gate));
  expect(refused.extras?.error).toBe('roleMissing');
});
