import type { Call } from '@park/contract/call';
import type { Envelope } from '@park/contract/envelope';
import { whoAmI } from '@park/contract/staff/calls';
import { getLanguage, textsOf } from '../i18n/language';
import { CallError } from './callError';
import { getSession, keepRights, keepToken, passwordIsIssued, secondFactorIsDue, signedInAgain } from './session';

/** Resolves to the answer whatever it says. */
export type Carrier = (path: string, init: RequestInit) => Promise<Response>;

const RENEWED = 'access-token';

/**
 * Makes a call of the contract as whoever is signed in. When the server no longer takes the token the call waits for the password and is
 * then made again.
 * @throws CallError with the server's own sentence
 */
export async function call<In, Out>({ method, path }: Call<In, Out>, input: In, signal?: AbortSignal): Promise<Out> {
  if (method === 'GET') return resultOf(await ask(path + queryOf(input), { method, signal }));
  return resultOf(await ask(path, { method, signal, body: JSON.stringify(input ?? {}), headers: JSON_TYPE }));
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** What an answer hands over. @throws CallError */
export async function resultOf<Out>(answer: Response): Promise<Out> {
  const envelope = (await answer.json().catch(() => null)) as Envelope<Out> | null;
  if (envelope === null || typeof envelope.code !== 'number') throw new CallError('unreadable', textsOf('api').unreadable);
  const { code, message, extras, result } = envelope;
  if (code === 200) return result;
  if (extras?.error === 'secondFactorMissing') secondFactorIsDue();
  if (extras?.error === 'passwordIssued') passwordIsIssued();
  if (extras?.error === 'roleMissing') void readRights();
  throw new CallError(extras?.error ?? 'internal', message, result);
}

/** Asks what whoever is signed in may do now; menu, pages and buttons follow. */
export async function readRights(): Promise<void> {
  const rights = await call(whoAmI, {}).catch(() => null);
  // A node of the release before does not tell.
  if (rights?.permissions) keepRights({ roles: rights.roles, permissions: rights.permissions, roleNames: rights.roleNames });
}

/** A request with token and language. Resolves to the answer whatever it says; a refused token is asked for again first. */
export async function ask(path: string, init: RequestInit, carrier: Carrier = fetch): Promise<Response> {
  const token = getSession()?.accessToken ?? '';
  const answer = await send(path, init, token, carrier);
  if (answer.status !== 401 || token === '') return keepRenewed(answer);
  if (!(await signedInAgain(token))) return answer;
  return keepRenewed(await send(path, init, getSession()?.accessToken ?? '', carrier));
}

async function send(path: string, init: RequestInit, token: string, carrier: Carrier): Promise<Response> {
  const headers = { 'accept-language': getLanguage(), ...(token ? { authorization: `Bearer ${token}` } : {}) };
  try {
    return await carrier(path, { ...init, headers: { ...headers, ...(init.headers as Record<string, string>) } });
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
export function queryOf(input: unknown): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries((input ?? {}) as Record<string, unknown>)) {
    if (value === undefined || value === null || value === '') continue;
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  }
  return query.size === 0 ? '' : `?${query}`;
}
