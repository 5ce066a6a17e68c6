import { getGuardianConsents } from '@park/contract/ticket/guardian/calls';
import { expect, journey } from '../fixtures';
import { resultOf } from '../staff';
import { CHILD, dayAhead, PHONE } from '../tickets';
import { Visitor, words } from '../visitor';
import { CHILD_CONTACT } from '../world';

const { ticket, guardian, core, order } = words;

journey('guardian', async ({ page, calls }) => {
  // It asks names, and is for every age.
  const id = 'combined';
  const visitor = new Visitor(page);
  const button = (name: string) => visitor.sheet.getByRole('button', { name, exact: true });
  const consents = async () => resultOf(getGuardianConsents, {}, await visitor.stored('access-token'));
  await visitor.open('pages/ticket/ticketConfirm', { id, day: dayAhead(5), slotId: 'morning' });
  await visitor.signedIn();
  await visitor.tap(ticket.confirm.add);
  await button(core.privacy.agree).tap();
  await visitor.fill(ticket.visitor.name, CHILD.name);
  await visitor.fill(ticket.visitor.idNumber, CHILD.idNumber);
  await button(ticket.visitor.save).tap();

  // A step of its own: what is taken, who answers for it, and a no that leads on.
  await visitor.sees(guardian.title);
  await visitor.sees(guardian.contact);
  await visitor.sees(CHILD_CONTACT);
  await visitor.sees('You can say no');
  await button(guardian.agree).tap();
  await visitor.sees(guardian.relationMissing);
  await button(guardian.refuse).tap();
  await visitor.sees(guardian.refusedTitle);
  await expect(button(guardian.otherTickets)).toBeVisible();
  await button(guardian.back).tap();
  await expect(visitor.field(ticket.visitor.idNumber), 'what was typed stays').toHaveValue(CHILD.idNumber);
  expect(calls.count('saveVisitor'), 'and nothing of it was sent').toBe(0);
  expect(await consents()).toEqual([]);

  await button(ticket.visitor.save).tap();
  await visitor.sheet.getByRole('radio', { name: guardian.relations.parent }).tap();
  await button(guardian.agree).tap();
  await expect(visitor.top.getByRole('checkbox', { name: CHILD.name })).toHaveAttribute('aria-checked', 'true');
  expect(await consents()).toMatchObject([{ child: { name: CHILD.name }, relation: 'parent', withdrawnAt: null }]);
  await visitor.fill(ticket.confirm.phone, PHONE);
  await visitor.tap(/^Place order/);
  await page.getByRole('dialog').getByRole('button', { name: 'Pay', exact: true }).tap();
  await visitor.sees(new RegExp(`^${CHILD.name} · `));
  expect(await consents(), 'asked once').toHaveLength(1);

  // Withdrawn: the saved child is gone at once, the ticket is not.
  await visitor.open('pages/IndexPersonalCenter/IndexPersonalCenter');
  await visitor.tap(core.title.guardian);
  await visitor.sees(CHILD.name);
  await visitor.tap(guardian.withdraw);
  await button(guardian.withdraw).tap();
  await visitor.sees(/^Withdrawn /);
  await visitor.sees(guardian.notSaved);
  await visitor.open('pages/ticket/ticketConfirm', { id, day: dayAhead(6), slotId: 'morning' });
  await visitor.sees(ticket.confirm.noVisitors);
  await visitor.open('pages/ticket/ticketRecord');
  await expect(visitor.top.getByText(order.status.paid)).toHaveCount(1);
});
