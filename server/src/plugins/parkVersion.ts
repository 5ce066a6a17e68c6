import { PARK_VERSION_HEADER } from '@park/contract/park/limits';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Tells phones by what they ask anyway that the park was saved (decision 248). */
export const parkVersion = fp(async (app: FastifyInstance, { knownVersion }: { knownVersion: () => number | null }) => {
  app.addHook('onSend', async (req, reply) => {
    const { auth } = req.routeOptions.config;
    const version = knownVersion();
    if (auth && auth !== 'admin' && version !== null) reply.header(PARK_VERSION_HEADER, version);
  });
});
