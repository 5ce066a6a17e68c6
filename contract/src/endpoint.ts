import type { StaffRole } from './staff/roles';

/** Who a call is for: anyone, a signed-in visitor (user token) or staff (admin token in place of the user's). */
export type Auth = 'public' | 'user' | 'admin';

/** Never none: a call for staff says whose it is. Owners may call it whether or not they are named. */
export type Roles = readonly [StaffRole, ...StaffRole[]];

/**
 * One call of the server. `In` and `Out` are types only, so importing an endpoint costs the app a few bytes
 * and never pulls zod into a page.
 */
export interface Endpoint<In, Out> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly auth: Auth;
  /** Of staff's calls alone. */
  readonly roles?: Roles;
  /** It answers a list: a server that has nothing may say `null`. */
  readonly isList?: true;
  /** Never set at run time; it ties the payload and the result to the constant. */
  readonly types?: { in: In; out: Out };
}

export function endpoint<In, Out>(method: 'GET' | 'POST', path: string, auth: 'public' | 'user'): Endpoint<In, Out>;
export function endpoint<In, Out>(method: 'GET' | 'POST', path: string, auth: 'admin', roles: Roles): Endpoint<In, Out>;
export function endpoint<In, Out>(method: 'GET' | 'POST', path: string, auth: Auth, roles?: Roles): Endpoint<In, Out> {
  return roles ? { method, path, auth, roles } : { method, path, auth };
}

/** A call for visitors that answers a list. */
export function listEndpoint<In, Item>(method: 'GET' | 'POST', path: string, auth: 'public' | 'user'): Endpoint<In, Item[]> {
  return { method, path, auth, isList: true };
}
