import { randomInt, randomUUID } from 'node:crypto';
import type { Priority } from '@park/contract/call';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Database } from '../db/db';
import { AppError } from '../http/appError';
import { refusedCalls } from '../metrics';
import { isRefused, priorityOf } from './shedding.rules';

declare module 'fastify' {
  interface FastifyContextConfig {
    priority?: Priority;
  }
  interface FastifyInstance {
    /** What this server asks itself carries it in the header `own-call`: one answer that is sent to many is not refused. */
    ownCalls: string;
  }
}

/** Who was refused comes back so much later, not all at once. */
const RETRY_SECONDS = { from: 2, to: 6 };

interface SheddingOptions {
  database: Pick<Database, 'connections'>;
  sheds: boolean;
}

/**
 * A node that gets more than it can answer refuses what visitors can do without, at once and before it has cost anything, so that the
 * rest is answered in time: first what is nice to have, then other reads, orders last, and calls for help, the gate and payments never.
 * How late it is tells whoever waits for a connection to the database: that is where calls stand in line. The embedded one has none.
 */
export const shedding = fp(async (app: FastifyInstance, { database, sheds }: SheddingOptions) => {
  app.decorate('ownCalls', randomUUID());
  app.addHook('onRoute', (route) => {
    const method = String(route.method);
    route.config = { ...route.config, priority: priorityOf({ ...route.config, method, path: route.url }) };
  });
  if (!sheds) return;
  app.addHook('onRequest', (req, _reply, done) => {
    const { priority = 'vital' } = req.routeOptions.config;
    if (!isRefused(priority, database.connections()?.delay ?? 0) || req.headers['own-call'] === app.ownCalls) return done();
    refusedCalls.inc({ priority });
    done(new AppError('unavailable', { seconds: randomInt(RETRY_SECONDS.from, RETRY_SECONDS.to) }));
  });
});
