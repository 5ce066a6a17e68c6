import multipart from '@fastify/multipart';
import { publicKeysText } from '@park/contract/pack/manifest';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { parse } from 'qs';
import type { Config } from './config';
import { consoleApp } from './console/consoleApp';
import type { Database } from './db/db';
import { installEncryption } from './db/encryptedColumn';
import { createFirstScreens } from './h5/firstScreen';
import { h5App } from './h5/h5App';
import { createIndexPage } from './h5/indexPage';
import { AppError } from './http/appError';
import { BODY_BYTES } from './http/route';
import { registerActivity } from './modules/activity/activity.routes';
import { registerCapacity } from './modules/capacity/capacity.routes';
import { createCrowds } from './modules/capacity/crowd.service';
import { registerExhibits } from './modules/exhibit/exhibit.routes';
import { registerFeedback } from './modules/feedback/feedback.routes';
import { registerFile } from './modules/file/file.routes';
import { openFiles } from './modules/file/file.service';
import { registerFinds } from './modules/find/find.routes';
import { createFigures } from './modules/health/figures.service';
import { isHealthPath, registerHealth } from './modules/health/health.routes';
import { createHealth } from './modules/health/health.service';
import { registerHelp } from './modules/help/help.routes';
import { registerLive } from './modules/live/live.routes';
import { registerLock } from './modules/lock/lock.routes';
import { registerLostFound } from './modules/lostFound/lostFound.routes';
import { registerMap } from './modules/map/map.routes';
import { registerMessage } from './modules/message/message.routes';
import { hearSubscriptions } from './modules/message/subscribe/subscribe.events';
import { createSubscribe, type Subscribe } from './modules/message/subscribe/subscribe.service';
import { registerMiniCodes } from './modules/miniCode/miniCode.routes';
import { ownTables } from './modules/modules';
import { registerNotice } from './modules/notice/notice.routes';
import { registerOverview } from './modules/overview/overview.routes';
import { registerPacks } from './modules/pack/pack.routes';
import { packSigner } from './modules/pack/pack.service';
import { registerPay } from './modules/pay/pay.routes';
import { createPay, type Pay } from './modules/pay/pay.service';
import { registerPoints } from './modules/points/points.routes';
import { registerPrize } from './modules/prize/prize.routes';
import { registerSearch } from './modules/search/search.routes';
import { registerSession } from './modules/session/session.routes';
import { createSessions } from './modules/session/session.service';
import { createSignIn } from './modules/session/signIn.service';
import { noteExports } from './modules/staff/audit.service';
import { registerStaff } from './modules/staff/staff.routes';
import { registerStaffEvents } from './modules/staff/staffEvents.routes';
import { createStaffEvents } from './modules/staff/staffEvents.service';
import { registerStamps } from './modules/stamp/stamp.routes';
import { createTicketCards, hearCards, type TicketCards } from './modules/ticket/card/card.service';
import { createSettlement } from './modules/ticket/sale/settlement.service';
import { registerTicket } from './modules/ticket/ticket.routes';
import { registerVisitor } from './modules/visitor/visitor.routes';
import { registerWalks } from './modules/walk/walk.routes';
import { registerWechatEvents } from './modules/wechatEvent/wechatEvent.routes';
import { createWechatEvents, type WechatEvents } from './modules/wechatEvent/wechatEvent.service';
import { ownCiphers } from './ownCiphers';
import { secretFingerprint } from './parkIdentity';
import { auth } from './plugins/auth';
import { callMetrics } from './plugins/callMetrics';
import { callSpans } from './plugins/callSpans';
import { answerBadAddress, errors } from './plugins/errors';
import { limits } from './plugins/limits';
import { openapi } from './plugins/openapi';
import { logOptions } from './plugins/requestLog';
import { securityHeaders } from './plugins/securityHeaders';
import { shedding } from './plugins/shedding';
import { createReleaseFiles } from './releaseFile/releaseFile.service';
import type { PayClient } from './wechat/payClient';
import type { WechatClient } from './wechat/wechatClient';

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
  healthPatience?: number;
  /** False: nothing is done by the clock in between; tests of it take the turns themselves. */
  ticks?: boolean;
  /** Tests set how often staff's streams look by themselves and beat. */
  staffEvents?: { pollMs?: number; heartbeatMs?: number };
}

declare module 'fastify' {
  interface FastifyInstance {
    pay: Pay;
    wechatEvents: WechatEvents;
    /** Sends what visitors wanted to be told by WeChat. */
    subscribe: Subscribe;
    /** Puts what this node serves of the apps where other releases find it (`releaseFile.service.ts`). */
    keepReleaseFiles(now: number): Promise<number>;
    /** Tells WeChat what its cards of tickets are to say. */
    ticketCards: TicketCards;
  }
}

/** A configuration whose secret is known: from the environment or from `DATA_DIR/secret`. */
export type AppConfig = Config & { authSecret: string };

/** For a whole request to arrive, a picture over a bad network included. */
const REQUEST_TIMEOUT_MS = 120_000;

/** Nested objects as `name[key]` (R-call-2); a doubled name keeps its last value, and none reaches a prototype. */
const NESTED_QUERY = { depth: 4, parameterLimit: 200, parseArrays: false, duplicates: 'last' } as const;

/** `route` checks schemas, so that Fastify's own compilers are not even loaded. */
const NO_COMPILERS = { buildValidator: () => () => () => true, buildSerializer: () => () => JSON.stringify };

/** The whole server without its port: plugins, then every module. `logTo` takes the log's lines (tests). */
export async function buildApp(config: AppConfig, deps: Deps, logTo?: { write(line: string): void }): Promise<FastifyInstance> {
  installEncryption(config);
  const app = fastify({
    ...(await logOptions(config, logTo)),
    trustProxy: trusted(config.trustProxy),
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { querystringParser: (text) => parse(text, NESTED_QUERY) },
    frameworkErrors: answerBadAddress(deps.clock),
    forceCloseConnections: 'idle',
    schemaController: { compilersFactory: NO_COMPILERS as never },
    // What still arrives on an open connection while the server stops is answered, in the envelope.
    return503OnClosing: false,
  });
  const { database } = deps;
  const sessions = createSessions(database.db, config.authSecret);
  const signIn = createSignIn({ database, wechat: deps.wechat, sessions, authSecret: config.authSecret });

  // The real WeChat brings its bridge itself: not a byte of the sandbox's is served then.
  const bridgeOrigin = config.wechat.sandbox ? new URL(config.wechat.openBase).origin : null;
  const bridge = bridgeOrigin && `${bridgeOrigin}/sandbox/bridge.js`;
  const signer = packSigner(config);
  const packKeys = publicKeysText(signer.keySet.keys);
  const builtPage = createIndexPage(config.h5Dir, { parkName: config.parkName, bridge, packKeys });
  const firstScreens = createFirstScreens(config.h5Dir, builtPage, { app, clock: deps.clock });

  const notifyOrigin = () => config.pay?.notifyOrigin ?? ownOrigin(app);
  const pay = createPay(
    { database, client: deps.payClient, wechat: deps.wechat, log: app.log, parkName: config.parkName, notifyOrigin },
    createSettlement(),
  );

  // Each noun says what it wants to hear of (`wechatEvents.on`).
  const wechatEvents = createWechatEvents({ database, wechat: deps.wechat, config: config.wechat.push, log: app.log });
  const { log } = app;
  const subscribe = createSubscribe({
    ...{ database, wechat: deps.wechat, templates: config.subscribe, log },
    miniState: config.production ? 'formal' : 'developer',
  });
  const ticketCards = createTicketCards({
    ...{ database, wechat: deps.wechat, states: config.ticketCard, log },
    origin: () => config.publicOrigins[0] ?? ownOrigin(app),
  });

  pay.listen(wechatEvents);

  await app.register(callSpans);
  app.decorate('clock', deps.clock);
  app.decorate('pay', pay);
  app.decorate('wechatEvents', wechatEvents);
  app.decorate('subscribe', subscribe);
  app.decorate('ticketCards', ticketCards);
  app.decorate('noteExport', noteExports(database));
  app.decorate('stopping', false);
  app.decorate('refusals', []);
  // What every call goes through is no promise where nothing is waited for: a dozen of them were a tenth of the server's time in a sale.
  app.addHook('onRequest', (req, reply, done) => {
    reply.header('x-request-id', req.id);
    done(app.refusals.length > 0 && !isHealthPath(req.url) ? new AppError('unavailable') : undefined);
  });
  if (database.kind === 'pglite')
    app.addHook('onRequest', async ({ method, routeOptions }) => {
      // What is kept may still be read, and calls for help are small.
      if (method !== 'GET' && !routeOptions.config.ownLimit && !(await database.hasRoom())) throw new AppError('unavailable');
    });
  app.addHook('preClose', async () => {
    app.stopping = true;
  });
  // A connection that stayed open after its last answer would keep a stopping server waiting.
  app.addHook('onSend', (_req, reply, _payload, done) => {
    if (app.stopping) reply.header('connection', 'close');
    done();
  });
  readJsonBodies(app);
  await app.register(callMetrics);
  const releaseFiles = createReleaseFiles(database, config);
  app.decorate('keepReleaseFiles', releaseFiles.keep);
  await app.register(errors, { releaseFiles });
  await app.register(shedding, { database, sheds: deps.sheds ?? true });
  await app.register(securityHeaders, {
    scriptHashes: async () => (await builtPage())?.page.scriptHashes ?? [],
    bridgeOrigin,
    hasMap: config.mapKey !== null,
  });
  await app.register(multipart);
  await app.register(limits, { redis: deps.redis, park: secretFingerprint(config.authSecret), perAddress: config.rateLimit });
  await app.register(auth, { sessions, origins: config.publicOrigins });
  await app.register(openapi, { viewer: config.apiDocs });
  await app.register(consoleApp, { consoleDir: config.consoleDir, parkName: config.parkName });
  await app.register(h5App, { h5Dir: config.h5Dir, firstScreens });

  const files = openFiles(database, config);
  const check = createHealth({ ...deps, dataDir: config.dataDir });
  registerHealth(app, { check, figures: createFigures({ ...deps, config }) });
  registerSession(app, signIn, config.publicOrigins);
  registerActivity(app, { database, config });
  const events = createStaffEvents(database, {
    ...deps.staffEvents,
    onError: (error) => app.log.warn({ err: error }, 'staff events'),
  });
  registerStaffEvents(app, { events, sessions, ...deps.staffEvents });
  registerStaff(app, { database, sessions, config, passwordCost: deps.passwordCost });
  registerHelp(app, { database, authSecret: config.authSecret });
  registerFinds(app, { database, files });
  registerFeedback(app, { database, files });
  registerFile(app, files);
  registerLive(app, deps);
  registerLock(app, deps);
  registerLostFound(app, { database, files });
  registerExhibits(app, { database, files });
  registerStamps(app, { database, authSecret: config.authSecret });
  registerMiniCodes(app, { database, wechat: deps.wechat, authSecret: config.authSecret });
  registerWalks(app, database);
  registerMap(app, { database, mapKey: config.mapKey });
  registerMessage(app, { database, subscribe });
  hearSubscriptions(wechatEvents);
  hearCards(wechatEvents);
  registerNotice(app, deps);
  registerOverview(app, deps);
  registerPacks(app, { database, files, mapKey: config.mapKey, h5Dir: config.h5Dir, signer });
  registerPay(app, pay, files);
  registerPoints(app, deps);
  registerPrize(app, { database, config, wechat: deps.wechat });
  registerWechatEvents(app, wechatEvents);
  registerVisitor(app, { database, ownTables, pay, files, ciphers: ownCiphers(config) });
  registerSearch(app, deps);
  const crowds = createCrowds(database);
  registerCapacity(app, { database, crowds });
  registerTicket(app, { database, crowds, pay, config, ticks: deps.ticks ?? true });
  return app;
}

/** Fastify takes no number: it would have to know that the nearest address is a proxy, which the operator does. */
function trusted(proxies: Config['trustProxy']): string | false | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
}

/** Where this machine reaches the server once it listens. */
function ownOrigin(app: FastifyInstance): string {
  const listening = app.server.address();
  if (typeof listening !== 'object' || !listening) return '';
  const { address, family, port } = listening;
  const everywhere = address === '0.0.0.0' || address === '::';
  return `http://${everywhere ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

/** An empty JSON body is an empty input, so that the answer names the missing fields. */
function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (req, body, done) => {
    if (body.length === 0) done(null, {});
    else parse(req, body as string, done);
  });
}
