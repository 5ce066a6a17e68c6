import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { toParkIso } from '@park/contract/parkTime';
import { getAuditLog } from '@park/contract/staff/calls';
import { shareTickets, takeSharedTickets } from '@park/contract/ticket/companion/calls';
import { checkIn, checkOut, getGateConflicts, syncEntries, undoCheckIn } from '@park/contract/ticket/gate/calls';
import { getOrder } from '@park/contract/ticket/order/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import { newId } from '../../../db/newId';
import { sharedPark } from '../../../testing/sharedPark';
import { testDatabases } from '../../../testing/testDatabase';
import { FREE, type Guest, MORNING, ok, refused, startSalePark, TODAY } from '../salePark.testing';

const SECOND = 1_000;
const reason = 'mistake' as const;

for (const kind of testDatabases())
  describe(`a family at a gate on ${kind}`, () => {
    const park = sharedPark(() => startSalePark({ kind }));
    let admin: string;
    let guest: Guest;
    beforeEach(async () => {
      await park.reset();
      admin = await park.signInAdmin();
      guest = await park.guest();
    });

    /** Bought in the morning; it is half past nine when they come. */
    const buy = async (quantity = 1): Promise<Order> => {
      const order = ok(await park.order(guest, { ticketId: FREE, day: TODAY, slotId: MORNING, quantity }));
      park.at(TODAY, '09:30');
      return order;
    };
    const numbersOf = ({ tickets }: Order) => tickets.map(({ number }) => number);
    const scan = async (code: string, gate = 'East', id = newId()) => ({
      id,
      ...ok(await park.call(checkIn, { id, code, gate }, admin)),
    });
    const undo = (...ids: string[]) => park.call(undoCheckIn, { ids, reason }, admin);
    const reload = async ({ id }: Order) => ok(await park.call(getOrder, { id }, guest.token));
    const statuses = async (order: Order) => (await reload(order)).tickets.map(({ status }) => status);
    const audited = async (order: Order) => {
      const { items } = ok(await park.call(getAuditLog, {}, admin));
      const ours = items.filter(
        ({ action, details }) => action === 'ticket.undoCheckIn' && numbersOf(order).includes(String(details.ticket)),
      );
      return ours
        .map(({ details: { at: _, ...details } }) => details)
        .sort((a, b) => String(a.ticket).localeCompare(String(b.ticket)));
    };

    it('sees the order’s other tickets that are in the same hands', async () => {
      const order = await buy(4);
      const [first = '', second = '', third = '', fourth = ''] = numbersOf(order);
      const friend = await park.guest();
      const { token } = ok(
        await park.call(shareTickets, { orderId: order.id, ticketIds: [order.tickets[3]?.id ?? ''] }, guest.token),
      );
      ok(await park.call(takeSharedTickets, { token }, friend.token));
      const others = async (code: string) => (await scan(code)).others?.map(({ number }) => number);
      assert.deepEqual(await others(first), [second, third]);
      assert.deepEqual(await others(second), [third]);
      assert.deepEqual(await others(fourth), []);
      assert.deepEqual(await others(third), []);
      // The children have an order of their own; used at another gate, nobody else comes in on it.
      const [parents, children] = [await buy(2), await buy(2)];
      assert.deepEqual(
        (await others(numbersOf(parents)[0] ?? ''))?.sort(),
        [numbersOf(parents)[1], ...numbersOf(children)].sort(),
      );
      assert.deepEqual((await scan(numbersOf(parents)[0] ?? '', 'West')).others, []);
    });

    it('is as if it had not come once the entry is taken back, and comes in again', async () => {
      const order = await buy(2);
      const [first, second] = [await scan(numbersOf(order)[0] ?? ''), await scan(numbersOf(order)[1] ?? '')];
      assert.equal((await reload(order)).status, 'used');
      park.later(119 * SECOND);
      ok(await undo(first.id, second.id));
      ok(await undo(first.id, second.id));
      assert.deepEqual(await statuses(order), ['valid', 'valid']);
      assert.equal((await reload(order)).status, 'paid');
      assert.equal(await park.count('ticket_order where ended_at is not null'), 0);
      assert.deepEqual(
        await audited(order),
        numbersOf(order)
          .sort()
          .map((ticket) => ({ ticket, gate: 'East', reason })),
      );
      park.later(600 * SECOND);
      assert.equal((await scan(numbersOf(order)[0] ?? '', 'West')).verdict, 'ok');
      ok(await undo(first.id));
      assert.deepEqual(await statuses(order), ['used', 'valid'], 'what was taken back is not taken back again');
      await park.agree();
    });

    it('takes back the entry that a welcome a moment later was about', async () => {
      const order = await buy();
      const [number = ''] = numbersOf(order);
      const before = await scan(number);
      park.later(20 * SECOND);
      const again = await scan(number);
      assert.equal(again.verdict, 'justNow');
      ok(await undo(again.id));
      ok(await undo(before.id));
      assert.deepEqual(await statuses(order), ['valid']);
      assert.equal((await audited(order)).length, 1);
    });

    it('is not taken back by a scan that let nobody in, a welcome to another entry, or a tablet that lies about the time', async () => {
      const order = await buy(2);
      const [number = '', other = ''] = numbersOf(order);
      const first = await scan(number);
      park.later(20 * SECOND);
      const welcome = await scan(number);
      ok(await undo(first.id));
      const again = await scan(number);
      ok(await undo(welcome.id));
      assert.equal(again.verdict, 'ok');
      assert.deepEqual(await statuses(order), ['used', 'valid'], 'of the entry before');
      park.later(70 * SECOND);
      const copy = await scan(number);
      assert.equal(copy.verdict, 'usedAlready');
      refused(await undo(copy.id), 'entryNotUndone');
      assert.deepEqual(await statuses(order), ['used', 'valid']);

      // Two hours later the tablet says that it was then.
      const at = toParkIso(park.now());
      const { id } = await scan(other);
      park.later(7_200 * SECOND);
      const entry = { id, code: other, gate: 'East', scannedAt: at };
      for (const moment of [at, '1999-01-01T00:00:00+08:00', toParkIso(park.now())])
        ok(await park.call(syncEntries, { entries: [{ ...entry, undone: { at: moment, reason } }] }, admin));
      const never = {
        id: newId(),
        code: other,
        gate: 'East',
        scannedAt: at,
        undone: { at: '1999-01-01T00:00:00+08:00', reason },
      };
      ok(await park.call(syncEntries, { entries: [never] }, admin));
      assert.deepEqual(await statuses(order), ['used', 'used']);
      await park.agree();
    });

    it('stays in where the slot was closed or the visitor went since', async () => {
      const order = await buy();
      const { id } = await scan(numbersOf(order)[0] ?? '');
      await park.sql(`insert into ticket_closure (id, day, slot_id, reason, answer_until, orders, tickets, cancelled, created_at)
        values ('storm', '${TODAY}', '${MORNING}', 'Storm', now(), 0, 0, 0, now())`);
      await park.sql(
        `update ticket_stock set closure_id = 'storm' where day = '${TODAY}' and slot_id = '${MORNING}' and product_id = '${FREE}'`,
      );
      assert.match(refused(await undo(id), 'entryNotUndone'), /help desk/);
      await park.sql(`update ticket_stock set closure_id = null`);
      // As an erasure leaves it.
      await park.sql(`update ticket set visitor_id = 'nobody' where order_id = $1`, [order.id]);
      assert.match(refused(await undo(id), 'entryNotUndone'), /help desk/);
    });

    it('keeps its entry where it is too late, counted out, another gate’s, or nobody’s', async () => {
      const order = await buy(3);
      const [first = '', second = '', third = ''] = numbersOf(order);
      const [one, two] = [await scan(first), await scan(second)];
      const why = async (...ids: string[]) => refused(await undo(...ids), 'entryNotUndone');
      assert.match(await why(newId()), /nobody/);
      ok(await park.call(checkOut, { id: newId(), code: second, gate: 'East' }, admin));
      assert.match(await why(two.id), /counted out/);
      assert.match(await why(one.id, two.id), /counted out/);
      const refusedScan = await scan(second, 'West');
      assert.equal(refusedScan.verdict, 'usedAlready');
      assert.match(await why(refusedScan.id), /nobody/);
      park.later(121 * SECOND);
      assert.match(await why(one.id), /two minutes/);
      assert.deepEqual(await statuses(order), ['used', 'used', 'valid']);
      assert.equal((await audited(order)).length, 0);
      const entry = { id: newId(), code: first, gate: 'West', scannedAt: toParkIso(park.now()) };
      ok(await park.call(syncEntries, { entries: [entry] }, admin));
      const last = await scan(third);
      ok(await undo(last.id));
      assert.match(await why(one.id), /another gate/);
      await park.agree();
    });

    it('is not in where a gate without a network took it back before the server heard of it', async () => {
      const order = await buy(2);
      const [first = '', second = ''] = numbersOf(order);
      const at = toParkIso(park.now());
      // The server let the second in and its answer was lost.
      const { id } = await scan(second);
      park.later(60 * SECOND);
      const undone = { at: toParkIso(park.now()), reason };
      const entries = [
        { id: newId(), code: first, gate: 'East', scannedAt: at, undone },
        { id, code: second, gate: 'East', scannedAt: at, undone },
      ];
      park.later(600 * SECOND);
      const again = { id: newId(), code: first, gate: 'East', scannedAt: toParkIso(park.now()) };
      for (const sent of [entries, [...entries, again], [...entries, again]])
        assert.ok(ok(await park.call(syncEntries, { entries: sent }, admin)).every(({ conflict }) => !conflict));
      assert.deepEqual(await statuses(order), ['used', 'valid']);
      assert.equal((await audited(order)).length, 2);
      assert.deepEqual(ok(await park.call(getGateConflicts, {}, admin)).items, []);
      await park.agree();
    });

    it('is in or out, never both, when an undo meets another gate’s scan', async () => {
      for (let round = 0; round < 8; round += 1) {
        const order = await buy();
        const [number = ''] = numbersOf(order);
        const { id } = await scan(number);
        const [undone, west] = await Promise.all([undo(id), scan(number, 'West')]);
        ok(undone);
        assert.deepEqual(await statuses(order), [west.verdict === 'ok' ? 'used' : 'valid']);
        await park.agree();
      }
    });
  });
