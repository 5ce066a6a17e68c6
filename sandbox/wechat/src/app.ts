import fastify, { type FastifyInstance } from 'fastify';
import { registerBrowserCalls } from './browserCalls';
import { Codes } from './codes';
import { registerControls } from './controls';
import { Faults } from './faults';
import { registerMerchantCalls } from './pay/merchantCalls';
import { registerPayerCalls } from './pay/payerCalls';
import { createPaySandbox } from './pay/paySandbox';
import { registerServerCalls } from './serverCalls';

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
  const codes = new Codes(clock);
  const faults = new Faults();
  let aheadBy = 0;
  const pay = createPaySandbox({ file: dataFile, faults, clock: () => clock() + aheadBy });
  app.addHook('onClose', async () => pay.notifier.close());
  registerBrowserCalls(app, codes);
  registerServerCalls(app, codes, faults);
  registerMerchantCalls(app, pay);
  registerPayerCalls(app, pay, merchantName);
  registerControls(app, codes, faults, (at) => {
    aheadBy = at === null ? 0 : at - clock();
  });
  await app.ready();
  return app;
}
