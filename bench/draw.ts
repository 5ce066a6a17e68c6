import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { checkDraw, type PublishedDraw } from '@park/contract/prize/draw/rule';
import { bold, dim, red, say } from '../scripts/terminal';
import type { Database } from '../server/src/db/db';
import { migrate } from '../server/src/db/migrate';
import { openPglite } from '../server/src/db/pglite';
import { openPostgres } from '../server/src/db/postgres';
import { createSeeds } from '../server/src/drawSeed';
import { createBeacon } from '../server/src/modules/beacon/beacon.service';
import { createRoundSteps, sha256 } from '../server/src/modules/prize/draw/draw.service';
import { publishedDraws } from '../server/src/modules/prize/draw/publishedDraw.service';
import { createEntrants } from '../server/src/modules/prize/entry/entrant';
import { prizeKeys } from '../server/src/modules/prize/prizeKeys';
import { createProgress, type Progress } from '../server/src/modules/prize/round/progress.service';
import { visitorRounds } from '../server/src/modules/prize/round/round.service';
import { onPostgres } from './benchDatabase';
import { AUTH_SECRET, newFolder } from './benchPark';
import { median, spread, timed } from './statistics';

const ENTRANTS = 100_000;
const PRIZES = [1, 20, 200];
/** As much as a round may give away at all. */
const MAX_PRIZES = Array.from({ length: 20 }, () => 1_000);
/** Counted rounds; one more before them warms everything up. */
const ROUNDS = 5;
/** How often a round is looked at while sign-up is open. */
const LOOKS = 20;
const GOAL_MS = 2_000;

const HOUR = 3_600_000;
const START = Date.parse('2026-05-04T00:00:00Z');
const OPEN = START + HOUR;
const CLOSE = START + 2 * HOUR;
const DRAW = START + 3 * HOUR;
/** As the server hands it to its calls. */
const readerAt = (now: number) => ({ lang: 'en', now, reply: { header() {} } }) as never;

interface Times {
  look: number[];
  close: number[];
  draw: number[];
  /** From the draw's moment until the last entrant has their message. */
  tell: number[];
  check: number[];
}

/** A draw among 100,000 on both databases, and its check from the public data. @returns whether goal and check held */
export async function benchDraw(): Promise<boolean> {
  say(bold(`\nA draw among ${ENTRANTS.toLocaleString('en')} entrants`));
  const folder = await newFolder();
  try {
    const embedded = await measure('embedded', await openPglite(path.join(folder, 'db')));
    return (await onPostgres(async ({ url }) => measure('PostgreSQL', await openPostgres(url)))) && embedded;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(name: string, database: Database): Promise<boolean> {
  try {
    await migrate(database);
    const keys = prizeKeys({ authSecret: AUTH_SECRET, dataKeys: [] });
    const progress = createProgress(database, { steps: createRoundSteps(createSeeds(keys)), beacon: createBeacon([]) });
    const draws = publishedDraws(database, { progress, entrants: createEntrants(keys) });
    const park = { database, progress, calls: { ...visitorRounds(database, progress), ...draws } };
    const few = await many(park, PRIZES, `${name} few`);
    const withMaxPrizes = await many(park, MAX_PRIZES, `${name} most`);
    const line = ({ draw, tell, close, check }: Times, prizes: readonly number[]) =>
      `${spread(draw)} ms drawn (goal ${GOAL_MS}), ${spread(tell)} ms all told, ${spread(close)} ms closed, ${spread(check)} ms checked   ${dim(`${prizes.reduce((a, b) => a + b)} prizes`)}`;
    say(`  ${name.padEnd(17)}${line(few, PRIZES)}`);
    say(`  ${''.padEnd(17)}${line(withMaxPrizes, MAX_PRIZES)}`);
    say(`  ${''.padEnd(17)}${spread([...few.look, ...withMaxPrizes.look], 1)} ms a look at the round while sign-up is open`);
    const good = median(few.draw) < GOAL_MS && median(withMaxPrizes.draw) < GOAL_MS;
    if (!good) say(red('  SLOWER THAN THE GOAL'));
    return good;
  } finally {
    await database.close();
  }
}

interface Park {
  database: Database;
  progress: Progress;
  calls: ReturnType<typeof visitorRounds> & ReturnType<typeof publishedDraws>;
}

async function many(park: Park, prizes: readonly number[], name: string): Promise<Times> {
  const times: Times = { look: [], close: [], draw: [], tell: [], check: [] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const spent = await holdRound(park, `${name} ${round}`, prizes);
    if (round === 0) continue;
    for (const step of ['look', 'close', 'draw', 'tell', 'check'] as const) times[step].push(...spent[step]);
  }
  return times;
}

async function holdRound({ database, progress, calls }: Park, id: string, prizes: readonly number[]): Promise<Times> {
  const moments = [OPEN, CLOSE, DRAW, DRAW + HOUR, START].map((moment) => new Date(moment).toISOString());
  await database.executeSql(
    `insert into prize_round (id, state, name, text, rules, organiser, open_at, close_at, draw_at, claim_until, created_at)
     values ($1, 'draft', '{"zh-Hans": "抽奖"}', '{"zh-Hans": "抽奖"}', '[]', '{"zh-Hans": "园区"}', $2, $3, $4, $5, $6)`,
    [id, ...moments],
  );
  await database.executeSql(
    `insert into prize (id, round_id, position, name, text, motif, count)
     select $1::text || ' ' || n, $1, n, '{"zh-Hans": "奖"}', '{"zh-Hans": "奖"}', 'ammonite', count
     from unnest($2::int[]) with ordinality as given (count, n)`,
    [id, prizes],
  );
  await progress.advance(OPEN);
  await database.executeSql(
    `insert into visitor (id) select 'entrant ' || n from generate_series(1, $1::bigint) n on conflict do nothing`,
    [ENTRANTS],
  );
  // Every number once, in no order, each of somebody with an account, who is told of the draw.
  await database.executeSql(
    `insert into prize_entry (id, round_id, visitor_id, number, created_at)
     select $1::text || ' ' || n, $1, 'entrant ' || n, upper(lpad(to_hex((n * 2654435761) % 4294967296), 8, '0')), now()
     from generate_series(1, $2::bigint) n`,
    [id, ENTRANTS],
  );
  await database.executeSql('analyze prize_entry', []);
  const look: number[] = [];
  for (let n = 0; n < LOOKS; n += 1) look.push((await timed(() => calls.getRound({ id }, readerAt(OPEN)))).ms);
  const close = await timed(() => progress.advance(CLOSE));
  const began = performance.now();
  const telling = timed(() => progress.advance(DRAW));
  await untilDrawn(database, id);
  const drawn = performance.now() - began;
  const tell = await telling;
  const published = await calls.getDraw({ id }, readerAt(DRAW));
  const { numbers } = await calls.getEntrants({ id }, readerAt(DRAW));
  const check = await timed(async () => assertHolds(published, numbers));
  return { look, close: [close.ms], draw: [drawn], tell: [tell.ms], check: [check.ms] };
}

async function untilDrawn(database: Database, id: string): Promise<void> {
  for (;;) {
    const { rows } = await database.executeSql('select 1 from prize_round where id = $1 and drawn_at is not null', [id]);
    if (rows.length > 0) return;
    await after(10);
  }
}

function assertHolds(published: PublishedDraw, numbers: string): void {
  for (const { step, ok } of checkDraw(published, numbers, { sha256 }))
    if (!ok) throw new Error(`the draw of the bench does not hold: ${step}`);
}
