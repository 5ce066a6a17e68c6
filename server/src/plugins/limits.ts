import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import { HELP } from '@park/contract/help/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Redis } from 'ioredis';
import { AppError } from '../http/appError';

const MINUTE = 60_000;
/** A phone that is used by hand asks a few times a second at most. */
const PER_VISITOR = 300;
/** An office whose people come at nine has one address; guessing one name is stopped by its own lock. */
const LOGINS_PER_ADDRESS = 40;
/** Over all addresses, so that guessing from many of them does not pay. */
const LOGINS_PER_NAME = 60;
/** A crowd that signs up for a draw over the park's own network has one address. */
const PHONES_PER_ADDRESS = 300;
/** Of one phone, by hand: enough for a mistyped name, too few for guessing one. */
const TRIES_PER_PHONE = 10;
/** In ten minutes: two full forms of the most pictures, and as many mistakes. Drawing pictures anew is the dearest thing to ask for. */
const UPLOADS_PER_PERSON = 40;
const DAY = 24 * 60 * MINUTE;
/** Words that one person can help to become hot on a day, each once. */
const WORDS_PER_PERSON = 30;

declare module 'fastify' {
  interface FastifyInstance {
    /** @throws AppError tooManyRequests */
    limitAdminLogin(req: FastifyRequest, userName: string): Promise<void>;
    /**
     * Before an answer that says whether a phone is known. `phone` is a keyed hash of it. @throws AppError tooManyRequests
     */
    limitPhone(req: FastifyRequest, what: string, phone: string): Promise<void>;
    /** Whether a phone that calls for help does so more often than a person can. It is counted, never refused. */
    asksTooOften(req: FastifyRequest, device: string): Promise<boolean>;
    /** Before a picture is taken in. @throws AppError tooManyRequests */
    limitUpload(req: FastifyRequest): Promise<void>;
    /** Whether this word of this visitor (of this address, when signed out) counts today. */
    countsAsHot(req: FastifyRequest, word: string): Promise<boolean>;
  }
  interface FastifyRequest {
    /** What a limit that is not about an address or a visitor counts under. */
    limitedAs: string;
  }
}

interface LimitOptions {
  redis: Redis | null;
  /** Requests a minute from one address; a whole park may stand behind one. 0: no limit on requests. */
  perAddress: number;
}

/**
 * Limits on how often one may ask: by address for everything, by visitor once signed in, and much lower for administrator
 * logins and to asking about phones. Counted in Redis when there is one (all nodes together), else in this process.
 */
export const limits = fp(async (app: FastifyInstance, { redis, perAddress }: LimitOptions) => {
  await app.register(rateLimit, {
    global: false,
    nameSpace: 'park-limit:',
    // Without Redis the park still works, only uncounted.
    skipOnError: true,
    ...(redis ? { redis } : {}),
  });
  type Limit = Pick<RateLimitOptions, 'max' | 'timeWindow' | 'keyGenerator'>;
  const counter = (name: string, options: Limit) =>
    app.createRateLimit({ ...options, keyGenerator: async (req) => `${name}:${await options.keyGenerator?.(req)}` });
  const limiter = (name: string, options: Limit) => {
    const count = counter(name, options);
    return async (req: FastifyRequest) => {
      const result = await count(req);
      if (!result.isAllowed && result.isExceeded) throw new AppError('tooManyRequests', { seconds: result.ttlInSeconds });
    };
  };

  const byAddress = limiter('ip', { max: perAddress, timeWindow: MINUTE, keyGenerator: (req) => req.ip });
  const byVisitor = limiter('visitor', {
    max: PER_VISITOR,
    timeWindow: MINUTE,
    keyGenerator: (req) => req.identity.visitorId,
  });
  if (perAddress > 0) {
    app.addHook('onRequest', async (req) => {
      if (req.routeOptions.config.auth && !req.routeOptions.config.ownLimit) await byAddress(req);
    });
    app.addHook('preValidation', async (req) => {
      if (req.identity.visitorId !== '' && !req.routeOptions.config.ownLimit) await byVisitor(req);
    });
  }

  const helpByDevice = app.createRateLimit({
    max: HELP.perMinute,
    timeWindow: MINUTE,
    keyGenerator: (req) => `help:${req.limitedAs}`,
  });
  app.decorate('asksTooOften', async (req: FastifyRequest, device: string) => {
    req.limitedAs = device;
    const result = await helpByDevice(req);
    return !result.isAllowed && result.isExceeded;
  });

  const loginByAddress = limiter('login-ip', { max: LOGINS_PER_ADDRESS, timeWindow: MINUTE, keyGenerator: (req) => req.ip });
  const loginByName = limiter('login-name', {
    max: LOGINS_PER_NAME,
    timeWindow: 10 * MINUTE,
    keyGenerator: (req) => req.limitedAs,
  });
  app.decorateRequest('limitedAs', '');
  app.decorate('limitAdminLogin', async (req: FastifyRequest, userName: string) => {
    req.limitedAs = userName.toLowerCase();
    await loginByAddress(req);
    await loginByName(req);
  });

  const phonesByAddress = limiter('phone-ip', { max: PHONES_PER_ADDRESS, timeWindow: MINUTE, keyGenerator: (req) => req.ip });
  const triesByPhone = limiter('phone', {
    max: TRIES_PER_PHONE,
    timeWindow: 10 * MINUTE,
    keyGenerator: (req) => req.limitedAs,
  });
  app.decorate('limitPhone', async (req: FastifyRequest, what: string, phone: string) => {
    req.limitedAs = `${what}:${phone}`;
    if (perAddress > 0) await phonesByAddress(req);
    await triesByPhone(req);
  });

  const uploadsByPerson = limiter('upload', {
    max: UPLOADS_PER_PERSON,
    timeWindow: 10 * MINUTE,
    keyGenerator: ({ identity: { visitorId, admin } }) => (admin ? `staff:${admin.id}` : visitorId),
  });
  app.decorate('limitUpload', async (req: FastifyRequest) => {
    if (perAddress > 0) await uploadsByPerson(req);
  });

  const person = (req: FastifyRequest) => req.identity.visitorId || req.ip;
  const sameWord = counter('hot-word', {
    max: 1,
    timeWindow: DAY,
    keyGenerator: (req) => `${person(req)}:${req.limitedAs}`,
  });
  const wordsOfPerson = counter('hot-words', { max: WORDS_PER_PERSON, timeWindow: DAY, keyGenerator: person });
  app.decorate('countsAsHot', async (req: FastifyRequest, word: string) => {
    req.limitedAs = word;
    const isUnder = (result: Awaited<ReturnType<typeof sameWord>>) => result.isAllowed || !result.isExceeded;
    return isUnder(await sameWord(req)) && isUnder(await wordsOfPerson(req));
  });
});
