import type { z } from 'zod';
import type { Needed } from './staff/permissions';

/** Who a call is for: anyone, a signed-in visitor (user token) or staff (admin token in place of the user's). */
export type Auth = 'public' | 'user' | 'admin';

/**
 * What a call is to visitors, when a server cannot answer all: nice to have (lists, search), what one reads to go on, what one does, and
 * what is always answered. It follows from the rest of the call (`server/src/plugins/shedding.rules.ts`).
 */
export type Priority = 'extra' | 'read' | 'write' | 'vital';

/** One call of the server. `In` and `Out` are types only: importing a call costs a few bytes and pulls no zod into a page. */
export interface Call<In, Out> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly auth: Auth;
  /** Of staff's calls alone: what an account must be allowed to do. */
  readonly needs?: Needed;
  /** It answers a list: a server that has nothing may say `null`. */
  readonly isList?: true;
  /** Never set at run time; it ties the input and the answer to the constant. */
  readonly types?: { in: In; out: Out };
}

/** A call for staff: the server hands its handler who of them asks. */
interface StaffCall<In, Out> extends Call<In, Out> {
  readonly auth: 'admin';
  readonly needs: Needed;
}

/** What a call takes and answers, beside its constant: `schemas` of the same noun, keyed by the call's name. */
export interface CallSchemas {
  in: z.ZodType;
  out: z.ZodType;
  /** Its line in the API's document. */
  summary: string;
  /** Where the input travels; by default the query of a GET and the body of a POST. */
  from?: 'query' | 'body';
  /** Its body may have 512 KB instead of 16. */
  isLong?: true;
  /** The limits on all calls do not count it: it must get through when they are used up, and has a limit of its own. */
  ownLimit?: true;
  /** Who asks is not read from the sign-in, which would cost a query: its answer is the same for all. */
  isAnonymous?: true;
  /** Where it does not follow from the rest of the call. */
  priority?: Priority;
  /**
   * Whose answer may be some seconds old, so that a standby of the database may give it: nothing in it was just written by who asks, and
   * nobody is misled (decision 187). `signedOut`: who is signed in finds their own marks in it.
   */
  mayLag?: 'always' | 'signedOut';
  /** Characters that no database holds are replaced instead of refused. */
  mendsTexts?: true;
  /** It needs an `Idempotency-Key` and takes the same one once: sent again, it answers what that made. */
  idempotent?: true;
  /** Staff who must set up their second factor first may make it. */
  beforeSecondFactor?: true;
  /** Staff whose password somebody else made may make it before they choose their own. */
  withIssuedPassword?: true;
}

export type CallInput<C> = C extends Call<infer In, infer _> ? In : never;

interface DefineCall<Schemas extends Record<string, CallSchemas>> {
  <Name extends keyof Schemas>(
    method: 'GET' | 'POST',
    path: string,
    access: 'public' | 'user',
    isList?: true,
  ): Call<z.input<Schemas[Name]['in']>, z.output<Schemas[Name]['out']>>;
  <Name extends keyof Schemas>(
    method: 'GET' | 'POST',
    path: string,
    access: Needed,
  ): StaffCall<z.input<Schemas[Name]['in']>, z.output<Schemas[Name]['out']>>;
}

/**
 * Names the calls of a noun, each once and under the name that its schemas and its handler have: `export const getNotices =
 * call<'getNotices'>('POST', '/api/noticeWechat/getNotices', 'public')`. Its `access` is the permission that staff need, when it is theirs.
 */
export const callsOf = <Schemas extends Record<string, CallSchemas>>(): DefineCall<Schemas> => defineCall as never;

function defineCall(
  method: 'GET' | 'POST',
  path: string,
  access: 'public' | 'user' | Needed,
  isList?: true,
): Call<unknown, unknown> {
  if (access === 'public' || access === 'user') return { method, path, auth: access, isList };
  return { method, path, auth: 'admin', needs: access };
}
