import fastify, { type FastifyInstance } from 'fastify';
import { AppTokens, registerTokenControls } from './appTokens';
import { registerBrowserCalls } from './browserCalls';
import { registerCodeCalls } from './codeCalls';
import { Codes } from './codes';
import { registerControls } from './controls';
import { Faults } from './faults';
import { registerMerchantCalls } from './pay/merchantCalls';
import { PayError } from './pay/payError';
import { registerPayerCalls } from './pay/payerCalls';
import { createPaySandbox } from './pay/paySandbox';
import { Push } from './push';
import { registerPushControls } from './pushControls';
import { registerServerCalls } from './serverCalls';
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
