import { checkIn } from '@park/contract/ticket/gate/calls';
import { saveVisitor } from '@park/contract/ticket/visitor/calls';
import { expect } from '@playwright/test';
import { onBoth } from '../both';
import { resultOf, staffToken } from '../staff';
import { atTheGate, concessionTicket, dayForTheGate, newIdCard, PHONE } from '../tickets';
import { words } from '../visitor';
import { ALL_DAY } from '../world';

const { ticket, order, concession: t } = words;
const BRING = t.bring({ what: t.or({ one: t.proofs.student, other: t.proofs.disabled }), several: true });

onBoth('concession', async ({ phone }) => {
  const day = await dayForTheGate();
  const { id } = await concessionTicket({ realName: true });
  const token = await phone.signedIn();
  await phone.open('pages/ticket/ticketDetail', { id, day });
  await phone.sees(t.title);
  await phone.sees(t.kinds.student);
  await phone.sees(t.proof({ what: t.proofs.student }));

  const person = { name: 'Lin Yue', idKind: 'idCard', idNumber: newIdCard('20050101') } as const;
  await resultOf(saveVisitor, person, token);
  await phone.open('pages/ticket/ticketConfirm', { id, day, slotId: ALL_DAY });
  await phone.tap(/^Lin Yue/);
  await phone.sees(BRING);
  await phone.fill(ticket.confirm.phone, PHONE);
  await phone.tap(/^Place order/);
  await phone.isOn('pages/ticket/recordDetail');
  await phone.sees(BRING);

  // By its code, or by the number that stands below it.
  const answer = await atTheGate(
    await (phone.web ? phone.code(order.ticket.codeOf({ n: 1 })) : phone.reads(/\d{4} \d{4} \d{2}/)),
  );
  expect(answer).toMatchObject({ verdict: 'proof', ticket: { proofs: ['student', 'disabled'], usedAt: null } });
  const seen = { code: answer.ticket?.number ?? '', gate: 'East gate', proof: 'checked' } as const;
  expect(await resultOf(checkIn, seen, await staffToken())).toMatchObject({ verdict: 'ok' });
  await phone.refresh();
  await phone.seesState(order.ticket.stamp.used);
  // It is over: nothing is left to bring.
  await phone.seesNot(BRING);
});
