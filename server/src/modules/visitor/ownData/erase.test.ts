import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { after, before, beforeEach, describe, it } from 'node:test';
import { addFeedBack } from '@park/contract/feedback/calls';
import { callHelp } from '@park/contract/help/calls';
import { shareTickets, takeSharedTickets } from '@park/contract/ticket/companion/calls';
import { getOrders } from '@park/contract/ticket/order/calls';
import { getSavedVisitors, saveVisitor } from '@park/contract/ticket/visitor/calls';
import { joinWaitingList } from '@park/contract/ticket/waitlist/calls';
import { eraseMe, exportOwnData, findVisitor, getMine, getOwnData } from '@park/contract/visitor/calls';
import { EXPORT_LINK_MS, MAX_EXPORTS_A_DAY, RECENT_SIGN_IN_MS } from '@park/contract/visitor/ownData';
import sharp from 'sharp';
import { testDatabases } from '../../../testing/testDatabase';
import { unzip } from '../../../testing/unzip';
import { openFiles } from '../../file/file.service';
import { ownTables } from '../../modules';
import { type OrderChangesPark, startOrderChangesPark } from '../../ticket/orderChangesPark.testing';
import { type Guest, NAMED, ok, person, refused, TODAY, TOMORROW } from '../../ticket/salePark.testing';
import { erasureJobs } from './erasedAgain.service';

const MINUTE = 60_000;

for (const kind of testDatabases())
  describe(`erasing on ${kind}`, () => {
    let park: OrderChangesPark;
    let ann: Guest;
    const erase = (who: Guest) => park.call(eraseMe, { confirmed: true }, who.token);
    const own = async (who: Guest) => ok(await park.call(getOwnData, {}, who.token));
    const opens = async (who: Guest) => (await own(who)).open.map(({ thing, count }) => `${thing} ${count}`);
    const openFile = async (who: Guest) => {
      const { path } = ok(await park.call(exportOwnData, {}, who.token));
      return park.app.inject({ url: path });
    };
    const callForHelp = (who: Guest, n: number) =>
      park.call(
        callHelp,
        {
          clientId: `00000000-0000-4000-8000-00000000000${n}`,
          device: `00000000-0000-4000-9000-00000000000${n}`,
          kind: 'other',
          phone: '13800138001',
          note: 'By the lake',
          position: null,
          askedAt: null,
        },
        who.token,
      );

    before(async () => {
      park = await startOrderChangesPark(kind);
    });
    after(() => park.close());
    beforeEach(async () => {
      await park.reset();
      ann = await park.guest();
    });

    it('says first what is open and what becomes of it, in words without holes', async () => {
      const companion = await park.guest();
      await park.unpaid(ann, { quantity: 1 });
      await park.bought(ann, { quantity: 2 });
      const given = await park.bought(ann, { quantity: 1 });
      const { token } = ok(
        await park.call(shareTickets, { orderId: given.id, ticketIds: given.tickets.map(({ id }) => id) }, ann.token),
      );
      ok(await park.call(takeSharedTickets, { token }, companion.token));
      const late = await park.bought(ann, { ticketId: NAMED, day: TODAY, quantity: 1, visitors: [person(7)] });
      park.slowRefunds = true;
      const back = await park.bought(ann, { quantity: 1 });
      ok(await park.refund(ann, back.id));
      ok(await callForHelp(ann, 1));
      assert.deepEqual(await opens(ann), ['unpaid 1', 'tickets 2', 'lostTickets 1', 'givenTickets 1', 'refunds 1', 'help 1']);
      assert.equal(await park.status(late.id), 'paid');
      const { open, areas } = await own(ann);
      assert.match(open.find(({ thing }) => thing === 'tickets')?.text ?? '', /\(2\).*¥200 goes back/);
      for (const { text, erased } of areas)
        for (const sentence of [text, erased]) assert.doesNotMatch(sentence, /[{}]|undefined/);
      assert.equal(areas.find(({ area }) => area === 'orders')?.count, 5);
      assert.deepEqual(await opens(companion), []);
    });

    it('ends what is open: money goes back, places and offers go on, a companion keeps the ticket, help goes on', async () => {
      const [companion, next] = [await park.guest(), await park.guest()];
      const unpaid = await park.unpaid(ann, { slotId: 'noon', quantity: 2 });
      const paid = await park.bought(ann, { quantity: 2, ticketId: NAMED, visitors: [person(1), person(2)] });
      const [, second] = paid.tickets;
      const { token } = ok(await park.call(shareTickets, { orderId: paid.id, ticketIds: [second?.id ?? ''] }, ann.token));
      ok(await park.call(takeSharedTickets, { token }, companion.token));
      await park.setStock(2, { slotId: 'noon' });
      ok(await park.call(joinWaitingList, { ticketId: 'adult', day: TOMORROW, slotId: 'noon', quantity: 1 }, next.token));
      const { number } = ok(await callForHelp(ann, 2));
      assert.deepEqual(ok(await erase(ann)), { refunded: 5_000 });

      assert.equal(await park.status(unpaid.id), 'cancelled');
      assert.deepEqual(
        park.refunds.map(({ amount }) => amount),
        [5_000],
      );
      assert.deepEqual(await park.kinds(next), ['ticketOfferMade']);
      const tickets = await park.sql(
        `select status, holder_id as holder, person_name is null as nameless from ticket where order_id = $1 order by position`,
        [paid.id],
      );
      assert.deepEqual(tickets, [
        { status: 'refunded', holder: null, nameless: true },
        { status: 'valid', holder: companion.visitorId, nameless: false },
      ]);
      const [help] = await park.sql<{ who: string | null; kept: boolean }>(
        `select visitor_id as who, phone <> '' as kept from help_request where number = $1`,
        [number],
      );
      assert.deepEqual(help, { who: null, kept: true });
      await park.agree();
    });

    it('ends every sign-in, and whoever comes back with the same WeChat is a newcomer', async () => {
      const [first, other] = [await park.signIn('ann'), await park.signIn('ann')];
      assert.equal(first.visitorId, other.visitorId);
      ok(await park.call(saveVisitor, person(3), first.token));
      ok(await erase(first));
      for (const { token } of [first, other]) assert.equal((await park.call(getMine, {}, token)).code, 401);
      const again = await park.signIn('ann');
      assert.notEqual(again.visitorId, first.visitorId);
      assert.deepEqual(ok(await park.call(getSavedVisitors, {}, again.token)), []);
      assert.deepEqual(ok(await park.call(getOrders, {}, again.token)).items, []);
      const [noted] = await park.sql(`select count(*)::int as n from visitor_erasure where visitor_id = $1`, [first.visitorId]);
      assert.deepEqual(noted, { n: 1 });
    });

    it('gives money back that arrives afterwards, and refunds under way still end', async () => {
      const [unpaid, paid] = [await park.unpaid(ann), await park.bought(ann, { slotId: 'noon' })];
      park.slowRefunds = true;
      ok(await erase(ann));
      await park.pay(unpaid);
      park.slowRefunds = false;
      await park.finishRefunds();
      assert.deepEqual(
        park.refunds.map(({ amount }) => amount),
        [paid.amount, unpaid.amount],
      );
      assert.deepEqual([await park.status(paid.id), await park.status(unpaid.id)], ['refunded', 'cancelled']);
      const [sum] = await park.sql(`select coalesce(sum(amount), 0)::int as sum from pay_ledger`);
      assert.deepEqual(sum, { sum: 0 });
      await park.agree();
    });

    it('is told to staff without a name: by the order they see that its buyer is erased', async () => {
      const order = await park.bought(ann);
      ok(await erase(ann));
      const admin = await park.signInAdmin();
      const found = ok(await park.call(findVisitor, { by: 'order', key: order.number }, admin));
      assert.notEqual(found.visitorId, ann.visitorId);
      assert.equal(Date.parse(found.erased ?? ''), park.now());
      const logged = await park.sql(
        `select actor_kind as kind, subject from audit_log where action = 'visitor.erase' order by id desc limit 1`,
      );
      assert.deepEqual(logged, [{ kind: 'system', subject: `visitor:${found.visitorId}` }]);
    });

    it('and the file want a fresh sign-in', async () => {
      park.later(RECENT_SIGN_IN_MS + 1);
      for (const answer of [await erase(ann), await park.call(exportOwnData, {}, ann.token)]) refused(answer, 'signInRequired');
      const fresh = await park.guest(ann.visitorId);
      ok(await park.call(exportOwnData, {}, fresh.token));
      ok(await erase(fresh));
    });

    it('hands the file over once, for minutes, the newest alone, and so often a day', async () => {
      const text = 'The <b>bench</b> & the "lake"';
      const headers = { 'idempotency-key': 'own-data-test-0001' };
      ok((await park.send(addFeedBack, { kind: 'suggestion', text, contact: '13800138009' }, ann.token, headers)).json());
      const other = await park.guest();
      await park.bought(other);
      const answer = await openFile(ann);
      assert.deepEqual([answer.statusCode, answer.headers['content-type']], [200, 'application/zip']);
      const parts = unzip(answer.rawPayload);
      const data = JSON.parse(parts.get('data.json')?.toString() ?? '');
      assert.equal(data.format, 1);
      assert.deepEqual(
        data.areas.feedback.feedback.map((row: { text: string; contact: string }) => [row.text, row.contact]),
        [[text, '13800138009']],
      );
      assert.deepEqual(data.areas.orders.ticket_order, []);
      const page = parts.get('index.html')?.toString() ?? '';
      assert.match(page, /The &lt;b&gt;bench&lt;\/b&gt; &amp; the &quot;lake&quot;/);
      assert.doesNotMatch(page, /<script|<b>|undefined|\[object/);

      const { path: first } = ok(await park.call(exportOwnData, {}, ann.token));
      const { path: second } = ok(await park.call(exportOwnData, {}, ann.token));
      assert.equal((await park.app.inject({ method: 'HEAD', url: second })).statusCode, 404);
      refused((await park.app.inject({ url: first })).json(), 'exportLinkOver');
      assert.equal((await park.app.inject({ url: second })).statusCode, 200);
      refused((await park.app.inject({ url: second })).json(), 'exportLinkOver');
      const { path: late } = ok(await park.call(exportOwnData, {}, ann.token));
      park.later(EXPORT_LINK_MS);
      refused((await park.app.inject({ url: late })).json(), 'exportLinkOver');

      const fresh = await park.guest(ann.visitorId);
      for (let n = 4; n < MAX_EXPORTS_A_DAY; n++) ok(await park.call(exportOwnData, {}, fresh.token));
      refused(await park.call(exportOwnData, {}, fresh.token), 'exportDayLimit');
      park.later(24 * 60 * MINUTE);
      ok(await park.call(exportOwnData, {}, (await park.guest(ann.visitorId)).token));
    });

    it('hands pictures over, and deletes them with their files', async () => {
      const files = openFiles(park.database, park.config);
      const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#803020' } })
        .png()
        .toBuffer();
      const add = async (whose: string) => (await files.add(Readable.from([photo]), 'bench.png', whose, park.now())).id;
      const other = await park.guest();
      const [mine, loose, theirs] = [await add(ann.visitorId), await add(ann.visitorId), await add(other.visitorId)];
      const headers = { 'idempotency-key': 'own-data-test-0002' };
      const feedback = { kind: 'suggestion' as const, text: 'This bench is broken', pictures: [mine] };
      ok((await park.send(addFeedBack, feedback, ann.token, headers)).json());
      const parts = unzip((await openFile(ann)).rawPayload);
      assert.deepEqual(
        [...parts.keys()].sort(),
        ['data.json', 'index.html', ...[mine, loose].map((id) => `pictures/${id}.webp`)].sort(),
      );
      assert.equal((await sharp(parts.get(`pictures/${mine}.webp`)).metadata()).format, 'webp');
      ok(await erase(ann));
      for (const id of [mine, loose]) assert.equal(await files.wholeOf(id), null);
      assert.ok(await files.wholeOf(theirs));
      assert.deepEqual(await park.sql('select id from stored_file'), [{ id: theirs }]);
    });

    it('holds when a backup from before brings somebody back', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'park-erased-'));
      const files = openFiles(park.database, park.config);
      const [job] = erasureJobs({ database: park.database, ownTables, pay: park.app.pay, files }, { backupDir: folder });
      const order = await park.bought(ann);
      ok(await erase(ann));
      assert.equal(await job?.run(park.now()), 0);
      const listed = JSON.parse(await readFile(join(folder, 'erased.json'), 'utf8'));
      assert.ok(listed.some(({ id }: { id: string }) => id === ann.visitorId));
      const refunds = park.refunds.length;

      // As a backup of the day before has it.
      await park.sql(`insert into visitor (id) values ($1)`, [ann.visitorId]);
      await park.sql(`update ticket_order set visitor_id = $1, status = 'paid' where id = $2`, [ann.visitorId, order.id]);
      await park.sql(
        `update ticket set visitor_id = $1, status = 'valid', refund_no = null, refund_amount = null where order_id = $2`,
        [ann.visitorId, order.id],
      );
      await park.sql(`delete from visitor_erasure where visitor_id = $1`, [ann.visitorId]);
      assert.equal(await job?.run(park.now()), 1);
      assert.equal(await job?.run(park.now()), 0);
      assert.deepEqual(await park.sql(`select id from visitor where id = $1`, [ann.visitorId]), []);
      assert.equal(park.refunds.length, refunds, 'their money went back the first time');
      const [noted] = await park.sql(`select count(*)::int as n from visitor_erasure where visitor_id = $1`, [ann.visitorId]);
      assert.deepEqual(noted, { n: 1 });

      await writeFile(join(folder, 'erased.json'), '[{"id":');
      await assert.rejects(async () => job?.run(park.now()), SyntaxError);
      await rm(folder, { recursive: true });
    });
  });
