import assert from 'node:assert/strict';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Envelope } from '@park/contract/envelope';
import { getDraw, getEntrants } from '@park/contract/prize/draw/calls';
import { checkDraw, drawWinners, entrantsOf } from '@park/contract/prize/draw/rule';
import type { EntrantList, PrizeDraw } from '@park/contract/prize/draw/schemas';
import pg from 'pg';
import type { Database } from '../../../db/db';
import { migrate } from '../../../db/migrate';
import { openPglite } from '../../../db/pglite';
import { openPostgres } from '../../../db/postgres';
import { createSeeds } from '../../../drawSeed';
import { jobsSetUp } from '../../../testing/jobsSetUp';
import { emptyDatabase, testDatabases } from '../../../testing/testDatabase';
import { spawnServer, type TestServer } from '../../../testing/testServer';
import { until } from '../../../testing/until';
import { createBeacon } from '../../beacon/beacon.service';
import { createEntrants } from '../entry/entrant';
import { insertEntry } from '../entry/entry.repo';
import { entryNumber } from '../entry/entry.service';
import { prizeKeys } from '../prizeKeys';
import { createProgress } from '../round/progress.service';
import { createRoundSteps, sha256 } from './draw.service';

const SECRET = 'a secret of the tests, long enough to be one';
const KEYS = prizeKeys({ authSecret: SECRET, dataKeys: [] });
const TIMEOUT_MS = 60_000;
const LOCK = 4_711;
const HOUR = 3_600_000;

/** What holds a server up in the middle of a draw, when some winners are written and others are not. */
const HOLD_UP = {
  // Whoever is killed is found waiting for a lock that the test has.
  postgres: `
    create function hold_up() returns trigger language plpgsql as $$
    begin
      if new.place = 3 then
        perform pg_advisory_xact_lock(${LOCK});
      end if;
      return new;
    end $$;
    create trigger hold_up before insert on prize_win for each row execute function hold_up();`,
  // The one process that has the database is the one that is killed; a file in its folder tells when.
  pglite: `
    create function hold_up() returns trigger language plpgsql as $$
    begin
      if new.place = 3 then
        copy (select 1) to '/pglite/data/mid-draw';
        perform pg_sleep(600);
      end if;
      return new;
    end $$;
    create trigger hold_up before insert on prize_win for each row execute function hold_up();`,
};

/** A round whose sign-up is over and whose draw is due; returns its id and who must win. */
async function prepare(database: Database): Promise<{ id: string; expected: string[] }> {
  await migrate(database);
  const id = 'round';
  const now = Date.now();
  const seeds = createSeeds(KEYS);
  const steps = createRoundSteps(seeds);
  const at = (moment: number) => new Date(moment).toISOString();
  await database.executeSql(
    `insert into prize_round (id, state, name, text, rules, organiser, open_at, close_at, draw_at, claim_until, created_at)
     values ($1, 'draft', '{"zh-Hans": "抽奖"}', '{"zh-Hans": "抽奖"}', '[]', '{"zh-Hans": "园区"}', $2, $3, $4, $5, $2)`,
    [id, at(now - 2 * HOUR), at(now - 1_000), at(now - 500), at(now + HOUR)],
  );
  await database.executeSql(
    `insert into prize (id, round_id, position, name, text, motif, count) values ('hammer', $1, 0, '{"zh-Hans": "锤"}', '{"zh-Hans": "锤"}', 'ammonite', 7)`,
    [id],
  );
  await createProgress(database, { steps, beacon: createBeacon([]) }).advance(now - HOUR);
  const entrants = createEntrants(KEYS);
  for (let i = 0; i < 20; i++) {
    const encrypted = entrants.encrypt(id, { name: `Ada ${i}`, phone: `138000000${10 + i}` });
    assert.ok(
      await insertEntry(database.db, {
        id: `entry-${i}`,
        roundId: id,
        number: entryNumber(),
        createdAt: now - HOUR,
        ...encrypted,
      }),
    );
  }
  await createProgress(database, { steps, beacon: createBeacon([]) }).advance(now - 800);
  const { rows } = await database.executeSql(
    'select state, sealed_seed, digest, numbers from prize_round, prize_entrant_list where id = round_id',
    [],
  );
  const [{ state, sealed_seed, digest, numbers }] = rows;
  assert.equal(state, 'closed');
  const seed = seeds.decrypt(id, sealed_seed);
  assert.ok(seed);
  return { id, expected: drawWinners({ seed, digest, entrants: entrantsOf(numbers), maxWinners: 7 }, sha256) };
}

async function ask<T>(origin: string, path: string, id: string): Promise<T> {
  const answer = await fetch(`${origin}${path}?id=${id}`);
  const { code, message, result } = (await answer.json()) as Envelope<T>;
  assert.equal(code, 200, message);
  return result;
}

/** What is published after it all: these winners and no others, drawn once. */
async function assertDrawn(origin: string, { id, expected }: { id: string; expected: string[] }): Promise<void> {
  const draw = await ask<PrizeDraw>(origin, getDraw.path, id);
  const { numbers } = await ask<EntrantList>(origin, getEntrants.path, id);
  assert.deepEqual(
    draw.winners.map(({ number }) => number),
    expected,
  );
  assert.ok([...checkDraw(draw, numbers, { sha256 })].every((step) => step.ok));
}

async function assertWritten(database: Database): Promise<void> {
  const { rows } = await database.executeSql(
    `select (select count(*)::int from prize_win) as wins, (select count(*)::int from audit_log where action = 'prize.draw') as draws`,
    [],
  );
  assert.deepEqual(rows, [{ wins: 7, draws: 1 }]);
}

describe('kill -9 in the middle of a draw', () => {
  it('on pglite: nobody has won yet, and after the restart those have won who had to', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'park-kill-draw-'));
    const env = { DATA_DIR: folder, AUTH_SECRET: SECRET };
    const before = await openPglite(join(folder, 'db'));
    const round = await prepare(before);
    await before.session((session) => session.script(HOLD_UP.pglite));
    await before.close();
    let server: TestServer | undefined;
    try {
      server = spawnServer(env);
      const origin = await server.open;
      ask(origin, getDraw.path, round.id).catch(() => undefined);
      await until('the draw is half written', () => exists(join(folder, 'db', 'mid-draw')), TIMEOUT_MS);
      server.kill('SIGKILL');
      assert.equal((await server.ended).signal, 'SIGKILL');

      const meanwhile = await openPglite(join(folder, 'db'));
      const { rows } = await meanwhile.executeSql(
        'select state, seed, (select count(*)::int from prize_win) as wins from prize_round where id = $1',
        [round.id],
      );
      assert.deepEqual(rows, [{ state: 'closed', seed: null, wins: 0 }]);
      await meanwhile.session((session) => session.script('drop trigger hold_up on prize_win'));
      await meanwhile.close();

      server = spawnServer(env);
      await assertDrawn(await server.open, round);
      server.kill('SIGTERM');
      await server.ended;
      const after = await openPglite(join(folder, 'db'));
      await assertWritten(after);
      await after.close();
    } finally {
      server?.kill('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('on postgres: another node draws it, once, and those have won who had to', async (t) => {
    if (!testDatabases().includes('postgres')) return t.skip('no PostgreSQL answers');
    const folder = await mkdtemp(join(tmpdir(), 'park-kill-draw-'));
    const own = await emptyDatabase('postgres');
    const round = await prepare(own.database);
    await own.database.session((session) => session.script(HOLD_UP.postgres));
    const url = own.url ?? '';
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await holder.query('select pg_advisory_lock($1)', [LOCK]);
    const waiting = async (what: string) => {
      const { rows } = await own.database.executeSql(
        `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and wait_event = $1`,
        [what],
      );
      return rows.length;
    };
    const servers: TestServer[] = [];
    const spawn = () => {
      // The draw is held up while the second node starts: longer than a node waits by itself.
      const patient = `${url}${url.includes('?') ? '&' : '?'}lock_timeout=60000&statement_timeout=60000&query_timeout=60000`;
      const server = spawnServer({ DATA_DIR: folder, AUTH_SECRET: SECRET, DATABASE_URL: patient });
      servers.push(server);
      return server;
    };
    try {
      const first = spawn();
      const origin = await first.open;
      await jobsSetUp(own.database);
      ask(origin, getDraw.path, round.id).catch(() => undefined);
      await until('one node is in the middle of the draw', async () => (await waiting('advisory')) === 1, TIMEOUT_MS);

      const second = spawn();
      const other = await second.open;
      const answer = ask(other, getDraw.path, round.id);
      answer.catch(() => undefined);
      await until(
        'the other node waits for its turn',
        async () => (await waiting('transactionid')) + (await waiting('tuple')) >= 1,
        TIMEOUT_MS,
      );
      first.kill('SIGKILL');
      assert.equal((await first.ended).signal, 'SIGKILL');
      // Nothing of the killed draw is written: its connection is ended as the operating system would, sooner or later.
      await own.database.executeSql(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`,
        [],
      );
      await holder.query('select pg_advisory_unlock($1)', [LOCK]);
      await answer;
      await assertDrawn(other, round);
      second.kill('SIGTERM');
      await second.ended;
      const after = await openPostgres(url);
      await assertWritten(after);
      await after.close();
    } finally {
      for (const server of servers) server.kill('SIGKILL');
      await holder.end().catch(() => undefined);
      await own.drop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
