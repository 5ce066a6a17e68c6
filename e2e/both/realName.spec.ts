import { expect } from '@playwright/test';
import { onBoth } from '../both';
import { dayAhead, ID_CARD, PHONE, product } from '../tickets';
import { words } from '../visitor';

const { ticket, order, core } = words;
const WRONG = ID_CARD.slice(0, -1) + ((Number(ID_CARD.slice(-1)) + 1) % 10);

onBoth('realName', async ({ phone }) => {
  const { id } = await product({ realName: true });
  const confirm = (slotId: string) => phone.open('pages/ticket/ticketConfirm', { id, day: dayAhead(2), slotId });
  await confirm('morning');
  await phone.signedIn();

  // What becomes of the number is said before it is asked for.
  await phone.tap(ticket.confirm.add);
  await phone.sees(ticket.privacy.title);
  await phone.tapInSheet(core.privacy.agree);
  await phone.fill(ticket.visitor.name, 'Lin Xiaohong');
  await phone.fill(ticket.visitor.idNumber, WRONG);
  await phone.sees(ticket.error.idCardWrong);
  await phone.fill(ticket.visitor.idNumber, ID_CARD);
  await phone.tapInSheet(ticket.visitor.save);

  // Saved and chosen, its number only by its ends, and nothing of it on the phone.
  await phone.sees(ticket.confirm.visitorsChosen({ chosen: 1, wanted: 1 }));
  await phone.seesNot(ID_CARD);
  expect(await phone.storage()).not.toContain(ID_CARD);
  await phone.fill(ticket.confirm.phone, PHONE);
  await phone.pay(/^Place order/);
  await phone.sees(/Lin Xiaohong · /);

  // One ticket a person a day: told in words, and the way on.
  await confirm('afternoon');
  await phone.tap(/^Lin Xiaohong/);
  await phone.fill(ticket.confirm.phone, PHONE);
  await phone.tap(/^Place order/);
  await phone.sees(/Lin Xiaohong.*(already|ticket)/i);
  await phone.open('pages/ticket/ticketRecord');
  await phone.seesTimes(order.status.paid, 1);
});
