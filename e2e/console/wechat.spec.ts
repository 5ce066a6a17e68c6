import { park } from '../../console/src/i18n/messages/en/park';
import { expect, firstHeading, noSeriousViolations, openAsOwner, TABLET, test } from './fixtures';

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
