import fastify, { type FastifyInstance } from 'fastify';
import { registerBrowserCalls } from './browserCalls';
import { Codes } from './codes';
import { registerControls } from './controls';
import { Faults } from './faults';
import { registerServerCalls } from './serverCalls';

/** WeChat for a machine that has none, speaking its protocol. `clock` in epoch milliseconds, for tests. */
export async function buildSandbox({ clock = Date.now }: { clock?: () => number } = {}): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: true });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_req, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
  const codes = new Codes(clock);
  const faults = new Faults();
  registerBrowserCalls(app, codes);
  registerServerCalls(app, codes, faults);
  registerControls(app, codes, faults);
  await app.ready();
  return app;
}
