import type { Auth, Call, CallSchemas } from '@park/contract/call';
import { envelopeSchema } from '@park/contract/envelope';
import type { ParkRules } from '@park/contract/park/rules';
import type { Needed, Permission } from '@park/contract/staff/permissions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type Lang, negotiate } from '../i18n/lang';
import type { CallContext } from './callContext';
import { success } from './envelope';
import { readForm } from './form';
import { type Sending, sendingOf } from './idempotencyKey';
import { parseInput } from './input';
import { madeStorable } from './storableText';

/** A member of staff, as the account is at this call. */
export interface StaffIdentity {
  id: string;
  userName: string;
  displayName: string;
  roles: readonly string[];
  permissions: readonly Permission[];
}

/** Who is asking; filled by the auth plugin before the handler runs. */
export interface Identity {
  /** Empty when signed out. */
  sessionId: string;
  /** Empty when signed out. */
  visitorId: string;
  admin: StaffIdentity | null;
  /** Staff who may only set up their second factor. */
  mustSetUp: boolean;
  /** Staff who may only choose a password of their own. */
  passwordIssued: boolean;
  /** When the session ends unless it is renewed; epoch milliseconds, 0 when signed out. */
  expiresAt: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    identity: Identity;
  }
  interface FastifyContextConfig {
    auth?: Auth;
    /** With `auth: 'admin'`: what of the staff's permissions; the server does not start without it. */
    needs?: Needed;
    ownLimit?: boolean;
    isAnonymous?: boolean;
    beforeSecondFactor?: boolean;
    withIssuedPassword?: boolean;
  }
  interface FastifyInstance {
    /** Epoch milliseconds; tests set it. */
    clock: () => number;
    /** What holds for a call at a moment, epoch milliseconds. */
    rules: (now: number) => Promise<ParkRules>;
  }
}

export interface RouteContext<In> extends CallContext, Sending {
  input: In;
  admin: StaffIdentity | null;
  req: FastifyRequest;
  reply: FastifyReply;
}

/** What a body may have, bytes, unless its call says more; the longest that a visitor fills in is two thirds of it. */
export const BODY_BYTES = 16 * 1024;
/** Of what staff write at length in five languages, and of what a gate brings back from hours without a network. */
const LONG_BODY_BYTES = 1024 * 1024;

/** Of calls that are not idempotent. */
const UNKEYED: Sending = { idempotencyKey: '', requestHash: '' };

export interface RouteSchemas<In extends z.ZodType, Out extends z.ZodType> extends CallSchemas {
  in: In;
  out: Out;
}

/**
 * Mounts one call of the contract: checks `call.auth`, reads and validates the input (JSON, or form fields), cuts the
 * result down to what the contract shows, wraps it in the envelope and describes it in the OpenAPI document.
 */
export function route<In, Out, InSchema extends z.ZodType<unknown, In>, OutSchema extends z.ZodType<Out>>(
  app: FastifyInstance,
  call: Call<In, Out>,
  schemas: RouteSchemas<InSchema, OutSchema>,
  handler: (ctx: RouteContext<z.output<InSchema>>) => Promise<Out>,
): void {
  const from = schemas.from ?? (call.method === 'GET' ? 'query' : 'body');
  app.route({
    method: call.method,
    url: call.path,
    bodyLimit: schemas.isLong && LONG_BODY_BYTES,
    config: {
      auth: call.auth,
      needs: call.needs,
      ownLimit: schemas.ownLimit,
      isAnonymous: schemas.isAnonymous,
      priority: schemas.priority,
      beforeSecondFactor: schemas.beforeSecondFactor,
      withIssuedPassword: schemas.withIssuedPassword,
    },
    schema: {
      summary: schemas.summary,
      tags: [call.path.split('/')[2] ?? ''],
      security: securityOf(call),
      [from === 'query' ? 'querystring' : 'body']: schemas.in,
      response: { 200: envelopeOf(schemas.out) },
    },
    handler: async (req, reply) => {
      const form = from === 'body' && req.isMultipart();
      const raw = from === 'query' ? req.query : form ? await readForm(req) : req.body;
      const input = parseInput(schemas.in, schemas.mendsTexts ? madeStorable(raw ?? {}) : (raw ?? {}), {
        fromText: form || from === 'query',
      });
      const now = app.clock();
      const result = await handler({
        input,
        visitorId: req.identity.visitorId,
        admin: req.identity.admin,
        lang: languageOf(req),
        now,
        rules: () => app.rules(now),
        req,
        reply,
        ...(schemas.idempotent ? sendingOf(req, call.path, input) : UNKEYED),
      });
      return success(schemas.out.parse(result), req.id, app.clock());
    },
  });
}

const envelopes = new WeakMap<z.ZodType, z.ZodType>();

/** Making one takes longer than all else in mounting a call, and tests mount them hundreds of times. */
function envelopeOf(out: z.ZodType): z.ZodType {
  const made = envelopes.get(out) ?? envelopeSchema(out);
  envelopes.set(out, made);
  return made;
}

export function languageOf(req: FastifyRequest): Lang {
  return negotiate(req.headers['accept-language']);
}

/** The token a call wants and, of staff's calls, the permission (OpenAPI 3.1 lists it with the scheme). */
export function securityOf({ auth, needs }: { auth: Auth; needs?: Needed }): Record<string, string[]>[] {
  if (auth === 'public') return [];
  return auth === 'user' ? [{ userToken: [] }] : [{ adminToken: needs && needs !== 'anyStaff' ? [needs] : [] }];
}
