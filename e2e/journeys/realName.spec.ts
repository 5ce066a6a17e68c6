import { boxOf } from '../boxOf';
import { expect, journey } from '../fixtures';
import { dayAhead, ID_CARD, PHONE, product } from '../tickets';
import { Visitor, words } from '../visitor';

const { ticket, order } = words;
/** Born in 2010; nobody's. */
const YOUNG = '110101201003074530';
const LAST = ID_CARD.slice(-1);

journey('realName', async ({ page }) => {
  const { id } = await product({ realName: true });
  const visitor = new Visitor(page);
  await visitor.open('pages/ticket/ticketConfirm', { id, day: dayAhead(2), slotId: 'morning' });
  await visitor.signedIn();

  // What becomes of the number is said before it is asked for.
  await visitor.tap(ticket.confirm.add);
  await visitor.sees(ticket.privacy.title);
  await visitor.sheet.getByRole('button', { name: words.core.privacy.agree }).tap();
  await visitor.fill(ticket.visitor.name, 'Lin Xiaohong');
  await visitor.fill(ticket.visitor.idNumber, ID_CARD.slice(0, -1) + ((Number(LAST) + 1) % 10));
  await visitor.sees(ticket.error.idCardWrong);
  await visitor.fill(ticket.visitor.idNumber, ID_CARD);
  await visitor.sheet.getByRole('button', { name: ticket.visitor.save }).tap();

  // Saved and chosen, its number only by its ends, and nothing of it on the phone.
  const chosen = visitor.top.getByRole('checkbox', { name: /^Lin Xiaohong/ });
  await expect(chosen).toHaveAttribute('aria-checked', 'true');
  await expect(chosen).not.toContainText(ID_CARD);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(ID_CARD);
  await visitor.fill(ticket.confirm.phone, PHONE);
  await visitor.tap(/^Place order/);
  await page.getByRole('dialog').getByRole('button', { name: 'Pay', exact: true }).tap();
  await visitor.sees(/^Lin Xiaohong · /);

  // One ticket a person a day: told in words, and the way on.
  await visitor.open('pages/ticket/ticketConfirm', { id, day: dayAhead(2), slotId: 'afternoon' });
  await visitor.top.getByRole('checkbox', { name: /^Lin Xiaohong/ }).tap();
  await visitor.fill(ticket.confirm.phone, PHONE);
  await visitor.tap(/^Place order/);
  await visitor.sees(/Lin Xiaohong.*(already|ticket)/i);
  await visitor.open('pages/ticket/ticketRecord');
  await expect(visitor.top.getByText(order.status.paid)).toHaveCount(1);
});

journey('realName', 'a fare that is for another age is refused, and the right one is a tap away', async ({ page }) => {
  const visitor = new Visitor(page);
  const day = dayAhead(3);
  await visitor.open('pages/ticket/ticketConfirm', { id: 'senior', day, slotId: 'morning' });
  await visitor.signedIn();
  await visitor.tap(ticket.confirm.add);
  await visitor.sheet.getByRole('button', { name: words.core.privacy.agree }).tap();
  await visitor.fill(ticket.visitor.name, 'Lin Xiaohong');
  await visitor.fill(ticket.visitor.idNumber, YOUNG);
  await visitor.sheet.getByRole('button', { name: ticket.visitor.save }).tap();
  // Nobody types under a sheet.
  await expect(visitor.sheet).toHaveCount(0);
  await visitor.fill(ticket.confirm.phone, PHONE);
  await visitor.tap(/^Place order/);
  const offer = visitor.button(ticket.confirm.rightFare({ name: 'Child ticket', price: '¥30' }));
  await expect(offer).toBeVisible();
  // The toast says the same and passes; it hides neither the sentence that stays nor its way on.
  const refusal = await boxOf(visitor.top.locator('.failure'));
  const toast = await boxOf(visitor.toast(/Lin Xiaohong is 1/));
  expect(toast.y + toast.height).toBeLessThanOrEqual(refusal.y);
  await offer.tap();
  await visitor.isOn(`pages/ticket/ticketConfirm?id=child&day=${day}&slotId=morning`);
  await expect(visitor.field(ticket.confirm.phone)).toHaveValue(PHONE);
  await expect(visitor.button('Place order · ¥30')).toBeVisible();
});
