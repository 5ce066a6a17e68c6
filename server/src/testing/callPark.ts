import type { Call } from '@park/contract/call';
import type { Envelope } from '@park/contract/envelope';
import { snsOAuth2 } from '@park/contract/session/calls';

export interface CallParkOptions {
  token?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** Makes a call of the contract over HTTP. @param url of the park, no slash at the end */
export async function callParkAt<In, Out>(
  url: string,
  { method, path }: Call<In, Out>,
  input: In,
  { token, headers, signal }: CallParkOptions = {},
): Promise<Envelope<Out>> {
  const inQuery = method === 'GET' || path === snsOAuth2.path;
  const query = inQuery ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
  const answer = await fetch(`${url}${path}${query}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...headers },
    body: inQuery ? undefined : JSON.stringify(input),
    signal,
  });
  return (await answer.json()) as Envelope<Out>;
}

/** What a call that must succeed hands over. @throws Error with the server's sentence */
export async function resultAt<In, Out>(url: string, call: Call<In, Out>, input: In, options?: CallParkOptions): Promise<Out> {
  const envelope = await callParkAt(url, call, input, options);
  if (envelope.code !== 200) throw new Error(`${call.path}: ${envelope.code} ${envelope.message}`);
  return envelope.result;
}
