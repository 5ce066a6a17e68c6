import { park } from '../../console/src/i18n/messages/en/park';
import { consoleUrl, expect, firstHeading, noSeriousViolations, openAsOwner, TABLET, test } from './fixtures';

const t = park.wechat;

test('an owner tests WeChat, and gets the lines for the environment without sending them', async ({ page }) => {
  test.setTimeout(120_000);
  await openAsOwner(page, 'park/wechat');
  await expect(firstHeading(page)).toHaveText(t.title);
  await expect(page.getByRole('alert')).toContainText(t.sandbox);
  await page.getByRole('button', { name: t.test.run, exact: true }).click();
  const found = page.locator('.wechat-findings > li');
  await expect(found.first()).toContainText('The sandbox stands in for WeChat');
  await expect(found.filter({ hasText: 'The address where WeChat Pay tells of payments leads to this park' })).toHaveCount(1);
  await expect(found.filter({ hasText: t.test.states.fail }), 'nothing else is wrong').toHaveCount(1);

  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await page.getByLabel(/WECHAT_MP_APP_ID/).fill(' wx0123456789abcdef ');
  await page.getByLabel(/WECHAT_PAY_PRIVATE_KEY/).fill('-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n');
  await expect(page.locator('.wechat-lines')).toHaveText(
    'WECHAT_MP_APP_ID=wx0123456789abcdef\nWECHAT_PAY_PRIVATE_KEY=-----BEGIN PRIVATE KEY-----\\nAAAA\\n-----END PRIVATE KEY-----',
  );
  await noSeriousViolations(page);
  await page.setViewportSize(TABLET);
  await noSeriousViolations(page);
  expect(sent.filter((text) => text.includes('wx0123456789abcdef') || text.includes('BEGIN'))).toEqual([]);
});

test('an owner pays one fen to try it, and reads that it was told of and went back', async ({ page, context }) => {
  test.setTimeout(120_000);
  const { payment } = t;
  await openAsOwner(page, 'park/wechat');
  await page.getByRole('button', { name: payment.start, exact: true }).click();
  await expect(page.getByLabel(payment.code)).toBeVisible();
  await expect(page.getByText(payment.paid.awaited)).toBeVisible();
  await noSeriousViolations(page);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: payment.sandbox }).click();
  const sheet = await opened;
  await expect(sheet.getByRole('heading')).toHaveText('¥0.01');
  await sheet.getByRole('button', { name: /Pay/ }).click();
  await expect(sheet.getByRole('status')).toContainText('Paid');
  await sheet.close();
  const steps = page.locator('.wechat-findings > li');
  await expect(steps.filter({ hasText: payment.notification.received })).toHaveCount(1);
  await expect(steps.filter({ hasText: 'The fen was returned' })).toHaveCount(1);
  await expect(steps.filter({ hasText: payment.states.good })).toHaveCount(4);
  await expect(page.getByLabel(payment.code)).toHaveCount(0);
  await noSeriousViolations(page);
  await page.goto(consoleUrl('orders/refunds'));
  await expect(page.getByText('A test payment; refunded automatically')).toBeVisible();
});
