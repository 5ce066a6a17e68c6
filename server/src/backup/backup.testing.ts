import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../db/db';
import { folderShelf } from '../modules/file/shelf';
import { seed } from '../seed/seed';
import { startTestApp } from '../testing/testApp';
import { type DatabaseKind, emptyDatabase } from '../testing/testDatabase';
import { type BackupSource, backUp } from './backup';
import { restore } from './restore';

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

/** A seeded park with a picture, its backup, and what is needed to put it back. */
export async function backedUpPark(kind: DatabaseKind) {
  const folder = await mkdtemp(join(tmpdir(), 'park-backup-'));
  const park = await startTestApp({ kind, config: { dataDir: folder, dataKeys: [DATA_KEY] } });
  await park.signInAdmin();
  await seed(park.deps, park.config);
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
  const file = join(folder, 'park.tar.gz');
  await backUp(source, file);
  return {
    folder,
    park,
    source,
    file,
    back: (database: Database, filesDir: string, archive = file, keys: BackupSource['keys'] = park.config) =>
      restore({ database, keys, shelf: folderShelf(filesDir) }, archive),
    async close() {
      await park.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** An empty database and folder, gone afterwards. */
export async function inEmpty(kind: DatabaseKind, work: (database: Database, filesDir: string) => Promise<void>) {
  const target = await emptyDatabase(kind);
  const folder = await mkdtemp(join(tmpdir(), 'park-restore-'));
  try {
    await work(target.database, join(folder, 'files'));
  } finally {
    await target.drop();
    await rm(folder, { recursive: true, force: true });
  }
}
