import cors from '@fastify/cors';
import { PARK_VERSION_HEADER } from '@park/contract/park/limits';
import { mayDo } from '@park/contract/staff/permissions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../http/appError';
import type { Identity } from '../http/route';
import type { Sessions } from '../modules/session/session.service';

const SIGNED_OUT: Identity = Object.freeze({
  sessionId: '',
  visitorId: '',
  admin: null,
  mustSetUp: false,
  passwordIssued: false,
  expiresAt: 0,
});
const TOKEN_HEADER = 'access-token';
const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Reads the bearer token of every call of the contract before its body is read: a visitor's, or an administrator's where
 * the call is for staff, whose account must have the permission it needs now. A missing or expired token is 401; a revoked one
 * also says `access-token: invalid_token` (R-call-4). On public calls a token that is no good counts as none, or signing in again could not begin.
 */
export const auth = fp(async (app: FastifyInstance, { sessions, origins }: { sessions: Sessions; origins: string[] }) => {
  // A page on a developer's machine, where the park does not say where it is reached.
  const isOwn = (origin: string) => (origins.length > 0 ? origins.includes(origin) : LOOPBACK.test(origin));
  await app.register(cors, {
    origin: (origin, done) => done(null, origin !== undefined && isOwn(origin)),
    exposedHeaders: [TOKEN_HEADER, PARK_VERSION_HEADER, 'x-request-id', 'retry-after'],
    allowedHeaders: ['authorization', 'content-type', 'accept-language', 'idempotency-key'],
    methods: ['GET', 'POST'],
    maxAge: 86_400,
  });

  app.addHook('onRoute', ({ url, config }) => {
    if (config?.auth === 'admin' && !config.needs) throw new Error(`${url} does not say which of the staff may call it.`);
  });
  app.decorateRequest('identity');
  app.addHook('onRequest', async (req, reply) => {
    req.identity = SIGNED_OUT;
    const { auth: needed, needs, beforeSecondFactor, withIssuedPassword, isAnonymous } = req.routeOptions.config;
    if (needed && !isAnonymous) req.identity = await identify(sessions, req, reply, needed, app.clock());
    if (needs && !mayDo(req.identity.admin?.permissions ?? [], needs)) throw new AppError('roleMissing');
    if (req.identity.passwordIssued && !withIssuedPassword) throw new AppError('passwordIssued');
    if (req.identity.mustSetUp && !beforeSecondFactor) throw new AppError('secondFactorMissing');
  });
});

async function identify(
  sessions: Sessions,
  req: FastifyRequest,
  reply: FastifyReply,
  needed: 'public' | 'user' | 'admin',
  now: number,
): Promise<Identity> {
  const token = /^Bearer\s+(\S+)$/i.exec(req.headers.authorization ?? '')?.[1];
  if (token) {
    const found = await sessions.authenticate(token, needed === 'admin' ? 'admin' : 'user', now);
    if (found.state === 'signedIn') {
      if (found.renewed) reply.header(TOKEN_HEADER, found.renewed);
      const { sessionId, visitorId, admin, mustSetUp, passwordIssued, expiresAt } = found;
      return { sessionId, visitorId, admin, mustSetUp, passwordIssued, expiresAt };
    }
    if (found.state === 'revoked' && needed !== 'public') reply.header(TOKEN_HEADER, 'invalid_token');
  }
  if (needed !== 'public') throw new AppError('signInRequired');
  return SIGNED_OUT;
}
