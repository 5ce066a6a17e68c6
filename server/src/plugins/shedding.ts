import { randomInt, randomUUID } from 'node:crypto';
import underPressure from '@fastify/under-pressure';
import type { Priority } from '@park/contract/call';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Database } from '../db/db';
import { AppError } from '../http/appError';
import { refusedCalls } from '../metrics';
import { delayOf, isRefused, priorityOf } from './shedding.rules';

declare module 'fastify' {
  interface FastifyContextConfig {
    priority?: Priority;
  }
  interface FastifyInstance {
    /** What this server asks itself carries it in the header `own-call`: one answer that is sent to many is not refused. */
    ownCalls: string;
  }
}

/** A moment's delay of the event loop is none: the mean over so long counts. */
const SAMPLE_MS = 1_000;
/** Who was refused comes back so much later, not all at once. */
const RETRY_SECONDS = { from: 2, to: 6 };

interface SheddingOptions {
  database: Pick<Database, 'connections'>;
  sheds: boolean;
}

/**
 * A node that gets more than it can answer refuses what visitors can do without, at once and before it has cost anything, so that the
 * rest is answered in time: first what is nice to have, then other reads, orders last, and calls for help, the gate and payments never.
 * How late it is tell the event loop and whoever waits for a connection to the database.
 */
export const shedding = fp(async (app: FastifyInstance, { database, sheds }: SheddingOptions) => {
  app.decorate('ownCalls', randomUUID());
  app.addHook('onRoute', (route) => {
    const method = String(route.method);
    route.config = { ...route.config, priority: priorityOf({ ...route.config, method, path: route.url }) };
  });
  if (!sheds) return;
  await app.register(underPressure, { sampleInterval: SAMPLE_MS });
  app.addHook('onRequest', async (req) => {
    const { priority = 'vital' } = req.routeOptions.config;
    const delay = delayOf(app.memoryUsage().eventLoopDelay, database.connections()?.delay ?? 0);
    if (!isRefused(priority, delay) || req.headers['own-call'] === app.ownCalls) return;
    refusedCalls.inc({ priority });
    throw new AppError('unavailable', { seconds: randomInt(RETRY_SECONDS.from, RETRY_SECONDS.to) });
  });
});
