import { enterBallot, getBallot } from '@park/contract/ticket/ballot/calls';
import { getProducts, saveProduct } from '@park/contract/ticket/product/calls';
import { ballot as t } from '../../console/src/i18n/messages/en/ballot';
import { guest } from '../guest';
import { resultOf, staffToken } from '../staff';
import { dayAhead } from '../tickets';
import { expect, noSeriousViolations, openAsOwner, pick, test } from './fixtures';

const NAME = `Night tour ${crypto.randomUUID().slice(0, 6)}`;

test('an owner opens a ballot, sees who signs up, and calls it off with a reason', async ({ page }) => {
  const day = dayAhead(7);
  const made = {
    version: 0,
    kind: 'addOn' as const,
    name: { 'zh-Hans': NAME, en: NAME },
    text: { 'zh-Hans': '夜游' },
    includes: [],
    rules: [],
    motif: 'museum' as const,
    price: 2_500,
    realName: false,
    lateRefundPercent: 0,
    onSale: true,
    position: 99,
    stock: { morning: 2 },
  };
  await resultOf(saveProduct, made, await staffToken());
  await openAsOwner(page, 'stock/ballots');
  await expect(page.getByRole('heading', { name: t.list.title })).toBeVisible();
  await page.getByRole('button', { name: t.list.add }).click();
  await page.getByRole('button', { name: t.make.save }).click();
  await expect(page.getByText(t.make.chooseSlot)).toBeVisible();
  await noSeriousViolations(page);
  await pick(page.getByLabel(t.make.product, { exact: true }), NAME);
  await page.getByLabel(t.make.from, { exact: true }).fill(day);
  await page.getByLabel(t.make.to, { exact: true }).fill(day);
  await page.getByLabel('09:00–12:00').check();
  await page.getByLabel(t.make.openAt, { exact: true }).fill(`${dayAhead(-1)}T09:00`);
  await page.getByLabel(t.make.closeAt, { exact: true }).fill(`${dayAhead(2)}T12:00`);
  await page.getByLabel(t.make.drawAt, { exact: true }).fill(`${dayAhead(1)}T12:00`);
  await page.getByRole('button', { name: t.make.save }).click();
  await expect(page.getByText(t.make.drawAfterClose)).toBeVisible();
  await page.getByLabel(t.make.drawAt, { exact: true }).fill(`${dayAhead(3)}T12:00`);
  await page.getByRole('button', { name: t.make.save }).click();
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
  await expect(page.getByText(t.states.open, { exact: true })).toBeVisible();
  const id = page.url().split('/').at(-1) ?? '';
  const { commitment } = await resultOf(getBallot, { id });
  await expect(page.locator('code', { hasText: commitment })).toBeVisible();
  await noSeriousViolations(page);

  await resultOf(enterBallot, { id, quantity: 2, wishes: [1] }, await guest());
  await page.reload();
  await page.getByRole('button', { name: t.one.callOff }).click();
  const question = page.getByRole('dialog', { name: t.one.callOffTitle });
  await expect(question).toContainText('1 entry ends');
  await question.getByLabel(t.one.reason).fill('The hall is being repaired');
  await question.getByRole('button', { name: t.one.callOff }).click();
  await expect(page.getByText(t.states.calledOff, { exact: true })).toBeVisible();
  await expect(page.getByText('The hall is being repaired')).toBeVisible();
  expect((await resultOf(getBallot, { id })).state).toBe('calledOff');
  const saved = (await resultOf(getProducts, {}, await staffToken())).find(({ name }) => name.en === NAME);
  if (saved) await resultOf(saveProduct, { ...saved, onSale: false }, await staffToken());
});
