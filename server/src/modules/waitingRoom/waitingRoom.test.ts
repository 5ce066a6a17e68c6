import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { getMessages } from '@park/contract/message/calls';
import { toParkIso } from '@park/contract/parkTime';
import { getWaitingPlace, getWaitingRoom, joinWaitingRoom, setWaitingRoom } from '@park/contract/waitingRoom/calls';
import { WAITING_ROOM } from '@park/contract/waitingRoom/limits';
import { newId } from '../../db/newId';
import { testDatabases } from '../../testing/testDatabase';
import { auditOf } from '../staff/audit.service';
import { type Guest, ok, refused } from '../ticket/salePark.testing';
import { type LinePark, startLinePark, WISH } from './waitingRoom.testing';

const PASS_MS = WAITING_ROOM.passLife * 60_000;

for (const kind of testDatabases())
  describe(`the line in front of ordering on ${kind}`, () => {
    let park: LinePark;
    before(async () => {
      park = await startLinePark(kind);
    });
    beforeEach(() => park.reset());
    after(() => park.close());

    const stateOf = async (guest: Guest) => (await park.join(guest)).state;

    it('is not there while it is off: an order asks nothing for it, and nobody gets a place', async () => {
      const [guest] = (await park.guests(1)) as [Guest];
      const session = park.database.db._.session;
      const prepare = session.prepareQuery;
      const queries: string[] = [];
      session.prepareQuery = ((...args: Parameters<typeof prepare>) => {
        queries.push(args[0].sql);
        return prepare.apply(session, args);
      }) as never;
      const place = await park.join(guest);
      ok(await park.order(guest));
      session.prepareQuery = prepare;
      assert.deepEqual([place.state, place.token, await park.count('waiting_place')], ['open', null, 0]);
      assert.ok(queries.length > 0);
      assert.deepEqual(
        queries.filter((text) => /waiting_(room|place)/.test(text)),
        [],
      );
    });

    it('refuses an order without a pass, in a sentence that says what is kept, and lets in as many as there is room for', async () => {
      await park.set('atOnce', 1);
      const [first, second] = (await park.guests(2)) as [Guest, Guest];
      assert.match(refused(await park.order(first), 'waitingRoom'), /kept|都还在/);
      // Nobody waits and there is room: in at once.
      assert.equal(await stateOf(first), 'admitted');
      const waits = await park.join(second);
      assert.deepEqual([waits.state, waits.ahead, waits.wait], ['waiting', 0, null]);
      refused(await park.order(second), 'waitingRoom');
      ok(await park.order(first));
      await park.turn();
      assert.equal((await park.ask(waits)).state, 'admitted');
      ok(await park.order(second));
      assert.deepEqual((await park.figures()).passes, 1);
      await park.turn();
      assert.deepEqual((await park.figures()).passes, 0);
    });

    it('lets whoever has ordered order again until the pass lapses: families order twice', async () => {
      await park.set('atOnce', 1);
      const [parent] = (await park.guests(1)) as [Guest];
      await park.join(parent);
      ok(await park.order(parent));
      await park.turn();
      ok(await park.order(parent));
      park.later(PASS_MS);
      refused(await park.order(parent), 'waitingRoom');
    });

    it('keeps one place a visitor, however often they join and from wherever', async () => {
      await park.set('atOnce', 1);
      const guests = (await park.guests(4)) as [Guest, Guest, Guest, Guest];
      for (const guest of guests) await park.join(guest);
      const phone = await park.guest(guests[2].visitorId);
      const again = await Promise.all([park.join(guests[2]), park.join(phone), park.join(guests[2])]);
      assert.deepEqual(
        again.map(({ ahead }) => ahead),
        [1, 1, 1],
      );
      assert.deepEqual([(await park.figures()).waiting, (await park.join(guests[3])).ahead], [3, 2]);
    });

    it('knows a place by its token alone, and a token lets nobody else order', async () => {
      await park.set('atOnce', 1);
      const [first, second] = (await park.guests(2)) as [Guest, Guest];
      const place = await park.join(first);
      assert.equal((await park.ask(place)).state, 'admitted');
      refused(await park.order(second), 'waitingRoom');
      const sealed = Buffer.from(place.token ?? '', 'base64url');
      const forged = Buffer.from(sealed);
      forged[20] = (forged[20] ?? 0) ^ 1;
      for (const token of [forged.toString('base64url'), sealed.subarray(0, 28).toString('base64url'), 'x.y', '.'])
        refused(await park.call(getWaitingPlace, { ...WISH, token }), 'notFound');
    });

    it('tells by its token nobody whose place it is, and by one token always the same place', async () => {
      await park.set('atOnce', 1);
      const [guest] = (await park.guests(1)) as [Guest];
      const place = await park.join(guest);
      const read = (place.token ?? '').split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'));
      assert.ok(place.token && read.every((part) => !part.includes(guest.visitorId)), 'the visitor is named in it');
      assert.equal((await park.ask(place)).token, place.token, 'a phone has nothing new to keep');
    });

    it('gives places to those who join beside somebody who had themselves erased meanwhile', async () => {
      await park.set('atOnce', 3);
      const guests = (await park.guests(3)) as [Guest, Guest, Guest];
      // Who was signed in as it was sent, and is gone when places are given.
      const { transaction } = park.database;
      park.database.transaction = async (work, lockTimeoutMs) => {
        park.database.transaction = transaction;
        await park.sql('delete from session where visitor_id = $1', [guests[1].visitorId]);
        await park.sql('delete from visitor where id = $1', [guests[1].visitorId]);
        return transaction(work, lockTimeoutMs);
      };
      const answers = await Promise.all(guests.map(({ token }) => park.call(joinWaitingRoom, WISH, token)));
      park.database.transaction = transaction;
      assert.deepEqual(
        answers.map((answer) => (answer.code === 200 ? answer.result?.state : answer.code)),
        ['admitted', 401, 'admitted'],
      );
    });

    it('answers who polls without a query', async () => {
      await park.set('atOnce', 1);
      const [first, second] = (await park.guests(2)) as [Guest, Guest];
      await park.join(first);
      const place = await park.join(second);
      await park.app.waitingRoom.look(park.now());
      const { db, executeSql } = park.database;
      const prepare = db._.session.prepareQuery;
      const refuse = () => {
        throw new Error('A poll made a query.');
      };
      db._.session.prepareQuery = refuse;
      park.database.executeSql = refuse;
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => park.send(getWaitingPlace, { ...WISH, token: place.token ?? '' }, second.token)),
      );
      db._.session.prepareQuery = prepare;
      park.database.executeSql = executeSql;
      assert.ok(answers.every((answer) => answer.json().result.state === 'waiting'));
    });

    it('lets a pass lapse, gives its room to the next, and a new place at the end to whoever comes back', async () => {
      await park.set('atOnce', 1);
      const [first, second] = (await park.guests(2)) as [Guest, Guest];
      const pass = await park.join(first);
      const next = await park.join(second);
      assert.equal(pass.until, toParkIso(park.now() + PASS_MS));
      park.later(PASS_MS - 1_000);
      assert.equal((await park.ask(pass)).state, 'admitted');
      await park.turn(1_000);
      assert.equal((await park.ask(pass)).state, 'lapsed');
      refused(await park.order(first), 'waitingRoom');
      assert.equal((await park.ask(next)).state, 'admitted');
      assert.deepEqual([(await park.join(first)).ahead, (await park.join(first)).state], [0, 'waiting']);
    });

    it('lets in so many a minute, evenly, and saves up nothing', async () => {
      await park.set('perMinute', 60);
      const guests = await park.guests(20);
      for (const guest of guests) await park.join(guest);
      await park.turn(10_000);
      // Two seconds' worth and one on joining, and after a silence as many again.
      assert.equal((await park.figures()).admitted, 6);
      for (let second = 0; second < 5; second++) await park.turn();
      assert.equal((await park.figures()).admitted, 11);
    });

    it('tells a wait from what it measured, and none before', async () => {
      await park.set('perMinute', 60);
      const guests = await park.guests(60);
      const places = [];
      for (const guest of guests) places.push(await park.join(guest));
      const last = places.at(-1) as (typeof places)[number];
      assert.deepEqual([last.ahead, last.wait], [56, null]);
      for (let second = 0; second < 25; second++) await park.turn();
      const { ahead, wait } = await park.ask(last);
      assert.equal(ahead, 31);
      assert.ok(wait && wait.from >= 20 && wait.from < 34 && wait.to > 34 && wait.to < 60, JSON.stringify(wait));
      assert.ok(Math.abs(((await park.figures()).perMinute ?? 0) - 60) < 8);
    });

    it('tells whose turn it is, with the way to what they want', async () => {
      await park.set('atOnce', 1);
      const [first, second] = (await park.guests(2)) as [Guest, Guest];
      await park.join(first);
      await park.join(second);
      ok(await park.order(first));
      await park.turn();
      const inboxOf = async ({ token }: Guest) => ok(await park.call(getMessages, {}, token)).items;
      const { day, slotId, ticketId } = WISH;
      assert.deepEqual(
        (await inboxOf(second)).map((message) => [message.kind, message.page]),
        [['ticketTurn', { name: 'ticketConfirm', params: { id: ticketId, day, slotId } }]],
      );
      // Who was let in on joining has the page open.
      assert.deepEqual(await inboxOf(first), []);
    });

    it('tells everybody in line what is left of what they want', async () => {
      await park.set('atOnce', 1);
      const [first, second] = (await park.guests(2)) as [Guest, Guest];
      await park.setStock(2);
      await park.join(first);
      const place = await park.join(second);
      ok(await park.order(first));
      await park.turn();
      assert.equal((await park.ask(place)).left, 0);
    });

    it('lets in whom the waiting list holds places for, and answers a tap whose answer was lost', async () => {
      const [offered, retried] = (await park.guests(2)) as [Guest, Guest];
      const key = newId();
      const order = ok(await park.order(retried, {}, key));
      await park.sql(
        `insert into ticket_waiting (id, visitor_id, product_id, day, slot_id, quantity, status, offer_until, created_at)
         values ('w', $1, $2, $3, $4, 1, 'offered', now() + interval '10 years', now())`,
        [offered.visitorId, WISH.ticketId, WISH.day, WISH.slotId],
      );
      await park.set('atOnce', 1);
      await park.join((await park.guests(1))[0] as Guest);
      assert.equal(ok(await park.order(retried, {}, key)).id, order.id);
      refused(await park.order(retried), 'waitingRoom');
      ok(await park.order(offered, { quantity: 1 }));
    });

    it('begins anew when it is switched on again: who waited before is told, and nobody keeps a pass', async () => {
      await park.set('atOnce', 1);
      const [first, second] = (await park.guests(2)) as [Guest, Guest];
      await park.join(first);
      const place = await park.join(second);
      await park.set('off');
      assert.equal((await park.ask(place)).state, 'open');
      ok(await park.order(second));
      await park.set('atOnce', 1);
      assert.equal((await park.ask(place)).state, 'lapsed');
      refused(await park.order(first), 'waitingRoom');
    });

    it('of the park’s own stays in front of its day when staff change how fast it goes', async () => {
      await park.set('perMinute', 60);
      await park.sql('update waiting_room set capacity_day = $1', [WISH.day]);
      await park.app.waitingRoom.look(park.now());
      await park.set('perMinute', 30);
      assert.equal(await park.count(`waiting_room where capacity_day = '${WISH.day}' and amount = 30`), 1);
      await park.set('off');
      await park.set('perMinute', 30);
      assert.equal(await park.count('waiting_room where capacity_day is null'), 1, 'what staff begin is before all days');
    });

    it('is the owners’, saved by the version they opened, and in the audit log', async () => {
      const lin = await park.staff('Lin');
      const { version } = ok(await park.call(getWaitingRoom, {}, lin));
      const change = { version, kind: 'atOnce', amount: 7, opensAt: null } as const;
      ok(await park.call(setWaitingRoom, change, lin));
      ok(await park.call(setWaitingRoom, change, lin));
      refused(await park.call(setWaitingRoom, { ...change, amount: 8 }, await park.staff('Wang')), 'waitingRoomChanged');
      const log = (await auditOf(park.database.db, 'waitingRoom:1')).filter(({ action }) => action === 'ticket.setWaitingRoom');
      assert.deepEqual(log.at(-1)?.details, { kind: 'atOnce', amount: 7, opensAt: null });
      for (const wrong of [{ amount: 0 }, { amount: 1.5 }, { kind: 'closed' }, { opensAt: 'soon' }])
        refused(await park.call(setWaitingRoom, { ...change, ...wrong } as never, lin), 'invalidInput');
      refused(await park.call(joinWaitingRoom, WISH), 'signInRequired');
    });
  });
