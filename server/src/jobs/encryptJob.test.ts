import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, it } from 'node:test';
import { getTableName } from 'drizzle-orm';
import { installEncryption } from '../db/encryptedColumn';
import { encryptedColumns, encryptRows } from '../db/encryptRows';
import { sharedPark } from '../testing/sharedPark';
import { startTestApp, testDatabases } from '../testing/testApp';
import { ENCRYPTED_TABLES, encryptJob } from './encryptJob';

const NOW = Date.parse('2026-05-04T02:00:00Z');

/** Columns whose name sounds like a person's and that are not of `encryptedText`, each with the reason. */
const ELSEWHERE = 'encrypted by its own module, under the same data keys';
const STAFF = 'a member of staff: the audit log tells who did it';
const NO_PERSON = 'not a person’s';
const REASONS: Record<string, string> = {
  'ticket.person_name': ELSEWHERE,
  'saved_visitor.name': ELSEWHERE,
  'activity_enrollment.name': ELSEWHERE,
  'activity_enrollment.phone': ELSEWHERE,
  'prize_entry.name': ELSEWHERE,
  'prize_entry.phone': ELSEWHERE,
  'prize_entry.name_hash': 'a keyed hash',
  'prize_entry.phone_hash': 'a keyed hash',
  'ticket_order.phone_hash': 'a keyed hash',
  'ticket_order.phone_end_hash': 'a keyed hash',
  'ticket.person_name_hash': 'a keyed hash',
  'wechat_account.openid_hash': 'a keyed hash',
  'wechat_account.unionid_hash': 'a keyed hash',
  'stored_file.name': 'what a phone calls a picture',
  'admin_passkey.name': 'what staff call a key of theirs',
  'park_group.name': 'a group’s, a school say, which staff are told not to call by a person',
  'gate_conflict.note': 'what staff write on settling a ticket that came in twice',
  'ticket_window.phone': 'the park’s number, printed for everybody',
  'live_timespan_set.name': NO_PERSON,
  'staff_role.name': NO_PERSON,
  'turnstile.name': NO_PERSON,
  'window_shift.name': NO_PERSON,
  'window_shift.note': 'why a drawer was off',
  'schema_migration.name': NO_PERSON,
  'wechat_setting.name': NO_PERSON,
};
const SOUNDS_LIKE_A_PERSON = /(^|_)(name|phone|contact|openid|unionid|mobile|mail|note)(_|$)/;
const isStaffs = (column: string) =>
  /(^|\.)(admin|responder|actor|user|display|written_off|kept|taken|closed)_name$/.test(column.replace(/^.*\./, '.'));

for (const kind of testDatabases())
  describe(`persons at rest on ${kind}`, () => {
    const park = sharedPark(() => startTestApp({ kind }));

    const sql = async (text: string, values: unknown[] = []) => (await park.database.executeSql(text, values)).rows;
    const seed = (n: number) =>
      sql(`insert into visitor (id, nick_name) select 'encrypt-' || i, 'Nick ' || i from generate_series(1, $1::int) i`, [n]);
    const accounts = () =>
      sql(`insert into wechat_account (app_id, openid, unionid, visitor_id)
        select 'app', 'openid-of-' || id, 'union-' || id, id from visitor where id like 'encrypt-%'`);

    it('are encrypted, each column that sounds like one, or named here with the reason', async () => {
      const encrypted = new Set(
        ENCRYPTED_TABLES.flatMap(({ table }) => encryptedColumns(table).map(({ name }) => `${getTableName(table)}.${name}`)),
      );
      const found = await sql(`select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = 'public' and data_type in ('text', 'character varying')`);
      const open = found
        .map(({ name }) => name as string)
        .filter((name) => SOUNDS_LIKE_A_PERSON.test(name.split('.')[1] ?? ''))
        .filter((name) => !encrypted.has(name) && !isStaffs(name) && !(name in REASONS));
      assert.deepEqual(open.sort(), [], STAFF);
    });

    it('of before are read as they are, encrypted in batches, once, and looked up all the while', async () => {
      await seed(450);
      await accounts();
      const openid = 'openid-of-encrypt-7';
      const signIn = async () => {
        const handle = await park.signIn(randomBytes(4).toString('hex'));
        return handle.visitorId;
      };
      assert.ok(await signIn());
      const job = encryptJob(park.database);
      const encrypted = await job.run(NOW);
      assert.ok(encrypted >= 900, `${encrypted} rows`);
      assert.equal(await job.run(NOW), 0);
      assert.equal(await encryptJob(park.database).run(NOW), 0, 'nothing is left for another node');
      const [row] = await sql(`select openid, openid_hash, unionid from wechat_account where visitor_id = 'encrypt-7'`);
      assert.ok(!JSON.stringify(row).includes(openid) && row.openid_hash !== null);
      assert.deepEqual(await sql(`select 1 from visitor where nick_name like 'Nick %'`), []);
    });

    it('are encrypted again by a new key, and left alone under one that is gone', async () => {
      const key = { id: 'new', key: new Uint8Array(32).fill(9) };
      installEncryption({ ...park.config, dataKeys: [key] });
      const [table] = ENCRYPTED_TABLES.filter(({ table }) => getTableName(table) === 'visitor');
      assert.ok(table && (await encryptRows(park.database, table)) >= 450);
      installEncryption({ ...park.config, dataKeys: [] });
      const before = await sql(`select nick_name from visitor order by id`);
      assert.equal(await encryptRows(park.database, table), 0);
      assert.deepEqual(await sql(`select nick_name from visitor order by id`), before);
    });

    it('are encrypted by two nodes at once, without a row that is encrypted twice or lost', async () => {
      installEncryption(park.config);
      await sql(`update visitor set nick_name = 'Again ' || id`);
      const [table] = ENCRYPTED_TABLES.filter(({ table }) => getTableName(table) === 'visitor');
      assert.ok(table);
      const [{ n }] = (await sql('select count(*)::int as n from visitor')) as [{ n: number }];
      const done = await Promise.all([encryptRows(park.database, table), encryptRows(park.database, table)]);
      assert.equal((done[0] ?? 0) + (done[1] ?? 0), n);
    });
  });
