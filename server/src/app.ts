import { join } from 'node:path';
import multipart from '@fastify/multipart';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { Config } from './config';
import type { Database } from './db/db';
import { h5App } from './h5/h5App';
import { createIndexPage } from './h5/indexPage';
import { parseQueryString } from './http/queryString';
import { registerAdmin } from './modules/admin/admin.routes';
import { createAdmins } from './modules/admin/admin.service';
import { registerFile } from './modules/file/file.routes';
import { createFiles } from './modules/file/file.service';
import { createFileStore } from './modules/file/fileStore';
import { registerHealth } from './modules/health/health.routes';
import { checkHealth } from './modules/health/health.service';
import { registerLive } from './modules/live/live.routes';
import { registerSession } from './modules/session/session.routes';
import { createSessions } from './modules/session/session.service';
import { createSignIn } from './modules/session/signIn.service';
import { auth } from './plugins/auth';
import { answerBadAddress, errors } from './plugins/errors';
import { limits } from './plugins/limits';
import { openapi } from './plugins/openapi';
import { logOptions } from './plugins/requestLog';
import { securityHeaders } from './plugins/securityHeaders';
import type { WechatClient } from './wechat/wechatClient';

/** What the app stands on; tests hand in their own. */
export interface Deps {
  database: Database;
  wechat: WechatClient;
  /** Null: limits are counted in this process alone. */
  redis: Redis | null;
  /** Epoch milliseconds. */
  clock: () => number;
  /** For work outside a request (jobs, seed). */
  log?: FastifyBaseLogger;
}

/** A configuration whose secret is known: from the environment or from `DATA_DIR/secret`. */
export type AppConfig = Config & { authSecret: string };

const JSON_LIMIT_BYTES = 256 * 1024;
/** For a whole request to arrive, a picture over a bad network included. */
const REQUEST_TIMEOUT_MS = 120_000;

/** The whole server without its port: plugins, then every module. `logTo` takes the log's lines (tests). */
export async function buildApp(config: AppConfig, deps: Deps, logTo?: { write(line: string): void }): Promise<FastifyInstance> {
  const app = fastify({
    ...logOptions(config, logTo),
    trustProxy: config.trustProxy,
    bodyLimit: JSON_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { querystringParser: parseQueryString },
    frameworkErrors: answerBadAddress(deps.clock),
    forceCloseConnections: 'idle',
    // What still arrives on an open connection while the server stops is answered, in the envelope.
    return503OnClosing: false,
  });
  const { database } = deps;
  const sessions = createSessions(database.db, config.authSecret);
  const signIn = createSignIn({ database, wechat: deps.wechat, sessions, authSecret: config.authSecret });

  const indexPage = createIndexPage(config.h5Dir, config.parkName);

  app.decorate('clock', deps.clock);
  app.decorate('stopping', false);
  app.addHook('preClose', async () => {
    app.stopping = true;
  });
  // A connection that stayed open after its last answer would keep a stopping server waiting.
  app.addHook('onSend', async (_req, reply) => {
    if (app.stopping) reply.header('connection', 'close');
  });
  app.addHook('onRequest', async (req, reply) => void reply.header('x-request-id', req.id));
  readJsonBodies(app);
  await app.register(errors);
  await app.register(securityHeaders, { scriptHashes: async () => (await indexPage())?.scriptHashes ?? [] });
  await app.register(multipart);
  await app.register(limits, { redis: deps.redis, perAddress: config.rateLimit });
  await app.register(auth, { sessions, origins: config.publicOrigins });
  await app.register(openapi);
  await app.register(h5App, { h5Dir: config.h5Dir, indexPage });

  registerHealth(app, () => checkHealth(database));
  registerSession(app, signIn, config.publicOrigins);
  registerAdmin(app, createAdmins(database, sessions));
  registerFile(app, createFiles(database, createFileStore(join(config.dataDir, 'files'))));
  registerLive(app, deps);
  return app;
}

/** An empty JSON body is an empty input, so that the answer names the missing fields; schemas are checked by `route`. */
function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (req, body, done) => {
    if (body.length === 0) done(null, {});
    else parse(req, body as string, done);
  });
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
}
