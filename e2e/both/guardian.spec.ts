import { getGuardianConsents } from '@park/contract/ticket/guardian/calls';
import { expect } from '@playwright/test';
import { onBoth } from '../both';
import { resultOf } from '../staff';
import { CHILD, dayAhead, PHONE } from '../tickets';
import { words } from '../visitor';
import { CHILD_CONTACT } from '../world';

const { ticket, guardian, core, order } = words;
const CONFIRM = 'pages/ticket/ticketConfirm';

onBoth('guardian', async ({ phone }) => {
  // It asks names, and is for every age.
  const id = 'combined';
  const token = await phone.signedIn();
  const consents = () => resultOf(getGuardianConsents, {}, token);
  await phone.open(CONFIRM, { id, day: dayAhead(5), slotId: 'morning' });
  await phone.tap(ticket.confirm.add);
  await phone.tapInSheet(core.privacy.agree);
  await phone.fill(ticket.visitor.name, CHILD.name);
  await phone.fill(ticket.visitor.idNumber, CHILD.idNumber);
  await phone.tapInSheet(ticket.visitor.save);

  // A step of its own: what is taken, who answers for it, and a no that leads on.
  await phone.sees(guardian.title);
  await phone.sees(guardian.contact);
  await phone.sees(CHILD_CONTACT);
  await phone.sees('You can say no');
  await phone.tapInSheet(guardian.agree);
  await phone.sees(guardian.relationMissing);
  await phone.tapInSheet(guardian.refuse);
  await phone.sees(guardian.refusedTitle);
  await phone.sees(guardian.otherTickets);
  await phone.tapInSheet(guardian.back);
  if (phone.web) await expect(phone.web.field(ticket.visitor.idNumber), 'what was typed stays').toHaveValue(CHILD.idNumber);
  expect(phone.calls('saveVisitor'), 'and nothing of it was sent').toBe(0);
  expect(await consents()).toEqual([]);

  await phone.tapInSheet(ticket.visitor.save);
  await phone.chooseFirst(guardian.relation);
  await phone.tapInSheet(guardian.agree);
  await phone.sees(ticket.confirm.visitorsChosen({ chosen: 1, wanted: 1 }));
  expect(await consents()).toMatchObject([{ child: { name: CHILD.name }, relation: 'parent', withdrawnAt: null }]);
  await phone.fill(ticket.confirm.phone, PHONE);
  await phone.pay(/^Place order/);
  await phone.sees(new RegExp(`${CHILD.name} · `));
  expect(await consents(), 'asked once').toHaveLength(1);

  // Withdrawn: the saved child is gone at once, the ticket is not.
  await phone.open('pages/IndexPersonalCenter/IndexPersonalCenter');
  await phone.tap(core.title.guardian);
  await phone.sees(CHILD.name);
  await phone.tap(guardian.withdraw);
  await phone.tapInSheet(guardian.withdraw);
  await phone.sees(/Withdrawn /);
  await phone.sees(guardian.notSaved);
  await phone.open(CONFIRM, { id, day: dayAhead(6), slotId: 'morning' });
  await phone.sees(ticket.confirm.noVisitors);
  await phone.open('pages/ticket/ticketRecord');
  await phone.seesTimes(order.status.paid, 1);
});
