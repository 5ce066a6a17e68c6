import * as calls from '@park/contract/health/calls';
import { schemas } from '@park/contract/health/schemas';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount';
import { RELEASE } from '../../release';
import type { Figures } from './figures.service';
import { createReadiness, type Health } from './health.service';
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
const ALIVE = '/livez';

/** Those a node answers whatever else it refuses. */
export const isHealthPath = (url: string): boolean => [HEALTH, READY, ALIVE].includes(url.split('?', 1)[0] ?? '');

/**
 * For machines that watch, so without envelope. `/livez`: does this process answer at all, whatever is away. `/healthz`: can this node serve,
 * and what runs here. `/readyz`: should it be sent requests, which a node that is stopping, or whose clock is wrong, answers with no.
 */
export function registerHealth(
  app: FastifyInstance,
  { check, figures }: { check: () => Promise<Health>; figures: () => Promise<Figures> },
): void {
  mount(app, calls, schemas, staffStatus(check, figures));
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
    ALIVE,
    { logLevel: 'warn', schema: { summary: 'Check that this process answers', tags: ['health'] } },
    async (_req, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  const reasons = createReadiness(check);
  app.get(
    READY,
    { logLevel: 'warn', schema: { summary: 'Check that this node takes requests', tags: ['health'] } },
    async (_req, reply) => {
      const found = [...app.refusals, ...(await reasons())];
      const status = app.stopping ? 'stopping' : found.length > 0 ? 'failing' : 'ok';
      return reply
        .code(status === 'ok' ? 200 : 503)
        .header('cache-control', 'no-store')
        .send(found.length > 0 ? { status, reasons: found } : { status });
    },
  );
}
