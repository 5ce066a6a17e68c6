import type { Part } from '@park/contract/park/parts';
import type * as sampleCalls from '@park/contract/sample/calls';
import type { schemas as sampleSchemas } from '@park/contract/sample/schemas';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { Config } from '../config';
import type { Content } from '../content/content';
import type { Database, Db } from '../db/db';
import type { Handlers } from '../http/mount';
import type { OwnRows, OwnTable, ParkColumns } from '../ownTable';
import type { PayClient } from '../wechat/payClient';
import type { WechatClient } from '../wechat/wechatClient';
import type { Crowds } from './capacity/crowd.service';
import type { Files } from './file/file.service';
import type { Messages } from './message/messageKind';
import type { PackSigner } from './pack/pack.service';
import type { ParkProfiles } from './park/park.service';
import type { Removed } from './retention/retention.repo';
import type { Searchables } from './search/document.service';
import type { Sessions } from './session/session.service';
import type { SignIn } from './session/signIn.service';
import type { WaitingRooms } from './waitingRoom/waitingRoom.service';

/** A configuration whose secret is known: from the environment or from `DATA_DIR/secret`. */
export type AppConfig = Config & { authSecret: string };

/** What the app stands on; tests hand in their own. */
export interface Deps {
  database: Database;
  wechat: WechatClient;
  payClient: PayClient;
  /** Null: limits are counted in this process alone. */
  redis: Redis | null;
  /** Epoch milliseconds. */
  clock: () => number;
  /** For work outside a request (jobs, seed). */
  log?: FastifyBaseLogger;
  /** Tests hash passwords at less cost (`password.ts`). */
  passwordCost?: number;
  /** False: nothing is refused however busy the machine is, as tests of other things want it. */
  sheds?: boolean;
  /** Tests wait longer for a busy machine (`health.service.ts`). ms */
  healthTimeoutMs?: number;
  /** As that, for WeChat Pay (`withFallback.ts`). ms */
  payWaitMs?: number;
  /** False: nothing is done by the clock in between; tests of it take the turns themselves. */
  ticks?: boolean;
  /** Tests set how often staff's streams look by themselves and beat. */
  staffEvents?: { pollMs?: number; heartbeatMs?: number };
}

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

/** What is made of all nouns, for those that work with it. */
export interface OfAllNouns {
  /** What every noun holds of a visitor, in the order in which it is erased. */
  ownTables: readonly OwnTable[];
  removed: Removed;
  searchables: Searchables;
  messages: Messages;
}

/** What a noun does its work with. */
export interface Services extends AppWork, OfAllNouns {
  database: Database;
  config: AppConfig;
  files: Files;
}

/** What a noun's routes stand on, besides. */
export interface AppServices extends Services, Deps, Pick<FastifyInstance, 'wechatEvents'> {
  sessions: Sessions;
  signIn: SignIn;
  signer: PackSigner;
  crowds: Crowds;
  rooms: WaitingRooms;
  park: ParkProfiles;
  sample: Handlers<typeof sampleCalls, typeof sampleSchemas>;
  /** Where this machine reaches the server once it listens. */
  ownOrigin: () => string;
}

/**
 * What a park may do without. Without it, visitors are refused the noun's calls, which begin something or tell what is offered; staff
 * finish what is begun.
 */
export interface PartOfPark {
  name: Part;
  /** Where its visitors' calls are: `/api/liveWechat/`. */
  path: string;
  /** Calls by which visitors see, and give back, what they hold already: these go on. */
  stays: readonly { path: string }[];
}

/** What the sample park has of a noun. */
export interface Sample {
  /** A row in one of them is a park's own: it gets nothing of the sample. */
  tables: PgTable[];
  /** @param now epoch ms */
  fill(tx: Db, now: number, config: AppConfig): Promise<unknown>;
}

/** What a noun brings to the park (decision 222). */
export interface ParkModule {
  /** Mounts its calls, and listens to what it wants to hear. */
  register?(app: FastifyInstance, services: AppServices): void;
  part?: PartOfPark;
  jobs?(services: Services): Job[];
  /** Every column of its tables: what it holds of a visitor, and what becomes of that when they ask for it or have it erased. */
  tables?: Readonly<Record<string, ParkColumns | OwnRows | readonly OwnRows[]>>;
  /** Rows that nothing else removes; docs/retention.md says why then. */
  removed?: Removed;
  searchables?: Partial<Searchables>;
  messages?: Partial<Messages>;
  sample?: Sample;
  /** Tables whose rows come of others by themselves, and go with the sample's: which table, and the column with its row's id. */
  dependents?: Readonly<Record<string, { table: string; by: string }>>;
  /** Ids in a table that no foreign key knows: SQL of those of a row `t`, and the table that they are of. */
  softReferences?: Readonly<Record<string, { table: string; ids: string }>>;
  /** What of it travels to another park, each list after those that it leads to. Called anew in each transaction. */
  contents?(services: Pick<AppServices, 'database' | 'files' | 'park'>): Content[];
}
