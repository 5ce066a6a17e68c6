import multipart from '@fastify/multipart';
import { publicKeysText } from '@park/contract/pack/manifest';
import fastify, { type FastifyInstance } from 'fastify';
import { parse } from 'qs';
import type { Config } from './config';
import { consoleApp } from './console/consoleApp';
import { createSample } from './content/sample';
import { installEncryption } from './db/encryptedColumn';
import { createFirstScreens } from './h5/firstScreen';
import { h5App } from './h5/h5App';
import { createIndexPage } from './h5/indexPage';
import { AppError } from './http/appError';
import { BODY_BYTES } from './http/route';
import { createCrowds } from './modules/capacity/crowd.service';
import { listEmpty } from './modules/emptyParts';
import { openFiles } from './modules/file/file.service';
import { isHealthPath } from './modules/health/health.routes';
import { createSubscribe, type Subscribe } from './modules/message/subscribe/subscribe.service';
import type { AppConfig, AppServices, Deps } from './modules/module';
import { modules, ofAllNouns } from './modules/modules';
import { packSigner } from './modules/pack/pack.service';
import { createPark } from './modules/park/park.service';
import { createPay, type Pay } from './modules/pay/pay.service';
import { createSessions } from './modules/session/session.service';
import { createSignIn } from './modules/session/signIn.service';
import { noteExports } from './modules/staff/audit.service';
import { createTicketCards, type TicketCards } from './modules/ticket/card/card.service';
import { createSettlement } from './modules/ticket/sale/settlement.service';
import { fitStock, requireSeasons } from './modules/ticket/slot.service';
import { openDays } from './modules/ticket/ticket.jobs.service';
import { ticketKeys } from './modules/ticket/ticketKeys';
import { createWaitingRoom } from './modules/waitingRoom/waitingRoom.service';
import { createWechatEvents, type WechatEvents } from './modules/wechatEvent/wechatEvent.service';
import { secretFingerprint } from './parkIdentity';
import { auth } from './plugins/auth';
import { callMetrics } from './plugins/callMetrics';
import { callSpans } from './plugins/callSpans';
import { answerBadAddress, errors } from './plugins/errors';
import { limits } from './plugins/limits';
import { openapi } from './plugins/openapi';
import { parkVersion } from './plugins/parkVersion';
import { parts } from './plugins/parts';
import { logOptions } from './plugins/requestLog';
import { securityHeaders } from './plugins/securityHeaders';
import { shedding } from './plugins/shedding';
import { createReleaseFiles } from './releaseFile/releaseFile.service';

export type { AppConfig, Deps } from './modules/module';

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
  const park = createPark(database, config, { requireSeasons, fitStock, openDays, listEmpty });
  const builtPage = createIndexPage(config.h5Dir, {
    park: () => park.head('zh-Hans', deps.clock()),
    bridge,
    packKeys,
  });
  const firstScreens = createFirstScreens(config.h5Dir, builtPage, { app, park, clock: deps.clock });

  const notifyOrigin = () => config.pay?.notifyOrigin ?? ownOrigin(app);
  const pay = createPay(
    {
      ...{ database, client: deps.payClient, wechat: deps.wechat, log: app.log, park, notifyOrigin },
      ...{ sandboxOrigin: bridgeOrigin, waitMs: deps.payWaitMs },
    },
    createSettlement(),
  );

  // Each noun says what it wants to hear of (`wechatEvents.on`).
  const wechatEvents = createWechatEvents({ database, wechat: deps.wechat, config: config.wechat.push, log: app.log });
  const { log } = app;
  const subscribe = createSubscribe({
    ...{ database, wechat: deps.wechat, templates: config.subscribe, messages: ofAllNouns.messages, log },
    miniState: config.production ? 'formal' : 'developer',
  });
  const ticketCards = createTicketCards({
    ...{ database, wechat: deps.wechat, states: config.ticketCard, log },
    origin: () => config.publicOrigins[0] ?? ownOrigin(app),
  });

  pay.listen(wechatEvents);

  await app.register(callSpans);
  app.decorate('clock', deps.clock);
  app.decorate('rules', park.rules);
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
  await app.register(parkVersion, { knownVersion: park.knownVersion });
  await app.register(parts, { parts: modules.flatMap(({ part }) => part ?? []), partsOff: park.partsOff });
  await app.register(openapi, { viewer: config.apiDocs });
  await app.register(consoleApp, { consoleDir: config.consoleDir, park });
  await app.register(h5App, { h5Dir: config.h5Dir, firstScreens });

  const services: AppServices = {
    ...deps,
    ...{ config, sessions, signIn, signer, wechatEvents, pay, subscribe, ticketCards, ...ofAllNouns },
    files: openFiles(database, config),
    crowds: createCrowds(database),
    park,
    sample: createSample(database, park.forget),
    rooms: createWaitingRoom(database, ticketKeys(config).places),
    keepReleaseFiles: releaseFiles.keep,
    ownOrigin: () => ownOrigin(app),
  };
  for (const { register } of modules) register?.(app, services);
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
