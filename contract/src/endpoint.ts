import type { Auth, Call, Roles } from './call';

export type { Auth, Call as Endpoint, Roles } from './call';

/** A call as nouns name it whose `calls.ts` is still to be written. */
export function endpoint<In, Out>(method: 'GET' | 'POST', path: string, auth: 'public' | 'user'): Call<In, Out>;
export function endpoint<In, Out>(method: 'GET' | 'POST', path: string, auth: 'admin', roles: Roles): Call<In, Out>;
export function endpoint<In, Out>(method: 'GET' | 'POST', path: string, auth: Auth, roles?: Roles): Call<In, Out> {
  return roles ? { method, path, auth, roles } : { method, path, auth };
}

/** A call for visitors that answers a list. */
export function listEndpoint<In, Item>(method: 'GET' | 'POST', path: string, auth: 'public' | 'user'): Call<In, Item[]> {
  return { method, path, auth, isList: true };
}
