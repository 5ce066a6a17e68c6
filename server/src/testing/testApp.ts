import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Call } from '@park/contract/call';
import type { Envelope } from '@park/contract/envelope';
import { openIdLogin, snsOAuth2 } from '@park/contract/session/calls';
import { adminLogin } from '@park/contract/staff/calls';
import type { AdminInfo } from '@park/contract/staff/schemas';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { type AppConfig, buildApp, type Deps } from '../app';
import { type Config, parseConfig } from '../config';
import type { Database } from '../db/db';
import { ensureFirstAdmin, FIRST_ADMIN } from '../modules/staff/account.service';
import { httpPayClient } from '../wechat/httpPayClient';
import { noPayClient, type PayClient } from '../wechat/payClient';
import { type FakeWechat, fakeWechat } from './fakeWechat';
import { type DatabaseKind, migratedDatabase, type TestDatabase } from './testDatabase';
import type { TestSandbox } from './testSandbox';

export { testDatabases } from './testDatabase';
export const ADMIN_PASSWORD = 'trilobite-2026';
/** Of a hash: next to nothing, where the park's takes a core 80 ms and tests sign in thousands of times. */
const PASSWORD_COST = 2 ** 4;

export interface TestAppOptions {
  /** By default PGlite. */
  kind?: DatabaseKind;
  /** In place of an empty park's. */
  on?: TestDatabase;
  clock?: () => number;
  config?: Partial<Config>;
  deps?: Partial<Deps>;
  /** Pays through this sandbox, which reaches the app at a port of its own; without it the park takes no money. */
  sandbox?: Pick<TestSandbox, 'env'>;
  /** Takes the log's lines; nothing is logged without it. */
  logTo?: { write(line: string): void };
}

export interface TestApp {
  app: FastifyInstance;
  config: AppConfig;
  deps: Deps;
  database: Database;
  wechat: FakeWechat;
  /** Signs a visitor in through the real calls. Without a persona, someone nobody has seen before. */
  signIn(persona?: string): Promise<{ token: string; visitorId: string }>;
  /** The administrator's token. */
  signInAdmin(): Promise<string>;
  /** Makes a call of the contract and reads its envelope. */
  call<In, Out>(call: Call<In, Out>, input: In, token?: string): Promise<Envelope<Out>>;
  /** The same, with status and headers. */
  send<In, Out>(
    call: Call<In, Out>,
    input: In,
    token?: string,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/** The first account, with `ADMIN_PASSWORD`, where there is none. */
export async function makeOwner(database: Database, now: number): Promise<void> {
  await ensureFirstAdmin(database, ADMIN_PASSWORD, now, PASSWORD_COST);
}

/** The real app on a migrated database of its own, with WeChat faked and no limit on requests. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const test = options.on ?? (await migratedDatabase(options.kind ?? 'pglite'));
  const { database } = test;
  const wechat = fakeWechat();
  const clock = options.clock ?? Date.now;
  const config: AppConfig = {
    ...parseConfig({ DATA_DIR: join(tmpdir(), 'park-tests') }),
    authSecret: 'a secret of the tests, long enough to be one',
    rateLimit: 0,
    // Reading the viewer's files takes a test longer than all else that an app does at its start.
    apiDocs: false,
    // Clocks of tests jump by months.
    ownerGraceDays: 36_500,
    logLevel: options.logTo ? 'trace' : 'silent',
    ...(options.config as Partial<AppConfig>),
  };
  const deps: Deps = {
    database,
    wechat,
    payClient: payClientOf(options.sandbox, clock),
    redis: null,
    clock,
    passwordCost: PASSWORD_COST,
    sheds: false,
    healthTimeoutMs: 30_000,
    payWaitMs: 30_000,
    ticks: false,
    ...options.deps,
  };
  const app = await buildApp(config, deps, options.logTo);
  await (options.sandbox ? app.listen({ host: '127.0.0.1', port: 0 }) : app.ready());

  const send: TestApp['send'] = (call, input, token, headers = {}) => {
    const inQuery = call.method === 'GET' || call.path === snsOAuth2.path;
    return app.inject({
      method: call.method,
      url: call.path,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      ...(inQuery ? { query: input as Record<string, string> } : { payload: input as object }),
    });
  };
  const call: TestApp['call'] = async (call, input, token) => (await send(call, input, token)).json();
  const result = async <In, Out>(call: Call<In, Out>, input: In): Promise<Out> => {
    const answer = (await send(call, input)).json();
    if (answer.code !== 200) throw new Error(`${call.path}: ${answer.code} ${answer.message}`);
    return answer.result;
  };

  let adminInfo: AdminInfo | undefined;
  return {
    app,
    config,
    deps,
    database,
    wechat,
    send,
    call,
    async signIn(persona) {
      const openid = `sandbox-openid-${persona ?? randomUUID()}`;
      const handle = await result(snsOAuth2, { Code: wechat.codeFor(openid) });
      const { accessToken, id } = await result(openIdLogin, { openId: handle });
      return { token: accessToken, visitorId: id };
    },
    async signInAdmin() {
      await makeOwner(database, clock());
      // Kept while it lasts: logins are limited, and a test may ask for the token often.
      if (!adminInfo || Date.parse(adminInfo.expiresAt) <= clock())
        adminInfo = await result(adminLogin, { userName: FIRST_ADMIN, password: ADMIN_PASSWORD });
      return adminInfo.accessToken;
    },
    async close() {
      await app.close();
      await test.drop();
    },
  };
}

function payClientOf(sandbox: TestAppOptions['sandbox'], clock: () => number): PayClient {
  const config = sandbox && parseConfig(sandbox.env).pay;
  return config ? httpPayClient(config, { clock, timeoutMs: 30_000 }) : noPayClient();
}
