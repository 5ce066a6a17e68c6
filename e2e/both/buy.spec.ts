import { expect } from '@playwright/test';
import { onBoth } from '../both';
import { atTheGate, COPIED_PHONE, dayForTheGate, product } from '../tickets';
import { words } from '../visitor';
import { ALL_DAY } from '../world';

const { core, ticket, order, center } = words;
const ORDER = 'pages/ticket/recordDetail';

onBoth('buy', async ({ phone }) => {
  const { web, mini } = phone;
  const day = await dayForTheGate();
  const { id, name } = await product({ realName: false });
  await phone.open();
  await phone.signedIn();
  // From the park's home to the ticket.
  await phone.tap(center.entry.tickets);
  await phone.isOn('pages/ticket/ticketList');
  await phone.tap(new RegExp(`^${name}`));
  await phone.isOn('pages/ticket/ticketDetail', { id });
  await phone.tap(/^Book · /);
  await phone.isOn('pages/ticket/ticketConfirm', { id, day, slotId: ALL_DAY });

  await phone.tap(ticket.quantity.more);
  await phone.fill(ticket.confirm.phone, '12345');
  await phone.tap(/^Place order/);
  await phone.sees(ticket.error.phoneWrong);
  await phone.fill(ticket.confirm.phone, COPIED_PHONE);
  // WeChat's sheet, which the app opens by itself.
  await phone.pay(/^Place order/);
  await phone.isOn(ORDER, { pay: '1' });
  expect(phone.param('id')).not.toBe('');
  expect(phone.calls('addOrder')).toBe(1);
  await phone.seesState(order.booked.paid);
  await phone.sees(/See you on /);
  await phone.sees(order.ticket.show);
  if (web) await expect(web.top.getByRole('img', { name: order.ticket.codeOfAll })).toBeVisible();

  // A tap, and the code is alone on the screen.
  await phone.tap(order.ticket.whole);
  await phone.seesNot(order.ticket.show);
  await phone.sees(order.ticket.together({ n: 2 }));
  await phone.tap(core.action.close);
  await phone.sees(order.ticket.show);

  // The gate lets the code in once, and the visitor sees it.
  await phone.tap(order.ticket.nth({ n: 1 }));
  await phone.sees(order.ticket.changes({ seconds: 30 }));
  const code = await phone.code(order.ticket.codeOf({ n: 1 }));
  expect(await atTheGate(code)).toMatchObject({ verdict: 'ok', ticket: { day } });
  const again = await atTheGate(code, 'West gate');
  expect(again).toMatchObject({ verdict: 'usedAlready', ticket: { usedWhere: 'East gate' } });
  await phone.refresh();
  await phone.seesState(order.ticket.stamp.used);
  await phone.sees(/East gate/);
  // Stamped with the fossil of the day, which has come.
  if (web) await expect(web.top.locator('.stamp--fresh img')).toHaveJSProperty('naturalWidth', 750);
  await mini?.screen.waitFor((node) => /\/stamp-\w+\.svg$/.test(String(node.attrs.src)), 'the fossil of the day');

  // The other ticket is still good.
  await phone.tap(order.ticket.next);
  await phone.sees(order.ticket.show);
  if (web) await expect(web.top.getByRole('img', { name: order.ticket.codeOf({ n: 2 }) })).toBeVisible();
  // Back leads past where it was bought.
  await phone.tap(core.action.back);
  await phone.isOn('pages/IndexCenter/IndexCenter');
  await phone.open('pages/ticket/ticketRecord');
  await phone.seesState(order.status.partlyUsed);
});
