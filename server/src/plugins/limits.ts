import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Redis } from 'ioredis';
import { AppError } from '../http/appError';

const MINUTE = 60_000;
/** A phone that is used by hand asks a few times a second at most. */
const PER_VISITOR = 300;
const LOGINS_PER_ADDRESS = 10;
/** Over all addresses, so that guessing from many of them does not pay. */
const LOGINS_PER_NAME = 60;

declare module 'fastify' {
  interface FastifyInstance {
    /** @throws AppError tooManyRequests */
    limitAdminLogin(req: FastifyRequest, userName: string): Promise<void>;
  }
  interface FastifyRequest {
    loginName: string;
  }
}

interface LimitOptions {
  redis: Redis | null;
  /** Requests a minute from one address; a whole park may stand behind one. 0: no limit on requests. */
  perAddress: number;
}

/**
 * Limits on how often one may ask: by address for everything, by visitor once signed in, and much lower for administrator
 * logins. Counted in Redis when there is one (all nodes together), else in this process.
 */
export const limits = fp(async (app: FastifyInstance, { redis, perAddress }: LimitOptions) => {
  await app.register(rateLimit, {
    global: false,
    nameSpace: 'park-limit:',
    // Without Redis the park still works, only uncounted.
    skipOnError: true,
    ...(redis ? { redis } : {}),
  });
  const limiter = (name: string, options: Pick<RateLimitOptions, 'max' | 'timeWindow' | 'keyGenerator'>) => {
    const count = app.createRateLimit({
      ...options,
      keyGenerator: async (req) => `${name}:${await options.keyGenerator?.(req)}`,
    });
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
      if (req.routeOptions.config.auth) await byAddress(req);
    });
    app.addHook('preValidation', async (req) => {
      if (req.identity.visitorId !== '') await byVisitor(req);
    });
  }

  const loginByAddress = limiter('login-ip', { max: LOGINS_PER_ADDRESS, timeWindow: MINUTE, keyGenerator: (req) => req.ip });
  const loginByName = limiter('login-name', {
    max: LOGINS_PER_NAME,
    timeWindow: 10 * MINUTE,
    keyGenerator: (req) => req.loginName,
  });
  app.decorateRequest('loginName', '');
  app.decorate('limitAdminLogin', async (req: FastifyRequest, userName: string) => {
    req.loginName = userName.toLowerCase();
    await loginByAddress(req);
    await loginByName(req);
  });
});
