import { getActivity } from '@park/contract/activity/calls';
import type { CallInput } from '@park/contract/call';
import { parkMoment, toParkIso } from '@park/contract/parkTime';
import { getProducts, getTicketStock, saveProduct } from '@park/contract/ticket/product/calls';
import { ui } from '../../console/src/i18n/messages/en/core';
import { product as p } from '../../console/src/i18n/messages/en/product';
import { stock as s } from '../../console/src/i18n/messages/en/stock';
import { putOn } from '../activities';
import { resultOf, staffToken } from '../staff';
import { buy, dayAhead } from '../tickets';
import { Visitor, words } from '../visitor';
import { ALL_DAY } from '../world';
import { consoleUrl, expect, noSeriousViolations, openAsOwner, test } from './fixtures';

const DAY = dayAhead(6);
const SPAN = '00:00–23:59';
const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true, locale: 'en-US' };

const PRODUCT: Omit<CallInput<typeof saveProduct>, 'name'> = {
  ...{
    version: 0,
    kind: 'addOn',
    text: { 'zh-Hans': '看化石。', en: 'Fossils by night.' },
    includes: [],
    rules: [],
    motif: 'museum',
  },
  ...{ price: 1_250, realName: false, lateRefundPercent: 0, onSale: false, position: 99, stock: { [ALL_DAY]: 7 } },
};

test('a product is seen before it is on sale and closed alone; the park closes with its activity', async ({
  page,
  browser,
}) => {
  const owner = await staffToken();
  const name = `Night ${crypto.randomUUID().slice(0, 6)}`;
  const contents = { ...PRODUCT, name: { 'zh-Hans': name, en: name } };
  const { id, version } = await resultOf(saveProduct, contents, owner);

  await openAsOwner(page, `products/${id}`);
  await page.getByLabel(p.fields.price).fill('15');
  await page.getByRole('button', { name: ui.preview, exact: true }).click();
  const seen = page.frameLocator(`iframe[title="${ui.phone}"]`);
  await expect(seen.getByText(name).first()).toBeVisible();
  await expect(seen.getByText('¥15').first()).toBeVisible();
  await page.getByRole('button', { name: ui.close, exact: true }).click();
  expect((await resultOf(getProducts, {}, owner)).find((one) => one.id === id)).toMatchObject({ price: 1_250, onSale: false });

  await resultOf(saveProduct, { ...contents, id, version, onSale: true }, owner);
  const other = (await resultOf(getProducts, {}, owner)).find((one) => one.id !== id && one.onSale && one.stock[ALL_DAY]);
  const stateOf = async (ticketId = id) =>
    (await resultOf(getTicketStock, { id: ticketId, day: DAY })).find((slot) => slot.id === ALL_DAY)?.state;
  const phone = new Visitor(await browser.newPage(PHONE));
  try {
    await phone.open();
    const bought = await buy(await phone.signedIn(), { ticketId: id, day: DAY, slotId: ALL_DAY, quantity: 2 });
    await page.goto(consoleUrl(`stock/calendar?ticket=${id}&month=${DAY.slice(0, 7)}`));
    await page.locator(`[data-day="${DAY}"]`).click();
    await expect(page.getByText(s.figures({ left: 5, sold: 2, entered: 0, held: 0 }))).toBeVisible();
    await page.getByRole('button', { name: s.close.slotOf({ slot: SPAN }), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: new RegExp(`^Close .*: ${name}`) });
    await expect(dialog.getByText(s.close.oneProduct({ ticket: name }))).toBeVisible();
    await dialog.getByLabel(s.close.reason).fill('Works in the hall');
    await dialog.getByLabel(s.close.sure({ people: 2 })).check();
    await noSeriousViolations(page);
    await dialog.getByRole('button', { name: s.close.yes }).click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => stateOf()).toBe('closed');
    expect(await stateOf(other?.id)).not.toBe('closed');
    await phone.open('pages/ticket/recordDetail', { id: bought.id });
    await phone.sees(words.order.closure.title);
    await phone.sees('Works in the hall');
  } finally {
    await phone.page.close();
  }

  const [start, end] = ['10:00', '11:00'].map((clock) => toParkIso(parkMoment(DAY, clock)));
  const activity = await putOn(`Casting ${name}`, { start, end });
  await page.reload();
  await page.locator(`[data-day="${DAY}"]`).click();
  await page.getByRole('button', { name: s.close.dayOfAll }).click();
  const dialog = page.getByRole('dialog', { name: /all products/ });
  await expect(dialog.getByRole('link', { name: `Casting ${name}` })).toHaveAttribute(
    'href',
    new RegExp(`${activity.id}/enrolments`),
  );
  await expect(dialog.locator('#cancelActivities')).toBeChecked();
  await expect(dialog.locator('#closeLive')).toBeChecked();
  await dialog.getByLabel(s.close.reason).fill('Storm');
  await dialog.locator('#sure').check();
  await noSeriousViolations(page);
  await dialog.getByRole('button', { name: s.close.yes }).click();
  await expect(dialog).toHaveCount(0);
  expect(await resultOf(getActivity, { id: activity.id })).toMatchObject({ state: 'cancelled', cancelReason: 'Storm' });
  expect(await stateOf(other?.id)).toBe('closed');
  await page.getByRole('link', { name: s.pages.closures }).click();
  await expect(page.getByRole('row', { name: new RegExp(`${name}.*Works in the hall`) })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`${s.closures.allProducts}.*Storm`) })).toBeVisible();
});
