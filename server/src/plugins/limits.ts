import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import { HELP } from '@park/contract/help/limits';
import { DAY_MS, MINUTE_MS } from '@park/contract/parkTime';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Redis } from 'ioredis';
import { AppError } from '../http/appError';
import { networkOf } from '../http/network';
import { isHealthPath } from '../modules/health/health.routes';
import { type Alone, limitStore } from './limitStore';

/** A phone that is used by hand asks a few times a second at most. */
const PER_VISITOR = 300;
/** In ten minutes, by hand: a draw takes one entry of an account, however often it is tried. */
const ENTRIES_PER_VISITOR = 20;
/** In ten minutes: two full forms of the most pictures, and as many mistakes. Drawing pictures anew is the dearest thing to ask for. */
const UPLOADS_PER_PERSON = 40;
/** Files of the apps and the park, for each call that an address may make: a first visit takes dozens, and they cost little. */
const FILES_PER_CALL = 10;
/** Words that one person can help to become hot on a day, each once. */
const WORDS_PER_PERSON = 30;
/** Times a day that a network can say of one exhibit that it was heard; a whole park may stand behind one. */
const HEARD_PER_NETWORK = 300;
/** Finds a day that a network can report, whatever phones it says it has; a whole park may stand behind one. */
const FINDS_PER_NETWORK = 200;

declare module 'fastify' {
  interface FastifyInstance {
    /** Before somebody enters a draw: of an account, so that nobody's tries are in another's way. @throws AppError tooManyRequests */
    limitEntering(req: FastifyRequest): Promise<void>;
    /** Whether a phone that calls for help does so more often than a person can. It is counted, never refused. */
    asksTooOften(req: FastifyRequest, device: string): Promise<boolean>;
    /** Before a picture is taken in. @throws AppError tooManyRequests */
    limitUpload(req: FastifyRequest): Promise<void>;
    /** Whether this word of this visitor (of this address, when signed out) counts today. */
    countsAsHot(req: FastifyRequest, word: string): Promise<boolean>;
    /** Whether one more time that this exhibit was heard counts today, from where it is told. */
    countsAsHeard(req: FastifyRequest, exhibitId: string): Promise<boolean>;
    /** Whether one more find may be reported today, from where it is told. */
    mayReportFind(req: FastifyRequest): Promise<boolean>;
  }
  interface FastifyRequest {
    /** What a limit that is not about an address or a visitor counts under. */
    limitedAs: string;
  }
}

interface LimitOptions {
  redis: Redis | null;
  /** The same at all its nodes, and another than that of other parks. */
  park: string;
  /** Requests a minute from one address; a whole park may stand behind one. 0: no limit on requests. */
  perAddress: number;
}

/**
 * Limits on how often one may ask: by address for everything but health, by visitor once signed in, and much lower for asking about phones.
 * Wrong guesses are counted elsewhere (modules/guess). Counted in Redis while there is one that answers (all nodes together), else
 * in this process.
 */
export const limits = fp(async (app: FastifyInstance, { redis, park, perAddress }: LimitOptions) => {
  await app.register(rateLimit, { global: false, store: limitStore(redis, park) });
  type Limit = Pick<RateLimitOptions, 'max' | 'timeWindow' | 'keyGenerator'> & Alone;
  const counter = (name: string, options: Limit) =>
    app.createRateLimit({ ...options, keyGenerator: async (req) => `${name}:${await options.keyGenerator?.(req)}` });
  const limiter = (name: string, options: Limit) => {
    const count = counter(name, options);
    return async (req: FastifyRequest) => {
      const result = await count(req);
      if (!result.isAllowed && result.isExceeded) throw new AppError('tooManyRequests', { seconds: result.ttlInSeconds });
    };
  };

  const byAddress = limiter('ip', { max: perAddress, timeWindow: MINUTE_MS, keyGenerator: networkOf });
  const filesByAddress = limiter('files', {
    max: perAddress * FILES_PER_CALL,
    timeWindow: MINUTE_MS,
    keyGenerator: networkOf,
    // A picture is not worth a way to Redis.
    alone: true,
  });
  const byVisitor = limiter('visitor', {
    max: PER_VISITOR,
    timeWindow: MINUTE_MS,
    keyGenerator: (req) => req.identity.visitorId,
  });
  if (perAddress > 0) {
    app.addHook('onRequest', async (req) => {
      const { auth, ownLimit } = req.routeOptions.config;
      if (ownLimit || isHealthPath(req.url)) return;
      // What is posted without being a call claims to be WeChat's.
      await (auth || req.method === 'POST' ? byAddress : filesByAddress)(req);
    });
    app.addHook('preValidation', async (req) => {
      if (req.identity.visitorId !== '' && !req.routeOptions.config.ownLimit) await byVisitor(req);
    });
  }

  const helpByDevice = counter('help', {
    max: HELP.perMinute,
    timeWindow: MINUTE_MS,
    keyGenerator: (req) => req.limitedAs,
    // Nobody who calls for help waits for Redis.
    alone: true,
  });
  app.decorateRequest('limitedAs', '');
  app.decorate('asksTooOften', async (req: FastifyRequest, device: string) => {
    req.limitedAs = device;
    const result = await helpByDevice(req);
    return !result.isAllowed && result.isExceeded;
  });

  const entriesByVisitor = limiter('enter', {
    max: ENTRIES_PER_VISITOR,
    timeWindow: 10 * MINUTE_MS,
    keyGenerator: (req) => req.identity.visitorId,
  });
  app.decorate('limitEntering', entriesByVisitor);

  const person = (req: FastifyRequest) => req.identity.visitorId || networkOf(req);
  const uploadsByPerson = limiter('upload', {
    max: UPLOADS_PER_PERSON,
    timeWindow: 10 * MINUTE_MS,
    keyGenerator: (req) => {
      const { admin } = req.identity;
      return admin ? `staff:${admin.id}` : person(req);
    },
  });
  app.decorate('limitUpload', async (req: FastifyRequest) => {
    if (perAddress > 0) await uploadsByPerson(req);
  });

  const sameWord = counter('hot-word', {
    max: 1,
    timeWindow: DAY_MS,
    keyGenerator: (req) => `${person(req)}:${req.limitedAs}`,
  });
  const wordsOfPerson = counter('hot-words', { max: WORDS_PER_PERSON, timeWindow: DAY_MS, keyGenerator: person });
  const isUnder = (result: Awaited<ReturnType<typeof sameWord>>) => result.isAllowed || !result.isExceeded;
  app.decorate('countsAsHot', async (req: FastifyRequest, word: string) => {
    req.limitedAs = word;
    return isUnder(await sameWord(req)) && isUnder(await wordsOfPerson(req));
  });

  const heardOfNetwork = counter('heard', {
    max: HEARD_PER_NETWORK,
    timeWindow: DAY_MS,
    keyGenerator: (req) => `${networkOf(req)}:${req.limitedAs}`,
  });
  app.decorate('countsAsHeard', async (req: FastifyRequest, exhibitId: string) => {
    req.limitedAs = exhibitId;
    return isUnder(await heardOfNetwork(req));
  });

  const findsOfNetwork = counter('finds', { max: FINDS_PER_NETWORK, timeWindow: DAY_MS, keyGenerator: networkOf });
  app.decorate('mayReportFind', async (req: FastifyRequest) => isUnder(await findsOfNetwork(req)));
});
