import { checkIn } from '@park/contract/ticket/gate/calls';
import { saveVisitor } from '@park/contract/ticket/visitor/calls';
import { expect, journey } from '../fixtures';
import { resultOf, staffToken } from '../staff';
import { atTheGate, concessionTicket, dayForTheGate, newIdCard, PHONE, scan } from '../tickets';
import { Visitor, words } from '../visitor';
import { ALL_DAY } from '../world';

const { ticket, order, concession: t } = words;
const BRING = t.bring({ what: t.or({ one: t.proofs.student, other: t.proofs.disabled }), several: true });

journey('concession', async ({ page }) => {
  const day = await dayForTheGate();
  const { id } = await concessionTicket({ realName: true });
  const visitor = new Visitor(page);
  await visitor.open('pages/ticket/ticketDetail', { id, day });
  const token = await visitor.signedIn();
  await visitor.sees(t.title);
  await visitor.sees(t.kinds.student);
  await visitor.sees(t.proof({ what: t.proofs.student }));

  const person = { name: 'Lin Yue', idKind: 'idCard', idNumber: newIdCard('20050101') } as const;
  await resultOf(saveVisitor, person, token);
  await visitor.open('pages/ticket/ticketConfirm', { id, day, slotId: ALL_DAY });
  const chosen = visitor.top.getByRole('checkbox', { name: /^Lin Yue/ });
  await chosen.tap();
  await expect(chosen).toContainText(BRING);
  await visitor.fill(ticket.confirm.phone, PHONE);
  await visitor.tap(/^Place order/);
  await visitor.sees(BRING);

  const shown = () => visitor.top.locator('.code__plate').evaluate((plate) => getComputedStyle(plate).backgroundImage);
  await expect.poll(shown).toMatch(/^url\("data:/);
  const asked = await atTheGate(await scan(page, (await shown()).slice(5, -2)));
  expect(asked).toMatchObject({ verdict: 'proof', ticket: { proofs: ['student', 'disabled'], usedAt: null } });
  const seen = { code: asked.ticket?.number ?? '', gate: 'East gate', proof: 'checked' } as const;
  expect(await resultOf(checkIn, seen, await staffToken())).toMatchObject({ verdict: 'ok' });
  await visitor.seesState(order.ticket.stamp.used);
  // It is over: nothing is left to bring.
  await expect(visitor.top.getByText(BRING)).toHaveCount(0);
});
