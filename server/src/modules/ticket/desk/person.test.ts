import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { CallInput } from '@park/contract/call';
import { correctTicketPerson } from '@park/contract/ticket/desk/calls';
import { getAdminOrders, getOrder } from '@park/contract/ticket/order/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import { sharedPark } from '../../../testing/sharedPark';
import { testDatabases } from '../../../testing/testDatabase';
import { startOrderChangesPark } from '../orderChangesPark.testing';
import { born, type Guest, NAMED, ok, person, refused, TOMORROW } from '../salePark.testing';

const { name: _, ...ADULT_CARD } = { ...born('19900101'), idKind: 'idCard' as const };
const { name: __, ...CHILD_CARD } = { ...born('20200101'), idKind: 'idCard' as const };
const SENIORS = JSON.stringify([
  { who: 'age', ageFrom: 60, ageTo: null, heightTo: null, areas: [], asked: false, from: null, until: null, source: '' },
]);

for (const kind of testDatabases())
  describe(`the visitor of a ticket corrected on ${kind}`, () => {
    const park = sharedPark(() => startOrderChangesPark(kind));
    let desk: string;
    let guest: Guest;
    let order: Order;
    beforeEach(async () => {
      await park.reset();
      desk = await park.signInAdmin();
      guest = await park.guest();
      order = await park.bought(guest, { ticketId: NAMED, quantity: 2, visitors: [person(1), person(2)] });
    });
    type Wish = CallInput<typeof correctTicketPerson>;
    const correct = (change: Partial<Wish> = {}, token = desk) =>
      park.call(
        correctTicketPerson,
        { orderId: order.id, ticketId: order.tickets[0]?.id ?? '', name: '李小梅', reason: 'Misspelt', ...change },
        token,
      );
    const persons = async () =>
      ok(await park.call(getOrder, { id: order.id }, guest.token)).tickets.map((ticket) => ticket.person);

    it('beside another order of the same person: one of them is refused', async () => {
      const other = await park.guest();
      const { name, ...document } = person(9);
      const wish = { ticketId: NAMED, quantity: 1, visitors: [person(9)] };
      const answers = await Promise.all([correct({ name, document }), correct({ name, document }), park.order(other, wish)]);
      const [one, two, bought] = answers.map(({ code }) => code === 200);
      assert.equal(one, two);
      assert.notEqual(one, bought);
      for (const answer of answers) if (answer.code !== 200) refused(answer, 'visitorHasTicket');
      await park.agree();
    });

    if (kind === 'postgres') return;

    it('by the name alone: the number stays, it is found by the new name, told, and logged masked', async () => {
      const before = await persons();
      const after = ok(await correct());
      assert.equal(after.tickets[0]?.person?.name, '李**', 'masked for staff');
      ok(await correct());
      assert.deepEqual(await persons(), [{ ...before[0], name: '李小梅' }, before[1]]);
      const find = async (keyword: string) => ok(await park.call(getAdminOrders, { keyword }, desk)).items.length;
      assert.deepEqual([await find('李小梅'), await find(person(1).name)], [1, 0]);
      const [message] = await park.messages(guest);
      assert.equal(message?.kind, 'ticketPersonCorrected');
      assert.ok(message?.text.includes(order.number) && message.text.endsWith('Misspelt') && !message.text.includes('李'));
      const log = await park.sql(`select details from audit_log where action = 'ticket.correctPerson' and subject = $1`, [
        `order:${order.id}`,
      ]);
      assert.deepEqual(log, [
        { details: { ticket: order.tickets[0]?.number, before: 'P**', isOther: false, reason: 'Misspelt' } },
      ]);
    });

    it('with another document as when it was bought', async () => {
      const { name, ...taken } = person(2);
      refused(await correct({ name, document: taken }), 'visitorHasTicket');
      refused(await correct({ document: { ...ADULT_CARD, idNumber: '110101199001011234' } }), 'invalidInput');
      refused(await correct({ document: CHILD_CARD }), 'guardianConsentMissing');
      assert.equal(await park.count('guardian_consent'), 0);
      ok(await correct({ document: CHILD_CARD, guardianAgrees: true }));
      assert.equal(await park.count('guardian_consent'), 1);
      assert.equal((await persons())[0]?.idKind, 'idCard');
      await park.sql(`update ticket_product set concessions = $1 where id = 'named'`, [SENIORS]);
      assert.equal((await correct({ document: ADULT_CARD })).extras?.error, 'fareWrong');
      ok(await correct({ name: 'Only a name' }));
      await park.sql(`update ticket_product set concessions = '[]' where id = 'named'`);
      ok(await correct({ document: ADULT_CARD }));
      const other = await park.bought(await park.guest(), { ticketId: NAMED, quantity: 1, visitors: [person(1)] });
      assert.equal(other.status, 'pending', 'whoever it was for before is free');
      await park.agree();
    });

    it('not of a ticket that was used, given back, nameless or another order’s, and not by a gate', async () => {
      const nameless = await park.bought(guest);
      refused(await correct({ orderId: nameless.id, ticketId: nameless.tickets[0]?.id ?? '' }), 'ticketNotCorrectable');
      refused(await correct({ ticketId: nameless.tickets[0]?.id ?? '' }), 'orderNotFound');
      refused(await correct({ orderId: 'nothing' }), 'orderNotFound');
      ok(await park.refund(guest, order.id, [order.tickets[1]?.id ?? '']));
      refused(await correct({ ticketId: order.tickets[1]?.id ?? '' }), 'ticketNotCorrectable');
      park.at(TOMORROW, '09:30');
      desk = await park.signInAdmin();
      await park.sql(`update ticket set status = 'used', used_at = now() where id = $1`, [order.tickets[0]?.id]);
      refused(await correct(), 'ticketNotCorrectable');
      assert.equal((await correct({}, guest.token)).code, 401);
    });
  });
