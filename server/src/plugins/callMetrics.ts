import type { ErrorName } from '@park/contract/errors';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { callSeconds, calls } from '../metrics';

declare module 'fastify' {
  interface FastifyReply {
    /** Why the call failed; empty as a rule. */
    errorName: ErrorName | '';
  }
}

/** Counts every call and says it in the log: one line, with the id that the answer carries too. */
export const callMetrics = fp(async (app: FastifyInstance) => {
  app.decorateReply('errorName', '');
  app.addHook('onResponse', (req, reply, done) => {
    const { errorName, statusCode, elapsedTime } = reply;
    // What no route answers is one call, whatever was asked for.
    const call = req.routeOptions.url ?? 'none';
    calls.inc({ call, status: `${Math.floor(statusCode / 100)}xx`, error: errorName });
    // A stream lasts as long as its reader likes.
    if (reply.getHeader('content-type') !== 'text/event-stream') callSeconds.observe({ call }, elapsedTime / 1_000);
    req.log.info({ req, status: statusCode, error: errorName || undefined, ms: Math.round(elapsedTime) }, 'answered');
    done();
  });
});
