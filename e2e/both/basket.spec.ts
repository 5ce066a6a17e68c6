import { parkDay } from '@park/contract/parkTime';
import { getOrder } from '@park/contract/ticket/order/calls';
import { getTickets } from '@park/contract/ticket/product/calls';
import { expect } from '@playwright/test';
import { onBoth } from '../both';
import { resultOf } from '../staff';
import { atTheGate, dayForTheGate, ID_CARD, newIdCard, PHONE } from '../tickets';
import { words } from '../visitor';
import { ALL_DAY } from '../world';

const { ticket, order, core } = words;

onBoth('basket', async ({ phone }) => {
  const day = await dayForTheGate();
  const sold = await resultOf(getTickets, { day });
  const [adult, child, senior] = ['adult', 'child', 'senior'].map((kind) => sold.find((one) => one.kind === kind));
  if (!adult || !child || !senior) throw new Error('the seeded park sells a family no tickets');
  await phone.open('pages/ticket/ticketConfirm', { id: adult.id, day, slotId: ALL_DAY });
  const token = await phone.signedIn();

  // People are named once; each gets a ticket of their own fare, a child one without a name.
  const add = async (name: string, idNumber: string) => {
    await phone.tap(ticket.confirm.add);
    await phone.fill(ticket.visitor.name, name);
    await phone.fill(ticket.visitor.idNumber, idNumber);
    await phone.tapInSheet(ticket.visitor.save);
    await phone.sees(new RegExp(name));
  };
  await phone.tap(ticket.confirm.add);
  await phone.tapInSheet(core.privacy.agree);
  await phone.fill(ticket.visitor.name, 'Lin Daxia');
  await phone.fill(ticket.visitor.idNumber, ID_CARD);
  await phone.tapInSheet(ticket.visitor.save);
  await phone.sees(ticket.confirm.visitorsChosen({ chosen: 1, wanted: 1 }));
  const born = `${Number(parkDay(Date.now()).slice(0, 4)) - 70}0101`;
  await add('Lin Laolao', newIdCard(born));
  await phone.sees(ticket.confirm.visitorsChosen({ chosen: 2, wanted: 2 }));
  await phone.sees(new RegExp(`${senior.name} · `));
  await phone.tap(`${ticket.quantity.more}, ${child.name}`);
  await phone.fill(ticket.confirm.phone, PHONE);
  await phone.pay(`Place order · ¥${(adult.price + child.price + senior.price) / 100}`);
  await phone.isOn('pages/ticket/recordDetail', { pay: '1' });
  expect(phone.calls('addBasket')).toBe(1);
  await phone.seesState(order.booked.paid);
  await phone.sees(order.ticket.together({ n: 3 }));

  // One code lets all of them in, and the list has one order.
  const { basket = [] } = await resultOf(getOrder, { id: phone.param('id') }, token);
  expect(basket.map((line) => line.ticket.id)).toEqual([adult.id, child.id, senior.id]);
  const code = await phone.code(order.ticket.codeOfAll);
  for (const { number } of basket.flatMap(({ tickets }) => tickets)) {
    expect(await atTheGate(code, 'East gate', number)).toMatchObject({ verdict: 'ok' });
  }
  await phone.open('pages/ticket/ticketRecord');
  await phone.sees(order.addOn({ name: child.name, n: 1 }));
  await phone.seesTimes(order.status.used, 1);
});
