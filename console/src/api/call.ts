import type { Call } from '@park/contract/call';
import type { Envelope } from '@park/contract/envelope';
import { getLanguage, textsOf } from '../i18n/language';
import { CallError } from './callError';
import { getSession, keepToken, secondFactorIsDue, signedInAgain } from './session';

interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

const RENEWED = 'access-token';

/**
 * Makes a call of the contract as whoever is signed in. An input that is a form (a picture) travels as one. When the server no longer
 * takes the token the call waits for the password and is then made again.
 * @throws CallError with the server's own sentence
 */
export async function call<In, Out>(call: Call<In, Out>, input: In | FormData, options: CallOptions = {}): Promise<Out> {
  const answer = await ask(call.path + queryOf(call, input), {
    method: call.method,
    body: bodyOf(call, input),
    signal: options.signal,
    headers: { ...(call.method === 'POST' && !(input instanceof FormData) ? JSON_TYPE : {}), ...options.headers },
  });
  const envelope = (await answer.json().catch(() => null)) as Envelope<Out> | null;
  if (envelope === null || typeof envelope.code !== 'number') throw new CallError('unreadable', textsOf('api').unreadable);
  if (envelope.code !== 200) throw refusal(envelope);
  return envelope.result;
}

const JSON_TYPE = { 'content-type': 'application/json' };

export function refusal(envelope: Envelope<unknown>): CallError {
  const { message, errors, extras, result } = envelope;
  if (extras?.error === 'secondFactorMissing') secondFactorIsDue();
  return new CallError(extras?.error ?? 'internal', message, errors, extras?.requestId, result);
}

/** A request with token and language. Resolves to the answer whatever it says; a refused token is asked for again first. */
export async function ask(path: string, init: RequestInit): Promise<Response> {
  const token = getSession()?.accessToken ?? '';
  const answer = await send(path, init, token);
  if (answer.status !== 401 || token === '') return keepRenewed(answer);
  if (!(await signedInAgain(token))) return answer;
  return keepRenewed(await send(path, init, getSession()?.accessToken ?? ''));
}

async function send(path: string, init: RequestInit, token: string): Promise<Response> {
  const headers = { 'accept-language': getLanguage(), ...(token ? { authorization: `Bearer ${token}` } : {}) };
  try {
    return await fetch(path, { ...init, headers: { ...headers, ...(init.headers as Record<string, string>) } });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new CallError('offline', textsOf('api').offline);
  }
}

function keepRenewed(answer: Response): Response {
  const renewed = answer.headers.get(RENEWED);
  if (renewed && renewed !== 'invalid_token') keepToken(renewed);
  return answer;
}

/** `?a=1&b=2` of a call that reads; empty values are left out. */
export function queryOf<In>(call: Call<In, unknown>, input: In | FormData): string {
  if (call.method === 'POST') return '';
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries((input ?? {}) as Record<string, unknown>)) {
    if (value === undefined || value === null || value === '') continue;
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  }
  return query.size === 0 ? '' : `?${query}`;
}

function bodyOf<In>(call: Call<In, unknown>, input: In | FormData): BodyInit | undefined {
  if (call.method === 'GET') return undefined;
  return input instanceof FormData ? input : JSON.stringify(input ?? {});
}
