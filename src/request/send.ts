import type { Call } from '@park/contract/call';
import Taro from '@tarojs/taro';
import { requestHooks } from './install';
import type { ParkRequest } from './interceptor';
import { withQuery } from './queryString';
import type { RequestRole } from './requestHooks';

export interface SendOptions {
  /** No toast: nobody asked for it. */
  quiet?: boolean;
  /** Send the input as a multipart body. */
  form?: boolean;
  /** Sent as `Idempotency-Key`; a repetition after a renewed sign-in carries the same one. */
  idempotencyKey?: string;
  /** Instead of what the call says: `signIn` for the calls of the sign-in itself. */
  role?: RequestRole;
  /** Goes into the address of a POST (`snsOAuth2?Code`). */
  query?: Record<string, string>;
  /** With the role `signIn`: sent as it is, for no other is to be had. */
  token?: string;
}

/**
 * One call of the contract through the interceptor chain.
 * @throws RequestError
 */
export async function send<In, Out>(call: Call<In, Out>, input: In | undefined, options: SendOptions = {}): Promise<Out> {
  const request: ParkRequest = {
    url: withQuery(requestHooks().baseUrl + call.path, options.query),
    method: call.method,
    data: input,
    header: options.idempotencyKey ? { 'Idempotency-Key': options.idempotencyKey } : {},
    meta: {
      role: options.role ?? call.auth,
      quiet: options.quiet ?? false,
      form: options.form ?? false,
      token: options.token ?? '',
    },
  };
  const result: unknown = await Taro.request(request as unknown as Taro.request.Option);
  return (call.isList ? (result ?? []) : withItems(result)) as Out;
}

/** A page of a list whose server says `null` for no items. */
function withItems(result: unknown): unknown {
  return (result as { items?: unknown } | null)?.items === null ? { ...(result as object), items: [] } : result;
}
