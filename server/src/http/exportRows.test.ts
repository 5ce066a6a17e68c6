import assert from 'node:assert/strict';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { before, describe, it } from 'node:test';
import { exportActivities } from '@park/contract/activity/calls';
import { pay, ticketClosure, ticketOrder, ticketProduct } from '@park/contract/calls';
import { exportFeedBacks } from '@park/contract/feedback/calls';
import { exportHelpRequests } from '@park/contract/help/calls';
import { exportRegistrations } from '@park/contract/live/anchor/calls';
import { exportReservations } from '@park/contract/live/reservation/calls';
import { exportClaims, exportItems } from '@park/contract/lostFound/calls';
import { exportPlaces } from '@park/contract/map/calls';
import { exportNotices } from '@park/contract/notice/calls';
import { exportVisitorPoints } from '@park/contract/points/calls';
import { exportRedemptions } from '@park/contract/prize/redemption/calls';
import { exportRounds } from '@park/contract/prize/round/calls';
import { exportReport } from '@park/contract/report/calls';
import { exportWords } from '@park/contract/search/calls';
import { exportAccounts, exportAuditLog } from '@park/contract/staff/calls';
import { startSalePark, TODAY } from '../modules/ticket/salePark.testing';
import { sharedPark } from '../testing/sharedPark';
import { testDatabases } from '../testing/testDatabase';
import { unzip } from '../testing/unzip';
import { MAX_EXPORTS } from './exportRows';

/** As many as the console is made for; fewer where the database runs on this thread. */
const many = { postgres: 20_000, pglite: 4_000 };
/** Without the triggers of an order, which are told elsewhere. */
const orders = (count: number) => `
  set local session_replication_role = replica;
  insert into visitor (id) values ('many') on conflict do nothing;
  insert into ticket_stock (product_id, day, slot_id, stock) values ('adult', '${TODAY}', 'morning', 100000) on conflict do nothing;
  insert into ticket_order (id, number, visitor_id, idempotency_key, request_hash, product_id, day, slot_id, start_at, end_at, quantity,
      price, amount, late_refund_percent, phone, status, created_at, expires_at, paid_at)
    select 'many-' || n, 'T' || lpad(n::text, 9, '0'), 'many', n::text, '', 'adult', '${TODAY}', 'morning', '${TODAY}T01:00Z', '${TODAY}T04:00Z',
      1, 10000, 10000, 50, '13800138000', case when n % 2 = 0 then 'paid' else 'cancelled' end,
      -- Many in one moment, and moments finer than a millisecond: both must be walked past.
      '2026-05-01T00:00Z'::timestamptz + (n / 50) * interval '333 microseconds', '2026-05-01T01:00Z', '2026-05-01T00:10Z'
    from generate_series(1, ${count}) n;`;

for (const kind of testDatabases())
  describe(`exports on ${kind}`, () => {
    const MANY = many[kind];
    const park = sharedPark(() => startSalePark({ kind }));
    let token: string;
    before(async () => {
      token = await park.signInAdmin();
      await park.database.session((session) => session.script(orders(MANY)));
      await park.app.listen({ host: '127.0.0.1', port: 0 });
    });

    const get = (call: { path: string }, query: object = {}, lang = 'en') =>
      park.app.inject({
        url: call.path,
        query: query as Record<string, string>,
        headers: { authorization: `Bearer ${token}`, 'accept-language': lang },
      });
    const linesOf = (body: string) => body.slice(1).split('\r\n').slice(0, -1);

    it('stream thousands of orders, each once and in the order of the list', async (t) => {
      const execute = t.mock.method(park.database.db, 'execute').mock;
      let queriesBeforeFirst = 0;
      park.app.server.once('request', (_, answer) => {
        t.mock.method(answer, 'write', (...args: Parameters<typeof answer.write>) => {
          queriesBeforeFirst ||= execute.callCount();
          return Object.getPrototypeOf(answer).write.apply(answer, args);
        });
      });
      const { text, rows } = await streamed(ticketOrder.exportOrders.path);
      const lines = linesOf(text);
      assert.equal(lines.length, MANY + 1);
      assert.equal(rows, String(MANY));
      assert.equal(new Set(lines).size, lines.length);
      assert.match(
        lines[1] ?? '',
        new RegExp(
          `^T${String(MANY).padStart(9, '0')},Paid,Adult,2026-05-04,2026-05-04 09:00:00,.*,1,100\\.00,100\\.00,138\\*{4}8000,`,
        ),
      );
      assert.ok(
        queriesBeforeFirst > 0 && queriesBeforeFirst < execute.callCount() / 2,
        `${queriesBeforeFirst} queries of ${execute.callCount()}`,
      );
      const [entry] = await park.sql(`select details from audit_log where action = 'ticket.exportOrders'`);
      assert.deepEqual(entry, { details: { filter: {}, format: 'csv', rows: MANY } });
    });

    it('write workbooks that hold texts, numbers, money and moments as what they are', async () => {
      const answer = await get(ticketOrder.exportOrders, { format: 'xlsx', status: 'paid' }, 'zh-Hans');
      const sheet = unzip(answer.rawPayload).get('xl/worksheets/sheet1.xml')?.toString() ?? '';
      assert.equal(sheet.match(/<row /g)?.length, MANY / 2 + 1);
      assert.match(sheet, /<c r="A1" s="3" t="inlineStr"><is><t xml:space="preserve">编号</);
      assert.match(sheet, /<c r="B2" s="\d" t="inlineStr"><is><t xml:space="preserve">已支付</);
      assert.match(sheet, /<c r="H2" s="1"><v>100\.00<\/v>/);
      assert.match(sheet, /<c r="E2" s="2"><v>46146\.375<\/v>/);
    });

    // The embedded database has too few batches to tell.
    if (kind === 'postgres')
      it('stop when their reader goes', async (t) => {
        const { db } = park.database;
        const execute = t.mock.method(db, 'execute').mock;
        await streamed(ticketOrder.exportOrders.path);
        const whole = execute.callCount();
        execute.resetCalls();
        await leftAtOnce(ticketOrder.exportOrders.path);
        assert.ok(execute.callCount() < whole / 2, `${execute.callCount()} queries of ${whole}`);
      });

    it('take the filters of the list, and say nothing of whom was looked for', async () => {
      const found = linesOf((await get(ticketOrder.exportOrders, { keyword: 'T000000002', order: 'asc' })).body);
      assert.equal(found.length, 2);
      const log = await park.sql(`select details from audit_log where action = 'ticket.exportOrders' order by id desc limit 1`);
      assert.deepEqual(log, [{ details: { filter: { keyword: '***', order: 'asc' }, format: 'csv', rows: 1 } }]);
      assert.equal((await get(ticketOrder.exportOrders, { field: 'phone' })).json().extras.error, 'fieldNotSortable');
      assert.equal((await get(ticketOrder.exportOrders, { format: 'pdf' })).json().extras.error, 'invalidInput');
      assert.equal((await park.app.inject({ url: ticketOrder.exportOrders.path })).statusCode, 401);
      for (const query of [
        { field: 'day', order: 'asc' },
        { field: 'createdAt', order: 'asc' },
      ])
        assert.equal(new Set(linesOf((await get(ticketOrder.exportOrders, query)).body)).size, MANY + 1);
    });

    it('exist for every list, with heads in five languages', async () => {
      const lists: [{ path: string }, object?][] = [
        [ticketClosure.exportClosures],
        [pay.exportRefunds],
        [ticketProduct.exportStock, { from: TODAY, to: '2026-05-10' }],
        [exportActivities],
        [exportFeedBacks],
        [exportHelpRequests],
        [exportHelpRequests, { over: 'true' }],
        [exportRegistrations],
        [exportReservations],
        [exportItems],
        [exportClaims],
        [exportNotices],
        [exportRedemptions],
        [exportWords],
        [exportVisitorPoints, { visitorId: 'many' }],
        [exportAuditLog, { action: 'ticket' }],
        [exportAccounts, { keyword: 'admin' }],
        [exportPlaces],
        [exportRounds],
        [ticketProduct.exportProducts],
        [exportReport, { kind: 'takings', from: TODAY, to: TODAY }],
        [exportReport, { kind: 'ledger', from: TODAY, to: TODAY }],
      ];
      for (const [call, query] of lists) {
        const heads = new Set<string>();
        for (const lang of ['zh-Hans', 'zh-Hant', 'en', 'es', 'fr']) {
          const answer = await get(call, query, lang);
          assert.equal(answer.headers['content-type'], 'text/csv; charset=utf-8', `${call.path} ${answer.body}`);
          const [head = '', ...rows] = linesOf(answer.body);
          heads.add(head);
          assert.equal(String(rows.length), answer.headers['x-total-rows'], call.path);
        }
        assert.equal(heads.size, 5, call.path);
        assert.ok(unzip((await get(call, { ...query, format: 'xlsx' })).rawPayload).size === 6);
      }
    });

    it('bring rows that the database numbers itself', async () => {
      await park.sql(
        `insert into points_entry (visitor_id, source, subject, event, points, params, at)
          select 'many', 'correction', n::text, 'earned', n, '{"reason": "counted"}', now() from generate_series(1, 3) n`,
      );
      assert.equal(linesOf((await get(exportVisitorPoints, { visitorId: 'many' })).body).length, 4);
      const [, ...log] = linesOf((await get(exportAuditLog, { action: 'ticket.exportOrders' })).body);
      const entries = await park.sql(`select id from audit_log where action = 'ticket.exportOrders'`);
      assert.ok(entries.length > 0);
      assert.equal(log.length, entries.length);
    });

    it('are three at once, and the next is told so', async () => {
      const answers = await Promise.all(Array.from({ length: 2 * MAX_EXPORTS }, () => get(ticketOrder.exportOrders)));
      const busy = answers.filter(({ headers }) => String(headers['content-type']).startsWith('application/json'));
      assert.equal(busy.length, MAX_EXPORTS);
      for (const answer of busy) assert.equal(answer.json().extras.error, 'exportsBusy');
      assert.match(busy[0]?.json().message, /^3 files are being exported/);
      for (let n = 0; n <= MAX_EXPORTS; n++) await leftAtOnce(ticketOrder.exportOrders.path);
      assert.equal((await get(ticketOrder.exportOrders)).headers['x-total-rows'], String(MANY));
    });

    it('keep a formula a text', async () => {
      await park.sql(`insert into search_word (day, lang, word, shown) values ('${TODAY}', 'en', 'cmd', '=cmd()<&"')`);
      assert.deepEqual(linesOf((await get(exportWords)).body)[1], `"'=cmd()<&""",en,1,`);
      const sheet =
        unzip((await get(exportWords, { format: 'xlsx' })).rawPayload)
          .get('xl/worksheets/sheet1.xml')
          ?.toString() ?? '';
      assert.match(sheet, /<t xml:space="preserve">=cmd\(\)&lt;&amp;"<\/t>/);
      assert.doesNotMatch(sheet, /<f>/);
    });

    /** Reads the first bytes and goes; resolves when the server knows. */
    async function leftAtOnce(path: string): Promise<void> {
      const known = new Promise((resolve) => park.app.server.once('request', (_, answer) => answer.once('close', resolve)));
      const { port } = park.app.server.address() as AddressInfo;
      const asking = request({ host: '127.0.0.1', port, path, headers: { authorization: `Bearer ${token}` } }, (answer) =>
        answer.once('data', () => asking.destroy()),
      ).end();
      await known;
    }

    async function streamed(path: string): Promise<{ text: string; rows: unknown }> {
      const { port } = park.app.server.address() as AddressInfo;
      return new Promise((resolve, reject) => {
        const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' };
        request({ host: '127.0.0.1', port, path, headers }, (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () => resolve({ text: Buffer.concat(chunks).toString(), rows: answer.headers['x-total-rows'] }));
        })
          .on('error', reject)
          .end();
      });
    }
  });
