import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parkJobs } from '../../jobs/jobs';
import { testDatabases } from '../../testing/testDatabase';
import { ofAllNouns } from '../modules';
import { type SalePark, startSalePark } from '../ticket/salePark.testing';
import { dueRows } from './retention.jobs.service';

const DOCUMENT = fileURLToPath(new URL('../../../../docs/retention.md', import.meta.url));
const DAY_MS = 86_400_000;

/** One row of each kind at `old` (to go) and at `young` (to stay), without what a row refers to. */
const rowsOf = (id: string, moment: string) => `
  insert into message (id, visitor_id, kind, created_at) values ('${id}', 'v', 'ticketPaid', '${moment}');
  insert into live_message (id, visitor_id, kind, created_at) values ('${id}', 'v', 'registrationApproved', '${moment}');
  insert into audit_log (at, actor_kind, action, subject) values ('${moment}', 'system', '${id}', 'x:y');
  insert into ticket_gate_log (at, verdict, gate) values ('${moment}', 'ok', '${id}');
  insert into gate_entry (id, verdict, sentence, gate, offline, scanned_at, received_at) values ('${id}', 'ok', 'enter', 'E', true, now(), '${moment}');
  insert into help_request (id, number, device_hash, kind, urgency, status, phone, note, asked_at, received_at, ended_at)
    values ('${id}', '${id}', '${id}', 'other', 3, 'resolved', '', '', '${moment}', '${moment}', '${moment}');
  insert into help_ask (client_id, request_id, received_at) values ('${id}', '${id}', '${moment}');
  insert into notice (id, version, category, title, text, words, motif, withdrawn_at, created_at, updated_at)
    values ('${id}', 1, 'service', '{}', '{}', '{}', 'valley', '${moment}', now(), now());
  insert into visitor (id) values ('${id}');
  insert into guardian_consent (id, visitor_id, child_hash, relation, version, given_at, withdrawn_at)
    values ('${id}', '${id}', 'h', 'parent', 1, '2019-01-01', '${moment}');
  insert into subscribe_message (visitor_id, purpose, subject, template_id, lang, answered_at, state)
    values ('${id}', 'refundDone', '${id}', 't', 'en', '${moment}', 'sent');
  insert into ticket_card (order_id, transaction_id, amount, paid_at) values ('${id}', '${id}', 1, '${moment}');
  insert into exhibit_heard (day, exhibit_id, lang, how, tenth) values ('${moment}', '${id}', 'en', 'voice', 10);
  insert into earlier_version (subject, version, contents, replaced_at) values ('${id}', 1, '{}', '${moment}');
  insert into release_file (path, bytes, is_brotli, served_at) values ('${id}', '', false, timestamptz '${moment}' + interval '15 days');
  insert into staff_refund_day (admin_id, day, amount) values ('${id}', '${moment}', 1);
  insert into waiting_place (visitor_id, round, product_id, day, slot_id, joined_at)
    values ('${id}', 1, '${id}', '2020-01-01', 's', '${moment}');
  insert into visitor_erasure (visitor_id, erased_at) values ('${id}', '${moment}');
  insert into notice_read (visitor_id, notice_id, read_at) values ('v', '${id}', '2019-01-01');
  insert into complaint (id, channel, number, state, complained_at, due_at, ended_at, awaits_answer, times, fully_refunded, pictures,
    payments, text, phone, history, version, asked_at)
    values ('${id}', 'pay', '${id}', 'processed', '${moment}', '${moment}', '${moment}', false, 1, false, 0, '[]', '', '', '', 1, now());
  insert into pay_trade (out_trade_no, subject, visitor_id, app_id, amount, description, status, expires_at, created_at)
    values ('${id}', 'o', 'v', 'wx', 1, 'x', 'closed', '${moment}', '${moment}');
  insert into wechat_event (app_id, key, event, received_at) values ('wx', '${id}', 'x', '${moment}');`;

/** What names the row in each table. */
const NAME: Record<string, string> = {
  ...{ message: 'id', live_message: 'id', audit_log: 'action', ticket_gate_log: 'gate', gate_entry: 'id' },
  ...{
    help_ask: 'client_id',
    notice_read: 'notice_id',
    pay_trade: 'out_trade_no',
    staff_refund_day: 'admin_id',
    waiting_place: 'product_id',
    complaint: 'id',
    wechat_event: 'key',
    visitor_erasure: 'visitor_id',
    guardian_consent: 'id',
    exhibit_heard: 'exhibit_id',
    earlier_version: 'subject',
    release_file: 'path',
  },
  ...{ subscribe_message: 'subject', ticket_card: 'transaction_id' },
};

for (const kind of testDatabases())
  describe(`rows on ${kind}`, () => {
    let park: SalePark;
    before(async () => {
      park = await startSalePark({ kind });
    });
    after(() => park.close());

    it('of every table have an answer in docs/retention.md, and no other table has one', async () => {
      const answered = (await readFile(DOCUMENT, 'utf8'))
        .split('\n')
        .flatMap((line) => [...(/^\| (`.*?) \|/.exec(line)?.[1] ?? '').matchAll(/`(\w+)`/g)].map(([, table]) => table));
      const tables = await park.sql<{ name: string }>(
        `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
      );
      assert.deepEqual(answered.sort(), tables.map(({ name }) => name).sort());
    });

    it('go when they have served their time, and not before', async () => {
      const jobs = parkJobs(park.database, park.app, park.config).filter(({ name }) => name.startsWith('retention-'));
      const young = new Date(park.now() - 20 * DAY_MS).toISOString();
      await park.database.session((session) =>
        session.script(`insert into visitor (id) values ('v'); ${rowsOf('old', '2020-01-01T00:00:00Z')} ${rowsOf('young', young)}
          insert into message (id, visitor_id, kind, created_at) select 'm' || n, 'v', 'ticketPaid', '2020-01-01' from generate_series(1, 2500) n`),
      );
      const tables = Object.keys(ofAllNouns.removed);
      assert.equal(jobs.length, tables.length);
      const due = async () =>
        Object.fromEntries((await dueRows(park.database, ofAllNouns.removed, park.now())).map((one) => [one.table, one.rows]));
      const one = Object.fromEntries(tables.map((table) => [table, 1]));
      assert.deepEqual(await due(), { ...one, message: 2_501 });
      for (const table of tables) {
        const job = jobs.find(({ name }) => name === `retention-${table.replaceAll('_', '-')}`);
        const removed = table === 'message' ? 2_501 : 1;
        assert.equal(await job?.run(park.now()), removed, table);
        assert.equal(await job?.run(park.now()), 0, table);
        const left = await park.sql<{ name: string }>(
          `select ${NAME[table]} as name from ${table} where ${NAME[table]} in ('old', 'young')`,
        );
        assert.deepEqual(left, [{ name: 'young' }], table);
      }
      assert.deepEqual(new Set(Object.values(await due())), new Set([0]));
    });

    it('of the logs only grow for three years, whoever asks', async () => {
      await park.sql(`insert into audit_log (at, actor_kind, action, subject) values (now() - interval '1095 days', 'system', 'a', 'x:y'),
        (now() - interval '4 years', 'system', 'b', 'x:y')`);
      await park.sql(`insert into ticket_gate_log (at, verdict, gate) values (now() - interval '2 years', 'ok', 'a')`);
      await assert.rejects(park.sql(`delete from audit_log where action = 'a'`), /only grows/);
      await assert.rejects(park.sql(`update audit_log set action = 'c' where action = 'b'`), /only grows/);
      await assert.rejects(park.sql(`delete from ticket_gate_log where gate = 'a'`), /only grows/);
      await assert.rejects(park.sql('truncate audit_log'), /only grows/);
    });
  });
