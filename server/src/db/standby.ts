import { setTimeout as after } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { laggingReads } from '../metrics';
import { isConnectionBroken, isDatabaseAway } from './away';
import type { Database, Db, StandbyState } from './db';
import type { Sockets } from './sockets';

/** What it answers may be so old at most, and a little: it is looked at once a second. */
const MAX_LAG_MS = 5_000;
const EVERY_MS = 1_000;
/** A standby that is so far behind is no nearer by being measured. */
const MAX_MARKS = 60;

/** Where each stands in the journal. Both name the park: a standby of another one must not answer. */
const PARK = `(select fingerprint from park_identity where what = 'storage') as park`;
const WRITTEN = `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as at, ${PARK}`;
const REPLAYED = `select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 end as at, ${PARK}`;

type Place = { at: number | null; park: string | null };
type Ask = Database['probe'];
type Statement = [pg.QueryConfig, unknown[]?];

interface Standby {
  db: Db;
  state(): StandbyState;
  /** Looks no more. */
  end(): void;
}

interface Parts {
  primary: pg.Pool;
  askPrimary: Ask;
  /** Refuses to write, whatever it is. */
  pool: pg.Pool;
  ask: Ask;
  sockets: Sockets;
}

/**
 * What reads at a standby while it answers and keeps up, and at the primary in its place; nobody is told of the difference. Each statement
 * that fails there is asked again at the primary. Once a second it is asked how far it is: one that is silent for `PROBE_MS` is
 * let go of with all that waits for it.
 */
export function openStandby({ primary, askPrimary, pool, ask, sockets }: Parts, maxLagMs = MAX_LAG_MS): Standby {
  let isUsed = false;
  /** By what it last said of itself: who is silent now may be all there is while the primary is away. */
  let isOurs = false;
  let lag: number | null = null;
  const behind = createLag();
  const ended = new AbortController();

  const atPrimary = (...statement: Statement) => {
    laggingReads.inc({ by: 'primary' });
    return primary.query(...statement);
  };
  const atStandby = async (...statement: Statement) => {
    const result = await pool.query(...statement);
    laggingReads.inc({ by: 'standby' });
    return result;
  };
  const query = async (...statement: Statement) => {
    // Beyond its connections the primary helps out: whoever waits there is who is refused first (182).
    const isFree = isUsed && (pool.idleCount > 0 || pool.totalCount < pool.options.max);
    try {
      return await (isFree ? atStandby : atPrimary)(...statement);
    } catch (error) {
      if (isFree) isUsed &&= !isConnectionBroken(error);
      else if (!isOurs || !isDatabaseAway(error)) throw error;
      return (isFree ? atPrimary : atStandby)(...statement);
    }
  };

  async function look(): Promise<void> {
    const now = performance.now();
    const [written, replayed] = await Promise.all([askPrimary<Place>(WRITTEN, []).catch(() => []), ask<Place>(REPLAYED, [])]);
    const [{ at, park } = { at: null, park: null }] = replayed;
    const [first] = written;
    if (first?.at != null) behind.wrote(first.at, now);
    lag = at === null ? null : behind.of(at, now);
    // While the primary is away nothing is written, and what was the standby's park still is.
    isOurs = lag !== null && lag <= maxLagMs && (first ? first.park === park : isOurs);
    isUsed = isOurs;
  }

  async function watch(): Promise<void> {
    while (!ended.signal.aborted) {
      await look().catch(() => {
        isUsed = false;
        lag = null;
        sockets.cut();
      });
      await after(EVERY_MS, undefined, { signal: ended.signal, ref: false }).catch(() => undefined);
    }
  }
  void watch();

  return {
    db: drizzle({ query } as unknown as pg.Pool) as unknown as Db,
    state: () => ({ isUsed, lag: lag === null ? null : lag / 1_000 }),
    end: () => ended.abort(),
  };
}

/** Tells how far a standby is behind by where the primary was when; idle or busy, whatever the clocks of both say. */
export function createLag() {
  let marks: { at: number; when: number }[] = [];
  return {
    /** @param when ms of a clock that only goes on */
    wrote(at: number, when: number): void {
      if (marks.length < MAX_MARKS && at !== marks.at(-1)?.at) marks.push({ at, when });
    },
    /** @returns for how long there has been something that it lacks, ms */
    of(replayed: number, now: number): number {
      marks = marks.filter(({ at }) => at > replayed);
      return marks[0] ? now - marks[0].when : 0;
    },
  };
}
