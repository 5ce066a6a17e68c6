const APP_PATH = '/mp/';

/** Where this server's app is reached. */
export interface OwnAddresses {
  /** `http` or `https`, as the request came in. */
  protocol: string;
  /** Host header, with its port. */
  host: string;
  /** Where the park says it is reached: nowhere else then, whatever the headers say. */
  origins: string[];
}

/**
 * Whether WeChat may send a visitor's code to `address`: only to this park's own app. A page of the same host outside the
 * app, another host, or the unencrypted twin of an encrypted page would leak the code.
 */
export function isOwnAddress(address: string, own: OwnAddresses): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '' || !url.pathname.startsWith(APP_PATH)) return false;
  if (own.origins.length > 0) return own.origins.includes(url.origin);
  return (
    url.host === own.host.toLowerCase() && (url.protocol === 'https:' || url.protocol === `${own.protocol}:`) && isHttp(url)
  );
}

function isHttp(url: URL): boolean {
  return url.protocol === 'https:' || url.protocol === 'http:';
}
