import fastify, { type FastifyInstance } from 'fastify';
import { AppTokens, registerTokenControls } from './appTokens';
import { newcomerId, newcomerOpenid, registerBrowserCalls } from './browserCalls';
import { registerCodeCalls } from './codeCalls';
import { type AppKind, Codes } from './codes';
import { FAULT_KINDS, type FaultKind, Faults } from './faults';
import { registerMerchantCalls } from './pay/merchantCalls';
import { PayError } from './pay/payError';
import { registerPayerCalls } from './pay/payerCalls';
import { createPaySandbox } from './pay/paySandbox';
import { NEWCOMER, personaByKey } from './personas';
import { Push, type PushSettings } from './push';
import { miniOpenid, registerServerCalls } from './serverCalls';
import { registerSubscribeCalls, registerSubscribeControls } from './subscribeCalls';
import { Cards, Subscriptions } from './subscriptions';
import { registerTradeCalls } from './tradeCalls';

export interface SandboxOptions {
  /** Epoch milliseconds, for tests. */
  clock?: () => number;
  /** Where its money is kept; null: in memory. */
  dataFile?: string | null;
  /** Who is paid, as the pay sheet says it. */
  merchantName?: string;
}

/** WeChat for a machine that has none, speaking its protocol. */
export async function buildSandbox({
  clock = Date.now,
  dataFile = null,
  merchantName,
}: SandboxOptions = {}): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: true });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_req, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
  // Of whoever steers it: merchants are answered as WeChat does.
  app.setErrorHandler((error, _req, reply) => {
    if (!(error instanceof PayError)) throw error;
    return reply.code(error.status).send({ error: `${error.code} ${error.message}` });
  });
  const codes = new Codes(clock);
  const faults = new Faults();
  let aheadBy = 0;
  const pay = createPaySandbox({ file: dataFile, faults, clock: () => clock() + aheadBy });
  const push = new Push(faults, { clock: pay.clock, origin: () => pay.trades.lastOrigin });
  app.addHook('onClose', async () => {
    pay.notifier.close();
    push.close();
  });
  registerBrowserCalls(app, codes);
  const tokens = new AppTokens(pay.clock);
  const subscriptions = new Subscriptions();
  const cards = new Cards((id) => [...pay.store.trades.values()].find(({ transactionId }) => transactionId === id), pay.clock);
  registerServerCalls(app, { codes, faults, tokens }, (mini) => {
    registerSubscribeCalls(mini, { subscriptions, cards, faults, push });
    registerCodeCalls(mini, faults);
    registerTradeCalls(app, mini, { pay, push });
  });
  registerTokenControls(app, tokens);
  registerSubscribeControls(app, { subscriptions, cards, push });
  registerMerchantCalls(app, pay);
  registerPayerCalls(app, pay, merchantName);
  registerPushControls(app, push);
  registerControls(app, codes, faults, (at) => {
    aheadBy = at === null ? 0 : at - clock();
  });
  await app.ready();
  return app;
}

const FAULT_DELAY_MS = 3_000;

/** How tests and developers steer the sandbox; the real WeChat has nothing of the kind. */
function registerControls(app: FastifyInstance, codes: Codes, faults: Faults, setClock: (at: number | null) => void): void {
  /** The code that `wx.login` would give the phone of `persona`, and whose it is; of a newcomer the same one's for the same `newcomer`. */
  app.post('/sandbox/jscode', async (req, reply) => {
    const { persona = NEWCOMER, newcomer = newcomerId() } = (req.body ?? {}) as { persona?: string; newcomer?: string };
    const found = personaByKey(persona);
    if (!found) return reply.code(400).send({ error: `no persona ${JSON.stringify(persona)}` });
    const person = found.openid ?? newcomerOpenid(newcomer);
    return { code: codes.issue('mini', person, ''), openid: miniOpenid(person) };
  });

  /** The code that `getPhoneNumber` would give the mini-program on the phone with this number. */
  app.post('/sandbox/phonecode', async (req, reply) => {
    const { number, countryCode = '86' } = (req.body ?? {}) as { number?: unknown; countryCode?: unknown };
    if (!isDigits(number) || !isDigits(countryCode))
      return reply.code(400).send({ error: 'number and countryCode are digits' });
    return { code: codes.issue('phone', `${countryCode} ${number}`, '') };
  });

  app.post('/sandbox/faults', async (req, reply) => {
    const { kind, times = 1, delayMs = FAULT_DELAY_MS, on = '', errcode = -1 } = (req.body ?? {}) as Record<string, unknown>;
    if (!FAULT_KINDS.includes(kind as FaultKind))
      return reply.code(400).send({ error: `kind is one of ${FAULT_KINDS.join(', ')}` });
    if (!isCount(times) || times < 1 || !isCount(delayMs))
      return reply.code(400).send({ error: 'times and delayMs are whole numbers' });
    if (typeof on !== 'string') return reply.code(400).send({ error: 'on is a part of an address' });
    if (!Number.isInteger(errcode)) return reply.code(400).send({ error: 'errcode is one of WeChat’s' });
    faults.plan({ kind: kind as FaultKind, times, delayMs, on, errcode: errcode as number });
    return { planned: faults.list() };
  });

  /** Sets the clock of the sandbox's money: when is it paid, when is an order too old. `at`: epoch milliseconds; null: the real one. */
  app.post('/sandbox/clock', async (req, reply) => {
    const { at } = (req.body ?? {}) as { at?: unknown };
    if (at !== null && !isCount(at)) return reply.code(400).send({ error: 'at is a moment in epoch milliseconds, or null' });
    setClock(at);
    return { at };
  });

  app.get('/sandbox/faults', async () => ({ planned: faults.list() }));

  app.delete('/sandbox/faults', async () => {
    faults.clear();
    return { planned: [] };
  });
}

const isDigits = (value: unknown): value is string => typeof value === 'string' && /^\d+$/.test(value);

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

type AnnounceArgs = Parameters<Push['announce']>;

/** What an owner does in the console of an app, and events that WeChat makes by itself. */
function registerPushControls(app: FastifyInstance, push: Push): void {
  /** Where events go and how they are written; what is left out stays. */
  app.post('/sandbox/push', async (req) => {
    const { url, format, mode } = (req.body ?? {}) as Partial<PushSettings>;
    push.settings = { ...push.settings, ...(url !== undefined && { url }), ...(format && { format }), ...(mode && { mode }) };
    return push.settings;
  });

  /** Enters the address in the console: whether the server says the word. */
  app.post('/sandbox/push/confirm', async (req) => {
    const { app: kind = 'mini' } = (req.body ?? {}) as { app?: AppKind };
    return { confirmed: await push.confirm(kind) };
  });

  /** Makes an event: `{app, event, fields, from}`. */
  app.post('/sandbox/push/event', async (req) => {
    const {
      app: kind = 'mini',
      event,
      fields = {},
      from,
    } = (req.body ?? {}) as { app?: AnnounceArgs[0]; event: AnnounceArgs[1]; fields?: AnnounceArgs[2]; from?: AnnounceArgs[3] };
    push.announce(kind, event, fields, from);
    return {};
  });

  /** How often the server was told what, newest last. */
  app.get('/sandbox/push/deliveries', async () => ({ deliveries: push.deliveries }));
}
