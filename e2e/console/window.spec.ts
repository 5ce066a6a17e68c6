import { ui } from '../../console/src/i18n/messages/en/core';
import { ticketWindow as t } from '../../console/src/i18n/messages/en/ticketWindow';
import { Visitor, words } from '../visitor';
import { appUrl } from '../world';
import { consoleUrl, expect, noSeriousViolations, openAsOwner, test } from './fixtures';

test('an owner writes where tickets are sold by a person, is told of a wrong number, and visitors read it', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  await openAsOwner(page, 'stock/window');
  await page.getByLabel(`${t.place} · ${ui.languages['zh-Hans']}`).fill('西门服务点');
  await page.getByRole('tab', { name: new RegExp(ui.languages.en) }).click();
  await page.getByLabel(`${t.place} · ${ui.languages.en}`).fill('Service point at the west gate');
  await page.getByLabel(t.phone, { exact: true }).fill('ask at the gate');
  await page.getByRole('button', { name: ui.save }).click();
  await expect(page.getByText(t.phoneWrong)).toBeVisible();
  await noSeriousViolations(page);
  await page.getByLabel(t.phone, { exact: true }).fill('0571-8888 0000 转 2');
  await page.getByRole('button', { name: ui.save }).click();
  await expect(page.getByText(ui.saved).last()).toBeVisible();

  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
  });
  const phone = await context.newPage();
  await phone.goto(`${appUrl()}#/pages/ticket/ticketList`);
  const visitor = new Visitor(phone);
  await visitor.sees('Service point at the west gate');
  const dialled = phone.waitForRequest((request) => request.url().startsWith('tel:'));
  await visitor.tap(words.ticket.window.call({ number: '0571-8888 0000 转 2' }));
  expect((await dialled).url(), 'an extension is asked for by whoever answers').toBe('tel:057188880000');
  await context.close();
  await page.goto(consoleUrl('audit'));
  await expect(page.getByText('Saved the ticket window')).toBeVisible();
});
