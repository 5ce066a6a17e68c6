import { saveVisitor } from '@park/contract/ticket/visitor/calls';
import { resultOf } from '../staff';
import { atTheGate, concessionTicket, dayForTheGate, newIdCard, PHONE } from '../tickets';
import { words } from '../visitor';
import { ALL_DAY } from '../world';
import { expect, signedIn, weappJourney } from './fixtures';

const { ticket, concession: t } = words;
const BRING = t.bring({ what: t.or({ one: t.proofs.student, other: t.proofs.disabled }), several: true });

weappJourney('concession', async ({ hold }) => {
  const day = await dayForTheGate();
  const { id } = await concessionTicket({ realName: true });
  const holder = hold();
  const { program, screen } = holder;
  const token = await signedIn(holder);
  await program.launch(`/pages/ticket/ticketDetail?id=${id}&day=${day}`);
  await screen.sees(t.title);
  await screen.sees(t.proof({ what: t.proofs.student }));

  const person = { name: 'Lin Yue', idKind: 'idCard', idNumber: newIdCard('20060101') } as const;
  await resultOf(saveVisitor, person, token);
  await program.launch(`/pages/ticket/ticketConfirm?id=${id}&day=${day}&slotId=${ALL_DAY}`);
  await screen.tap(/^Lin Yue/);
  await screen.sees(BRING);
  await screen.type(ticket.confirm.phone, PHONE);
  await screen.tap(/^Place order/);
  await screen.isOn('pages/ticket/recordDetail');
  await screen.sees(BRING);
  const number = /\d{4} \d{4} \d{2}/.exec(screen.text())?.[0] ?? '';
  expect(await atTheGate(number)).toMatchObject({ verdict: 'proof', ticket: { proofs: ['student', 'disabled'] } });
});
