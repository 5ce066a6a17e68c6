/** Where staff sign in; a passkey is made for one site and shown to no other. */
export interface Site {
  origin: string;
  /** The origin's host, without its port. */
  rpId: string;
}

/** No browser is ever there. */
const NOWHERE = 'http://invalid';

/** Where the park says it is reached (`origins`; of several the one that is asked), or else where this request came in. */
export function siteOf({ protocol, host }: { protocol: string; host: string }, origins: string[]): Site {
  const requested = origins.find((origin) => new URL(origin).host === host.toLowerCase());
  const own = requested ?? origins[0] ?? `${protocol}://${host}`;
  const { origin, hostname } = new URL(URL.canParse(own) ? own : NOWHERE);
  return { origin, rpId: hostname };
}
