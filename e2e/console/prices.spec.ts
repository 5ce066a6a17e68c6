import { weekday } from '@park/contract/parkTime';
import { getProducts, saveProduct } from '@park/contract/ticket/product/calls';
import { product as p } from '../../console/src/i18n/messages/en/product';
import { resultOf, staffToken } from '../staff';
import { buy, dayAhead, PHONE } from '../tickets';
import { words } from '../visitor';
import { ALL_DAY } from '../world';
import { expect, noSeriousViolations, openAsOwner, pick, test } from './fixtures';
import { openVisitor } from './visitors';

test.describe.configure({ timeout: 150_000 });

/** A holiday to be, and the day after it. */
const [DEAR, USUAL] = [dayAhead(3), dayAhead(4)];
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' }).format(new Date(DEAR));

test('an owner writes a price for a weekday and a holiday, and a visitor sees the range and pays the day’s price', async ({
  page,
  browser,
}) => {
  const owner = await staffToken();
  const name = `Ridge ${crypto.randomUUID().slice(0, 6)}`;
  const { id } = await resultOf(
    saveProduct,
    {
      ...{
        version: 0,
        kind: 'addOn',
        name: { 'zh-Hans': name, en: name },
        text: { 'zh-Hans': '山脊' },
        includes: [],
        rules: [],
      },
      ...{ motif: 'valley', price: 6_000, realName: false, lateRefundPercent: 0, onSale: true, position: 97 },
      stock: { [ALL_DAY]: 50 },
    },
    owner,
  );
  const read = async () => (await resultOf(getProducts, {}, owner)).find((one) => one.id === id);
  await openAsOwner(page, `products/${id}`);
  const part = page.getByRole('region', { name: p.fields.prices });
  const row = (n: number) => part.getByRole('group', { name: p.price.nth({ n }) });
  const ahead = (days: number) => part.getByRole('listitem').nth(days);
  await part.getByRole('button', { name: p.price.add }).click();
  await pick(row(1).getByLabel(p.price.fields.weekdays), WEEKDAY);
  await row(1).getByLabel(p.price.fields.yuan).fill('90');
  // At once, before anything is saved.
  await expect(ahead(3)).toContainText('¥90');
  await expect(ahead(4)).toContainText('¥60');
  expect((await read())?.prices).toEqual([]);

  // A holiday on that weekday, which counts once it is above it.
  await part.getByRole('button', { name: p.price.add }).click();
  await row(2).getByLabel(p.price.fields.from).fill(DEAR);
  await row(2).getByLabel(p.price.fields.until).fill('2000-01-01');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(row(2).getByText('Please fill this in.')).toBeVisible();
  await expect(row(2).getByText(p.price.daysCrossed)).toBeVisible();
  await row(2).getByLabel(p.price.fields.until).fill(DEAR);
  await row(2).getByLabel(p.price.fields.yuan).fill('0');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(p.freeNeeded)).toBeVisible();
  await row(2).getByLabel(p.price.fields.yuan).fill('120');
  await expect(ahead(3)).toContainText('¥90');
  await row(2)
    .getByRole('button', { name: p.price.up({ n: 2 }) })
    .click();
  await expect(ahead(3)).toContainText('¥120');
  await expect(ahead(10)).toContainText('¥90');
  await noSeriousViolations(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText(p.price.count({ n: 2 }));
  expect((await read())?.prices).toEqual([
    { from: DEAR, until: DEAR, price: 12_000 },
    { weekdays: [weekday(DEAR)], price: 9_000 },
  ]);

  const { visitor, token } = await openVisitor(browser, 'pages/ticket/ticketDetail');
  await visitor.open('pages/ticket/ticketDetail', { id, day: DEAR });
  await visitor.sees('from ¥60');
  await expect(visitor.button(words.ticket.detail.choose({ price: '¥120' }))).toBeVisible();
  await visitor.tap(words.ticket.detail.choose({ price: '¥120' }));
  await visitor.isOn(/^pages\/ticket\/ticketConfirm/);
  await visitor.fill(words.ticket.confirm.phone, PHONE);
  await visitor.tap(words.ticket.confirm.submit({ amount: '¥120' }));
  await visitor.isOn(/^pages\/ticket\/recordDetail/);
  await visitor.sees('¥120');
  const bought = await buy(token, { ticketId: id, day: USUAL, slotId: ALL_DAY, quantity: 1 });
  expect(bought.amount).toBe(6_000);
  await visitor.page.close();
});
