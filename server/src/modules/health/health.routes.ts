import type { FastifyInstance } from 'fastify';
import type { Health } from './health.service';

declare module 'fastify' {
  interface FastifyInstance {
    /** True from the moment the server was asked to stop. */
    stopping: boolean;
  }
}

/**
 * For machines that watch, so without envelope. `/healthz`: can this node serve. `/readyz`: should it be sent requests,
 * which a node that is stopping answers with no.
 */
export function registerHealth(app: FastifyInstance, check: () => Promise<Health>): void {
  app.get('/healthz', { schema: { summary: 'Whether this node can serve', tags: ['health'] } }, async (_req, reply) => {
    const health = await check();
    return reply
      .code(health.status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(health);
  });
  app.get('/readyz', { schema: { summary: 'Whether to send requests here', tags: ['health'] } }, async (_req, reply) => {
    const health = await check();
    const status = app.stopping ? 'stopping' : health.status;
    return reply
      .code(status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status });
  });
}
