import type { CallInput } from '@park/contract/call';
import { getOverview } from '@park/contract/overview/calls';
import { getClosures, previewClosure } from '@park/contract/ticket/closure/calls';
import { CONCESSION_PRESETS } from '@park/contract/ticket/concessionPresets';
import { getOrder, refundByPark } from '@park/contract/ticket/order/calls';
import { getProducts, getTicketStock, saveProduct } from '@park/contract/ticket/product/calls';
import type { Locator, Page } from '@playwright/test';
import { concessionText } from '../../console/src/features/ticket/product/rules';
import { ui } from '../../console/src/i18n/messages/en/core';
import { order as o } from '../../console/src/i18n/messages/en/order';
import { overview as v } from '../../console/src/i18n/messages/en/overview';
import { product as p } from '../../console/src/i18n/messages/en/product';
import { stock as s } from '../../console/src/i18n/messages/en/stock';
import { PNG } from '../desk';
import { callPark, resultOf, staffToken } from '../staff';
import { buy, dayAhead } from '../tickets';
import { Visitor, words } from '../visitor';
import { ALL_DAY } from '../world';
import { openAs, tokenOf } from './accounts';
import { consoleUrl, expect, firstHeading, noSeriousViolations, openAsOwner, pick, test } from './fixtures';

/** A day and a slot that no other journey looks at. */
const DAY = dayAhead(4);
const SLOT = ALL_DAY;
const SPAN = '00:00–23:59';
const NAME = `Fossil hall ${crypto.randomUUID().slice(0, 6)}`;
const REASON = `Storm ${NAME.slice(-6)}`;
const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true, locale: 'en-US' };

// On a busy machine a whole day of an owner takes its time.
test.describe.configure({ timeout: 150_000 });

const GALLERY: Omit<CallInput<typeof saveProduct>, 'name'> = {
  version: 0,
  kind: 'addOn',
  text: { 'zh-Hans': '看化石。' },
  includes: [],
  rules: [],
  motif: 'museum',
  price: 1_250,
  realName: false,
  lateRefundPercent: 0,
  onSale: true,
  position: 99,
  stock: { [SLOT]: 7 },
};

test('an owner’s day: a product, its places, and what visitors then see of them', async ({ page, browser }) => {
  const phone = new Visitor(await browser.newPage(PHONE));
  try {
    await openAsOwner(page, 'products');
    await sell(page);
    const made = (await resultOf(getProducts, {}, await staffToken())).find(({ name }) => name.en === NAME);
    expect(made).toMatchObject({ price: 1_250, onSale: true, stock: { [SLOT]: 30 } });
    const ticketId = made?.id ?? '';
    await setPlaces(page, ticketId);
    await phone.open('pages/ticket/ticketDetail', { id: ticketId, day: DAY });
    await expect(phone.top).toContainText('7 left');
    const head = phone.top.locator(`img[src*="${made?.coverId}?size=page"]`);
    await expect.poll(() => head.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  } finally {
    await phone.page.close();
  }
});

test('an owner’s day: an order that comes by itself, its refund, a closure, the day at a glance', async ({ page, browser }) => {
  const owner = await staffToken();
  const name = { 'zh-Hans': '化石廊', en: `Gallery ${NAME.slice(-6)}` };
  const { id: ticketId } = await resultOf(saveProduct, { ...GALLERY, name }, owner);
  const phone = new Visitor(await browser.newPage(PHONE));
  try {
    await phone.open();
    const token = await phone.signedIn();
    await openAsOwner(page, 'orders');
    await expect(firstHeading(page)).toHaveText(o.title);
    const bought = await buy(token, { ticketId, day: DAY, slotId: SLOT, quantity: 2 });
    await page.getByRole('link', { name: bought.number }).click();
    await giveOneBack(page);
    await expect.poll(async () => (await resultOf(getOrder, { id: bought.id }, token)).refunded).toBe(1_250);

    await closeAndReopen(page, ticketId, token);

    const { tickets, money } = await resultOf(getOverview, { day: DAY }, owner);
    const row = tickets?.slots.find((one) => one.ticketId === ticketId && one.slotId === SLOT);
    expect(row).toMatchObject({ sold: 1, refunded: 1, remaining: 6, closed: false });
    expect(money).not.toBeNull();
    await page.goto(consoleUrl(`overview?day=${DAY}`));
    await expect(firstHeading(page)).toHaveText(v.title);
    await expect(page.getByRole('region', { name: v.heat.title }).getByRole('row').nth(1)).toContainText('%');
    const figure = page.getByRole('figure').filter({ hasText: v.charts.slots });
    await figure.getByText(v.charts.asTable).click();
    await expect(figure.getByRole('row', { name: `${name.en} 00:00 1 0 0 6` })).toBeVisible();
  } finally {
    await phone.page.close();
  }
});

test('an owner closes the whole park for two days, for a reason that each visitor reads in their language', async ({
  page,
}) => {
  const [first, last] = [dayAhead(20), dayAhead(21)];
  await openAsOwner(page, 'stock/closures');
  await page.getByRole('button', { name: s.closePark.button }).click();
  const dialog = page.getByRole('dialog', { name: s.closePark.title });
  await dialog.getByLabel(s.closePark.from).fill(first);
  await expect(dialog.getByLabel(s.closePark.to)).toHaveValue(first);
  await dialog.getByLabel(s.closePark.to).fill(last);
  await expect(dialog.getByText(s.closePark.days({ days: 2 }))).toBeVisible();
  await pick(dialog.getByLabel(ui.reasons.usual), 'Strong wind');
  await expect(dialog.getByLabel(s.close.reason)).toHaveValue('Strong wind');
  const close = dialog.getByRole('button', { name: s.closePark.yes });
  await expect(close).toBeDisabled();
  await dialog.getByLabel(s.close.sureNobody).check();
  await noSeriousViolations(page);
  await close.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Strong wind/ })).toHaveCount(2);
  await page.goto(consoleUrl('audit'));
  await expect(page.getByText(`Closed the whole park on ${last} (Strong wind)`)).toBeVisible();
  await page.getByRole('link', { name: last, exact: true }).click();
  await expect(firstHeading(page)).toHaveText(s.closures.title);
});

test('an owner begins a concession with a published rule, changes it, and visitors read whom it is for', async ({
  page,
  browser,
}) => {
  const name = `Young ${NAME.slice(-6)}`;
  const { id } = await resultOf(saveProduct, { ...GALLERY, name: { 'zh-Hans': name, en: name } }, await staffToken());
  const read = async () => (await resultOf(getProducts, {}, await staffToken())).find((one) => one.id === id);
  await openAsOwner(page, `products/${id}`);
  const part = page.getByRole('region', { name: p.fields.concessions });
  const preset = CONCESSION_PRESETS.find((one) => one.id === 'national-child');
  if (!preset) throw new Error('the national rule for children is gone');
  const c = p.concession;
  await pick(
    part.getByRole('combobox', { name: c.preset }),
    c.presets({
      place: c.places.national,
      gives: c.gives.free,
      whom: preset.rules.map((one) => concessionText(c.say, one, ui.clause)).join(' / '),
    }),
  );
  const [first, second] = [1, 2].map((n) => part.getByRole('group', { name: c.nth({ n }) }));
  await expect(second?.getByLabel(c.fields.heightTo) as Locator).toHaveValue('120');
  await expect(page.getByLabel(p.fields.price)).toHaveValue('0.00');
  // Nothing is saved by choosing.
  expect((await read())?.concessions).toEqual([]);

  await first?.getByLabel(c.fields.ageFrom).fill('9');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(part.getByText(c.agesCrossed)).toBeVisible();
  await first?.getByLabel(c.fields.ageFrom).fill('3');
  await first?.getByLabel(c.fields.until).fill(dayAhead(40));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(p.freeNeeded)).toBeVisible();
  await page.getByLabel(p.fields.free).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText(c.count({ n: 2 }));
  expect(await read()).toMatchObject({
    ...{ version: 2, price: 0 },
    concessions: [
      { who: 'age', ageFrom: 3, ageTo: 6, from: null, until: dayAhead(40), asked: true },
      { who: 'height', ageFrom: null, heightTo: 120, until: null },
    ],
  });
  const phone = new Visitor(await browser.newPage(PHONE));
  await phone.open('pages/ticket/ticketDetail', { id, day: DAY });
  await phone.sees(words.concession.ages({ from: 3, to: 6 }));
  await phone.sees(words.concession.height({ cm: 120 }));
  await phone.page.close();
  await page.goto(consoleUrl('audit'));
  await expect(page.getByText('Changed a product, now at ¥0.00, and its concessions to 2 rules').first()).toBeVisible();
});

test('the help desk reads orders, but gives nothing back and sells nothing', async ({ page }) => {
  const staff = await openAs(page, 'orders', 'helpDesk');
  await expect(firstHeading(page)).toHaveText(o.title);
  const parts = page.getByRole('navigation', { name: o.pages.label });
  await expect(parts.getByRole('link', { name: o.pages.refunds })).toBeVisible();
  await expect(parts.getByRole('link', { name: o.pages.books })).toHaveCount(0);
  for (const area of ['Stock', 'Products']) await expect(page.getByRole('menuitem', { name: area })).toHaveCount(0);
  const refused = await callPark(refundByPark, { orderId: 'any', reason: 'By hand' }, await tokenOf(staff));
  expect(refused.extras?.error).toBe('roleMissing');
  await page.goto(consoleUrl('overview'));
  await expect(firstHeading(page)).toHaveText(v.title);
  await expect(page.getByRole('heading', { name: v.needs.title })).toBeVisible();
  await expect(page.getByText(v.figures.net)).toHaveCount(0);
});

/** Writes a product and puts it on sale. */
async function sell(page: Page): Promise<void> {
  await page.getByRole('button', { name: p.add }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please fill this in.').first()).toBeVisible();
  await expect(page.getByLabel(p.fields.price)).toHaveValue('');
  await page.getByLabel(p.fields.price).fill('12.5');
  await page.getByLabel(SPAN).fill('30');
  await page.locator('input[type=file]').setInputFiles({ name: 'hall.png', mimeType: 'image/png', buffer: PNG });
  await expect(page.locator('.picture-shown'), 'a large photo stays in its place').toHaveCSS('max-height', /px$/);
  await page.getByLabel(`${p.fields.name} · 简体中文`).fill('化石厅');
  await page.getByLabel(`${p.fields.includes} · 简体中文`).fill('讲解\n地图');
  await page.getByRole('tab', { name: 'English' }).click();
  await page.getByLabel(`${p.fields.name} · English`).fill(NAME);
  await page.getByRole('button', { name: 'Save' }).click();
  // What is missing is in the other language, which therefore shows.
  await page.getByLabel(`${p.fields.text} · 简体中文`).fill('看化石。');
  await page.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row', { name: new RegExp(NAME) });
  await row.getByRole('button', { name: p.start }).click();
  await page
    .getByRole('dialog', { name: p.startTitle({ name: NAME }) })
    .getByRole('button', { name: p.start })
    .click();
  await expect(row).toContainText(p.onSale);
}

const dayButton = (page: Page, day: string) => page.locator(`[data-day="${day}"]`);

/** 9 places for two days at once, then 7 for one of them. */
async function setPlaces(page: Page, ticketId: string): Promise<void> {
  await page.goto(consoleUrl(`stock/calendar?ticket=${ticketId}&month=${DAY.slice(0, 7)}`));
  await page.getByRole('checkbox', { name: s.several }).check();
  await dayButton(page, DAY).click();
  await page.getByLabel(s.stock, { exact: true }).fill('9');
  await page.getByRole('button', { name: s.setAll({ places: 1 }) }).click();
  await expect(page.getByText(s.changed({ rows: 1, isUndone: false }))).toBeVisible();
  await page.getByRole('checkbox', { name: s.several }).uncheck();
  await dayButton(page, DAY).focus();
  await page.keyboard.press('Enter');
  await expect(dayButton(page, DAY)).toHaveAttribute('aria-pressed', 'true');
  const places = page.getByLabel(s.stockOf({ slot: SPAN }));
  await expect(places).toHaveValue('9');
  await places.fill('7');
  await page.getByRole('button', { name: s.save }).click();
  await expect(dayButton(page, DAY)).toContainText('7');
  await noSeriousViolations(page);
}

async function giveOneBack(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: o.detail.history })).toBeVisible();
  await noSeriousViolations(page);
  await page.getByRole('button', { name: o.refund.button, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: o.refund.title });
  await expect(dialog.getByRole('button', { name: o.refund.yes({ sum: '¥25.00' }) })).toBeVisible();
  await dialog.getByRole('checkbox').first().uncheck();
  await dialog.getByRole('button', { name: o.refund.yes({ sum: '¥12.50' }) }).click();
  await expect(dialog.getByText(o.refund.reasonNeeded)).toBeVisible();
  await dialog.getByLabel(o.refund.reason).fill('A child fell ill');
  await noSeriousViolations(page);
  await dialog.getByRole('button', { name: o.refund.yes({ sum: '¥12.50' }) }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('A child fell ill').first()).toBeVisible();
}

async function closeAndReopen(page: Page, ticketId: string, token: string): Promise<void> {
  const stateOf = async () =>
    (await resultOf(getTicketStock, { id: ticketId, day: DAY }, token)).find(({ id }) => id === SLOT)?.state;
  await page.goto(consoleUrl(`stock/calendar?ticket=${ticketId}&month=${DAY.slice(0, 7)}`));
  await dayButton(page, DAY).click();
  await page.getByRole('button', { name: s.close.slotOf({ slot: SPAN }), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Close/ });
  const seen = await resultOf(previewClosure, { day: DAY, slotId: SLOT, ticketId }, await staffToken());
  expect(seen.tickets).toBeGreaterThan(0);
  await expect(dialog).toContainText(`¥${(seen.amount / 100).toFixed(2)}`);
  await expect(dialog.getByRole('button', { name: s.close.yes })).toBeDisabled();
  await dialog.getByLabel(s.close.reason).fill(REASON);
  await dialog.getByLabel(s.close.sure({ people: seen.tickets })).check();
  await noSeriousViolations(page);
  await dialog.getByRole('button', { name: s.close.yes }).click();
  await expect(dialog).toHaveCount(0);
  await expect(dayButton(page, DAY)).toContainText(s.closed);
  expect(await stateOf()).toBe('closed');

  await page.getByRole('link', { name: s.pages.closures }).click();
  const row = page.getByRole('row', { name: new RegExp(REASON) });
  await row.getByRole('button', { name: s.reopen.button }).click();
  await page
    .getByRole('dialog', { name: /^Reopen/ })
    .getByRole('button', { name: s.reopen.button })
    .click();
  await expect(row).toContainText(s.closures.open);
  expect(await stateOf()).toBe('few');
  const closures = (await resultOf(getClosures, {}, await staffToken())).items;
  expect(closures.find(({ reason }) => reason === REASON)).toMatchObject({ orders: seen.orders, tickets: seen.tickets });
}
