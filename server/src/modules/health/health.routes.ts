import * as calls from '@park/contract/health/calls';
import { schemas } from '@park/contract/health/schemas';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config';
import { mount } from '../../http/mount';
import { RELEASE } from '../../release';
import type { Figures } from './figures.service';
import type { Health } from './health.service';
import { staffStatus } from './status.service';

declare module 'fastify' {
  interface FastifyInstance {
    /** True from the moment the server was asked to stop. */
    stopping: boolean;
    /** Why this node serves nobody, each in a sentence for the operator; empty as a rule. */
    refusals: string[];
  }
}

const HEALTH = '/healthz';
const READY = '/readyz';

/** Those a node answers whatever else it refuses. */
export const isHealthPath = (url: string): boolean => [HEALTH, READY].includes(url.split('?', 1)[0] ?? '');

/**
 * For machines that watch, so without envelope. `/healthz`: can this node serve, and what runs here. `/readyz`: should it be sent requests,
 * which a node that is stopping, or that cannot write to its data folder, answers with no.
 */
export function registerHealth(
  app: FastifyInstance,
  {
    check,
    figures,
    config,
  }: { check: () => Promise<Health>; figures: () => Promise<Figures>; config: Pick<Config, 'backupDir'> },
): void {
  mount(app, calls, schemas, staffStatus(check, figures, config.backupDir !== null));
  app.get(
    HEALTH,
    { logLevel: 'warn', schema: { summary: 'Check that this node runs', tags: ['health'] } },
    async (_req, reply) => {
      const health = await check();
      const status = app.refusals.length > 0 ? 'failing' : health.status;
      return reply
        .code(status === 'ok' ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ ...RELEASE, ...health, status });
    },
  );
  app.get(
    READY,
    { logLevel: 'warn', schema: { summary: 'Check that this node takes requests', tags: ['health'] } },
    async (_req, reply) => {
      const reasons = [...app.refusals, ...reasonsOf(await check())];
      const status = app.stopping ? 'stopping' : reasons.length > 0 ? 'failing' : 'ok';
      return reply
        .code(status === 'ok' ? 200 : 503)
        .header('cache-control', 'no-store')
        .send(reasons.length > 0 ? { status, reasons } : { status });
    },
  );
}

/** In words, for who is to mend it. */
function reasonsOf({ database, pendingMigrations, storage }: Health): string[] {
  return [
    ...(database === 'ok' ? [] : ['The database does not answer.']),
    ...(pendingMigrations.length > 0 ? [`The database lacks ${pendingMigrations.join(', ')}.`] : []),
    ...(storage === 'ok' ? [] : [`The data folder cannot be written: ${storage}.`]),
  ];
}
