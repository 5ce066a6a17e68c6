import { boxOf } from '../boxOf';
import { expect, journey } from '../fixtures';
import { dayAhead, PHONE } from '../tickets';
import { Visitor, words } from '../visitor';

const { ticket } = words;
/** Born in 2010; nobody's. */
const YOUNG = '110101201003074530';

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
  const toast = await boxOf(visitor.toast(/Lin Xiaohong will be 1/));
  expect(toast.y + toast.height).toBeLessThanOrEqual(refusal.y);
  await offer.tap();
  await visitor.isOn(`pages/ticket/ticketConfirm?id=child&day=${day}&slotId=morning`);
  await expect(visitor.field(ticket.confirm.phone)).toHaveValue(PHONE);
  await expect(visitor.button('Place order · ¥30')).toBeVisible();
});
