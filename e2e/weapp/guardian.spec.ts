import { getGuardianConsents } from '@park/contract/ticket/guardian/calls';
import { resultOf } from '../staff';
import { CHILD, dayAhead, PHONE } from '../tickets';
import { words } from '../visitor';
import { CHILD_CONTACT } from '../world';
import { expect, signedIn, weappJourney } from './fixtures';

const { ticket, guardian, core } = words;
const confirm = (id: string, day: string) => `/pages/ticket/ticketConfirm?id=${id}&day=${day}&slotId=morning`;

weappJourney('guardian', async ({ hold }) => {
  // It asks names, and is for every age.
  const id = 'combined';
  const holder = hold();
  const { phone, program, screen } = holder;
  const token = await signedIn(holder);
  // The journey in Chromium buys the same child tickets for other days.
  await program.launch(confirm(id, dayAhead(7)));
  await screen.tap(ticket.confirm.add);
  await screen.tapInSheet(core.privacy.agree);
  await screen.type(ticket.visitor.name, CHILD.name);
  await screen.type(ticket.visitor.idNumber, CHILD.idNumber);
  await screen.tapInSheet(ticket.visitor.save);

  await screen.sees(guardian.title);
  await screen.sees(guardian.contact);
  await screen.sees(CHILD_CONTACT);
  await screen.tapInSheet(guardian.refuse);
  await screen.sees(guardian.refusedTitle);
  await screen.tapInSheet(guardian.back);
  expect(phone.requests.filter((call) => call.includes('saveVisitor'))).toEqual([]);

  await screen.tapInSheet(ticket.visitor.save);
  await screen.tapInSheet(guardian.agree);
  await screen.sees(guardian.relationMissing);
  await screen.chooseFirst(guardian.relation);
  await screen.tapInSheet(guardian.agree);
  await screen.sees(ticket.confirm.visitorsChosen({ chosen: 1, wanted: 1 }));
  expect(await resultOf(getGuardianConsents, {}, token)).toMatchObject([{ relation: 'parent', withdrawnAt: null }]);
  await screen.type(ticket.confirm.phone, PHONE);
  await screen.tap(/^Place order/);
  await screen.sees(new RegExp(`${CHILD.name} · `));

  await program.launch('/pages/ticket/guardian');
  await screen.sees(CHILD.name);
  await screen.tap(guardian.withdraw);
  await screen.tapInSheet(guardian.withdraw);
  await screen.sees(/Withdrawn /);
  await screen.sees(guardian.notSaved);
  await program.launch(confirm(id, dayAhead(8)));
  await screen.sees(ticket.confirm.noVisitors);
});
