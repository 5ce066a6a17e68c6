import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { getDraw, getEntrants } from '@park/contract/prize/draw/calls';
import { checkDraw } from '@park/contract/prize/draw/rule';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { pack } from 'tar-stream';
import { buildApp } from '../app';
import type { Database, SqlSession } from '../db/db';
import { migrate, readMigrations } from '../db/migrate';
import { openPostgres } from '../db/postgres';
import { folderShelf } from '../modules/file/shelf';
import { sha256 } from '../modules/prize/draw/draw.service';
import { seed } from '../seed/seed';
import { startTestApp } from '../testing/testApp';
import { emptyDatabase, testDatabases } from '../testing/testDatabase';
import { BackupError, readArchive } from './archive';
import { type BackupSource, backUp } from './backup';
import { readPark } from './readPark';
import { mustBeWhole, restore } from './restore';

const DATA_KEY = { id: 'k1', key: new Uint8Array(32).fill(7) };

/** An order of two that was paid, one ticket of which was given back. */
const SOLD = `
  insert into visitor (id) values ('buyer');
  insert into ticket_stock (product_id, day, slot_id, stock)
    select product_id, '2026-05-06', slot_id, 10 from ticket_product_slot order by 1, 3 limit 1;
  insert into ticket_order (id, number, visitor_id, idempotency_key, request_hash, product_id, day, slot_id, start_at, end_at, quantity, price,
      amount, late_refund_percent, phone, status, created_at, expires_at, paid_at)
    select 'order', 'T1', 'buyer', 'key', 'hash', product_id, day, slot_id, '2026-05-06 01:00Z', '2026-05-06 04:00Z', 2, 5000, 10000, 50, '',
      'paid', '2026-05-03', '2026-05-03', '2026-05-03' from ticket_stock where day = '2026-05-06';
  insert into ticket (id, number, order_id, position, visitor_id, product_id, day, slot_id, price, status, refund_amount, refund_no)
    select 'ticket-' || n, '000000000' || n, 'order', n, 'buyer', product_id, day, slot_id, price,
      case n when 1 then 'valid' else 'refunded' end, case n when 2 then 2500 end, case n when 2 then 'W1-R' end
    from ticket_order, generate_series(1, 2) n;
  insert into pay_trade (out_trade_no, subject, visitor_id, app_id, amount, description, status, expires_at, transaction_id, paid_at, created_at)
    values ('W1', 'order', 'buyer', 'app', 10000, '', 'paid', '2026-05-03', 'wechat-1', '2026-05-03', '2026-05-03');
  insert into pay_refund (out_refund_no, out_trade_no, subject, amount, reason, status, refund_id, next_try_at, created_at, accepted_at, done_at)
    values ('W1-R', 'W1', 'order', 2500, '', 'done', 'wechat-2', '2026-05-03', '2026-05-03', '2026-05-03', '2026-05-03');
  insert into pay_ledger (at, day, kind, amount, subject, out_trade_no, out_refund_no, wechat_id) values
    ('2026-05-03', '2026-05-03', 'payment', 10000, 'order', 'W1', null, 'wechat-1'),
    ('2026-05-03', '2026-05-03', 'refund', -2500, 'order', 'W1', 'W1-R', 'wechat-2')`;

/** Rows of many sizes, half of them written anew: they lie in another order when they are inserted again. */
const WRITTEN_ANEW = `
  insert into message (id, visitor_id, kind, params, created_at)
    select 'm' || n, 'buyer', 'ticketPaid', jsonb_build_object('x', repeat(md5(n::text), n * 37 % 55)), '2026-05-03'
    from generate_series(1, 400) n;
  update message set params = jsonb_build_object('x', repeat(md5(id), length(id) * 13 + substr(id, 2)::int * 17 % 50))
    where id like 'm%' and substr(id, 2)::int % 2 = 0`;

/** A seeded park with pictures, its backup, and what is needed to put it back. */
async function backedUp(kind: (typeof kinds)[number]) {
  const folder = await mkdtemp(join(tmpdir(), 'park-backup-'));
  const park = await startTestApp({ kind, config: { dataDir: folder, dataKeys: [DATA_KEY] } });
  const deps = { ...park.deps, log: park.app.log };
  await park.signInAdmin();
  await seed(deps, park.config);
  await park.database.session(({ script }) => script(SOLD));
  await park.database.session(({ script }) => script(WRITTEN_ANEW));
  await park.database.executeSql(`insert into park_identity (what, fingerprint) values ('storage', 'folder-1')`, []);
  await mkdir(join(folder, 'files', 'ab'), { recursive: true });
  await writeFile(join(folder, 'files', 'ab', 'abcd.thumb.avif'), Buffer.alloc(300_000, 3));
  const source: BackupSource = {
    database: park.database,
    keys: park.config,
    shelf: folderShelf(join(folder, 'files')),
    version: '1.0.0',
    now: Date.parse('2026-05-04T02:00:00Z'),
  };
  return { folder, park, source, file: join(folder, 'park.tar.gz') };
}

const kinds = testDatabases();

for (const kind of kinds)
  describe(`a backup of a park on ${kind}`, () => {
    let made: Awaited<ReturnType<typeof backedUp>>;
    before(async () => {
      made = await backedUp(kind);
      await backUp(made.source, made.file);
    });
    after(async () => {
      await made.park.close();
      await rm(made.folder, { recursive: true, force: true });
    });

    /** An empty database and folder, gone afterwards. */
    async function inEmpty(work: (database: Database, filesDir: string) => Promise<void>, to = kind) {
      const target = await emptyDatabase(to);
      const folder = await mkdtemp(join(tmpdir(), 'park-restore-'));
      try {
        await work(target.database, join(folder, 'files'));
      } finally {
        await target.drop();
        await rm(folder, { recursive: true, force: true });
      }
    }
    const back = (database: Database, filesDir: string, file = made.file, keys: BackupSource['keys'] = made.park.config) =>
      restore({ database, keys, shelf: folderShelf(filesDir) }, file);
    const drawn = async (database: Database) =>
      (await database.executeSql(`select id from prize_round where drawn_at is not null order by id`, [])).rows.map(
        ({ id }) => id as string,
      );

    for (const to of kinds)
      it(`is the same park on ${to}: every row, picture and counter, and its books and draws check`, () =>
        inEmpty(async (database, filesDir) => {
          const { head, sums, verified } = await back(database, filesDir);
          assert.equal(head.storage, 'folder-1');
          const rounds = await drawn(database);
          assert.ok(rounds.length > 0);
          assert.deepEqual(rounds, await drawn(made.park.database));
          assert.deepEqual(verified, {
            well: [
              `The ledger's 2 entries agree with trades, refunds, orders and tickets.`,
              `The ${rounds.length} draws, drawn anew, have the same winners.`,
              'The 0 ballots, drawn anew, gave the same places.',
            ],
            wrong: [],
          });
          assert.ok((sums.tables.ticket_product?.rows ?? 0) > 0 && (sums.tables.prize_win?.rows ?? 0) > 0);
          assert.deepEqual(await readFile(join(filesDir, 'ab', 'abcd.thumb.avif')), Buffer.alloc(300_000, 3));

          // The restored park goes on: it answers, writes, and wakes its triggers.
          const app = await buildApp(made.park.config, { ...made.park.deps, database });
          const ask = async (call: { path: string }, query: Record<string, string> = {}) =>
            (await app.inject({ url: call.path, query })).json().result;
          for (const id of rounds) {
            const { numbers } = await ask(getEntrants, { id });
            const steps = [...checkDraw(await ask(getDraw, { id }), numbers, { sha256 })];
            assert.ok(
              steps.every(({ ok }) => ok),
              JSON.stringify(steps),
            );
          }
          const due = async () =>
            (await database.executeSql('select count(*)::int as n, max(sequence)::int as last from search_due', []))
              .rows[0] as { n: number; last: number };
          await database.executeSql('delete from search_due', []);
          const counted = (await database.executeSql(`select last_value::int as n from search_due_sequence_seq`, [])).rows[0]
            .n as number;
          await database.executeSql(`update notice set title = '{"en": "New"}' where id = (select min(id) from notice)`, []);
          assert.deepEqual(await due(), { n: 1, last: counted + 1 });
          await app.close();
        }, to));

    it('says that it is sealed, and opens with its key alone', async () => {
      const [own, other] = [await generateX25519Identity(), await generateX25519Identity()];
      const sealed = join(made.folder, 'park.tar.gz.age');
      await backUp(made.source, sealed, [await identityToRecipient(own)]);
      assert.equal((await readFile(sealed)).subarray(0, 22).toString(), 'age-encryption.org/v1\n');
      await inEmpty(async (database, filesDir) => {
        const open = (keys: string[]) =>
          restore({ database, keys: made.park.config, shelf: folderShelf(filesDir) }, sealed, keys);
        await assert.rejects(open([]), /is sealed: give the key/);
        await assert.rejects(open([other]), /sealed with another key/);
        const { sums } = await open([other, own]);
        assert.equal(sums.files, 1);
      });
    });

    it('is refused with other keys, over another park, cut or changed, and leaves nothing behind', async () => {
      const whole = await readFile(made.file);
      const [cut, changed] = [join(made.folder, 'cut.tar.gz'), join(made.folder, 'changed.tar.gz')];
      await writeFile(cut, whole);
      await truncate(cut, whole.length - 40_000);
      await writeFile(changed, whole);
      const bytes = Buffer.from(whole);
      bytes.writeUInt8(bytes.readUInt8(whole.length >> 1) ^ 0xff, whole.length >> 1);
      await writeFile(changed, bytes);
      const { park } = made;
      await inEmpty(async (database, filesDir) => {
        const refused = (work: Promise<unknown>, why: RegExp) =>
          assert.rejects(work, (error) => error instanceof BackupError && why.test(error.message));
        await refused(
          back(database, filesDir, made.file, { ...park.config, authSecret: 'another secret, long enough to be one' }),
          /AUTH_SECRET/,
        );
        await refused(back(database, filesDir, made.file, { ...park.config, dataKeys: [] }), /DATA_KEYS lacks the key "k1"/);
        await refused(back(database, filesDir, join(made.folder, 'none')), /cannot be opened/);
        for (const broken of [cut, changed]) {
          await inEmpty(async (fresh, freshFiles) => {
            await refused(back(fresh, freshFiles, broken), /cut or damaged|was cut|is damaged|cannot be read|is not what/);
            for await (const name of folderShelf(freshFiles).names()) assert.fail(name);
            const [{ count }] = (
              await fresh
                .executeSql('select count(*)::int as count from ticket_product', [])
                .catch(() => ({ rows: [{ count: 0 }] }))
            ).rows;
            assert.equal(count, 0);
            await back(fresh, freshFiles);
          });
        }
        await refused(
          restore({ database: park.database, keys: park.config, shelf: folderShelf(filesDir) }, made.file),
          /something in the database/,
        );
      });
    });

    it('names what is damaged or missing in it, and needs no sums that 1.0.0 did not write', async () => {
      const pictures = ['aa/aaaa', 'ab/abcd', 'ac/acac', 'ad/adad'];
      const filesDir = join(made.folder, 'pictures');
      const shelf = folderShelf(filesDir);
      const contents = new Map(pictures.map((name) => [name, randomBytes(200_000)]));
      for (const [name, content] of contents) await shelf.put(name, content);
      const file = join(made.folder, 'pictures.tar.gz');
      const sums = await backUp({ ...made.source, shelf }, file);
      assert.deepEqual(Object.keys(sums.sha256 ?? {}).sort(), pictures);

      /** The backup with other entries, as somebody packs it who has no sums for their headers. */
      const repacked = async (name: string, change: (entry: string, content: Buffer) => Buffer | null) => {
        const tar = pack();
        await readArchive(file, [], async (entry, content) => {
          const changed = change(entry, content);
          if (changed) tar.entry({ name: entry }, changed);
        });
        tar.finalize();
        await writeFile(join(made.folder, name), gzipSync(await buffer(tar)));
        return join(made.folder, name);
      };
      const flipped = (bytes: Buffer, at: number) => {
        const changed = Buffer.from(bytes);
        changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
        return changed;
      };
      // What does not get smaller stands in gzip as it is: a bit of the disk that turned is a picture's.
      const raw = await readFile(file);
      const turned = join(made.folder, 'turned.tar.gz');
      const second = contents.get('ab/abcd') ?? Buffer.alloc(0);
      // Where gzip begins a block, its header stands between two bytes: another place of the picture has none.
      const inSecond = Math.max(...[50_000, 50_200, 50_400].map((start) => raw.indexOf(second.subarray(start, start + 100))));
      assert.ok(inSecond > 0);
      await writeFile(turned, flipped(raw, inSecond));
      const cases: [string, RegExp][] = [
        [turned, /^files\/ab\/abcd in .* is damaged: its SHA-256 is another\.$/],
        [
          await repacked('damaged.tar.gz', (name, content) => (name === 'files/ac/acac' ? flipped(content, 9) : content)),
          /^Files in the backup are damaged: ac\/acac\.$/,
        ],
        [
          await repacked('missing.tar.gz', (name, content) => (name === 'files/ab/abcd' ? null : content)),
          /^Files are missing in the backup: ab\/abcd\.$/,
        ],
      ];
      const old = await repacked('old.tar.gz', (name, content) =>
        name === 'sums.json' ? Buffer.from(JSON.stringify({ ...JSON.parse(content.toString()), sha256: undefined })) : content,
      );
      await inEmpty(async (database, target) => {
        for (const [broken, why] of cases) {
          const isNamed = (error: unknown) => error instanceof BackupError && why.test(error.message);
          await assert.rejects(readPark(broken, []), isNamed);
          await assert.rejects(back(database, target, broken), isNamed);
          for await (const name of folderShelf(target).names()) assert.fail(name);
        }
        assert.equal((await back(database, target, old)).sums.files, 4);
        assert.deepEqual(await readFile(join(target, 'ad', 'adad')), contents.get('ad/adad'));
      });
    });

    it('is refused where a newer release was, whose changes it does not know', () =>
      inEmpty(async (database, filesDir) => {
        const newer = { name: '999_newer.sql', sql: 'create table newer ()', checksum: 'x' };
        await migrate(database, { migrations: [...(await readMigrations()), newer] });
        await assert.rejects(back(database, filesDir), /changed by a newer release than the backup's: 999_newer.sql/);
      }));

    it('is put back with what somebody changed in its books and draws, and says so', async () => {
      const [round = ''] = await drawn(made.park.database);
      // Whose hand is in the database is not held up by its triggers, and the sums of the backup fit.
      const change = (session: SqlSession) =>
        session.script(`
          alter table pay_ledger disable trigger user;
          alter table prize_win disable trigger user;
          update pay_ledger set amount = 1000 where kind = 'payment';
          update pay_ledger set wechat_id = 'another' where kind = 'refund';
          update prize_win w set place = -1 - place where round_id = '${round}';
          update prize_win w set place = (select count(*) from prize_win where round_id = w.round_id) + place where round_id = '${round}'`);
      const target = await emptyDatabase(kind);
      await restore({ database: target.database, keys: made.park.config, shelf: null }, made.file);
      await target.database.session(change);
      const changed = join(made.folder, 'falsified.tar.gz');
      await backUp({ ...made.source, database: target.database, shelf: null }, changed);
      await target.drop();
      await inEmpty(async (database, filesDir) => {
        const { verified } = await back(database, filesDir, changed);
        assert.deepEqual(verified, {
          well: ['The 0 ballots, drawn anew, gave the same places.'],
          wrong: [
            'Orders whose tickets are not worth what came for them less what went back: T1.',
            'Refunds of which ledger and refund do not say the same: W1-R.',
            `The draw of round ${round} does not check: winners.`,
          ],
        });
      });
    });

    if (kind === 'postgres')
      it('that was being put back when it was killed opens no other park, and is put back by the next try', async () => {
        const target = await emptyDatabase('postgres');
        const filesDir = await mkdtemp(join(tmpdir(), 'park-restore-'));
        const killed = await openPostgres(target.url ?? '');
        const shelf = folderShelf(filesDir);
        let end: () => void = () => undefined;
        await new Promise<void>((reached) => {
          const put: typeof shelf.put = async (...file) => {
            await shelf.put(...file);
            reached();
            await new Promise<void>((_, reject) => {
              end = () => reject(new Error('over'));
            });
          };
          restore({ database: killed, keys: made.park.config, shelf: { ...shelf, names: shelf.names, put } }, made.file).catch(
            () => undefined,
          );
        });
        // Nothing of the process is left to clear up.
        await target.database.executeSql(
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
          [],
        );
        await writeFile(join(filesDir, 'ab', 'left'), '');
        await assert.rejects(mustBeWhole(target.database), /did not end\. Run it again/);
        await back(target.database, filesDir);
        await mustBeWhole(target.database);
        assert.deepEqual(
          (await readdir(join(filesDir, 'ab'))).sort(),
          ['abcd.thumb.avif', 'left'],
          'nothing of anybody is removed',
        );
        end();
        await killed.close();
        await target.drop();
        await rm(filesDir, { recursive: true, force: true });
      });

    if (kind === 'postgres')
      it('comes back once, when two put it back at once, with its pictures', () =>
        inEmpty(async (database, filesDir) => {
          const both = await Promise.allSettled([back(database, filesDir), back(database, filesDir)]);
          assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
          const refused = both.find((one) => one.status === 'rejected');
          assert.match(String(refused?.reason), /something in the database/);
          assert.equal((await readFile(join(filesDir, 'ab', 'abcd.thumb.avif'))).length, 300_000);
        }));

    it('has its name only when it is whole', async () => {
      await assert.rejects(
        backUp({ ...made.source, database: gone(made.park.database) }, join(made.folder, 'half.tar.gz')),
        /gone/,
      );
      assert.deepEqual(
        (await readdir(made.folder)).filter((name) => name.startsWith('half')),
        [],
      );
    });
  });

/** A database that breaks off in the middle of the rows. */
function gone(database: Database): Database {
  let queries = 0;
  return {
    ...database,
    session: (work) =>
      database.session(({ script, query }) =>
        work({
          script,
          query: (text, values) => {
            queries += 1;
            if (queries === 12) throw new Error('gone');
            return query(text, values);
          },
        }),
      ),
  };
}
