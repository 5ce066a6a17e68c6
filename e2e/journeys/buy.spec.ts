import { expect, journey } from '../fixtures';
import { atTheGate, COPIED_PHONE, codeOn, dayForTheGate, product } from '../tickets';
import { Visitor, words } from '../visitor';
import { ALL_DAY } from '../world';

const { ticket, order } = words;

journey('buy', async ({ page, calls }) => {
  const day = await dayForTheGate();
  const { id, name } = await product({ realName: false });
  const visitor = new Visitor(page);

  await visitor.open();
  await visitor.signedIn();
  // From the park's home to the ticket.
  await visitor.top.getByRole('link', { name: words.center.entry.tickets, exact: true }).tap();
  await visitor.isOn(/^pages\/ticket\/ticketList/);
  await visitor.top.getByRole('button', { name: new RegExp(`^${name}`) }).tap();
  await visitor.isOn(new RegExp(`^pages/ticket/ticketDetail\\?id=${id}`));
  await visitor.open('pages/ticket/ticketConfirm', { id, day, slotId: ALL_DAY });

  await visitor.tap(ticket.quantity.more);
  await visitor.fill(ticket.confirm.phone, '12345');
  await visitor.tap(/^Place order/);
  await visitor.sees(ticket.error.phoneWrong);
  await visitor.fill(ticket.confirm.phone, COPIED_PHONE);
  await visitor.tap(/^Place order/);
  await visitor.isOn(/^pages\/ticket\/recordDetail\?id=.+&pay=1$/);
  expect(calls.count('addOrder')).toBe(1);

  // WeChat's sheet, which the app opened by itself.
  await page.getByRole('dialog').getByRole('button', { name: 'Pay', exact: true }).tap();
  await visitor.seesState(order.booked.paid);
  await visitor.sees(/^See you on /);
  await expect(visitor.top.getByRole('img', { name: order.ticket.codeOfAll })).toBeVisible();
  await visitor.top.getByRole('radio', { name: order.ticket.nth({ n: 1 }) }).tap();
  await expect(visitor.top.getByRole('img', { name: order.ticket.codeOf({ n: 1 }) })).toBeVisible();

  // The gate lets the code in once, and the visitor sees it.
  await visitor.sees(order.ticket.changes({ seconds: 30 }));
  const code = await codeOn(visitor);
  expect(await atTheGate(code)).toMatchObject({ verdict: 'ok', ticket: { day } });
  const again = await atTheGate(code, 'West gate');
  expect(again).toMatchObject({ verdict: 'usedAlready', ticket: { usedWhere: 'East gate' } });
  await visitor.seesState(order.ticket.stamp.used);
  await visitor.sees(/East gate/);
  // Stamped with the fossil of the day, which has come.
  await expect(visitor.top.locator('.stamp--fresh img')).toHaveJSProperty('naturalWidth', 750);

  // The other ticket is still good.
  await visitor.tap(order.ticket.next);
  await expect(visitor.top.getByRole('img', { name: order.ticket.codeOf({ n: 2 }) })).toBeVisible();
  await visitor.open('pages/ticket/ticketRecord');
  await visitor.seesState(order.status.partlyUsed);
});
