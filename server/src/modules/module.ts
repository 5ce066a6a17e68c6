import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import type { Database } from '../db/db';
import type { OwnRows, OwnTable, ParkColumns } from '../ownTable';
import type { Files } from './file/file.service';

/** Something done by the clock. It must be safe to run twice, late, and on two nodes at once. */
export interface Job {
  name: string;
  /** Minute, hour, day, month, weekday; in UTC. */
  cron: string;
  /** Longer than it ever takes. */
  expiresSeconds?: number;
  /** @returns how many things it changed */
  run(now: number): Promise<number>;
}

/** What the app holds for its jobs. */
export type AppWork = Pick<FastifyInstance, 'pay' | 'subscribe' | 'ticketCards' | 'keepReleaseFiles'>;

/** What a noun does its work with. */
export interface Services extends AppWork {
  database: Database;
  config: Config & { authSecret: string };
  files: Files;
  /** What every noun holds of a visitor, in the order in which it is erased. */
  ownTables: readonly OwnTable[];
}

/** What a noun brings to the park (decision 222). */
export interface ParkModule {
  jobs?(services: Services): Job[];
  /** Every column of its tables: what it holds of a visitor, and what becomes of that when they ask for it or have it erased. */
  tables?: Readonly<Record<string, ParkColumns | OwnRows | readonly OwnRows[]>>;
}
