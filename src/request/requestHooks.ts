import type { RequestError } from './errors';

/** Whose call it is: as the contract says, or part of signing in itself (which must never wait for a sign-in). */
export type RequestRole = 'public' | 'user' | 'admin' | 'signIn';

/** The sentences of R-error-2 to R-error-4, in the app's language. */
interface RequestTexts {
  requestError: string;
  networkTimeout: string;
  networkError: string;
  pathNotFound: string;
}

/** What the request layer is told from above, so that it knows neither session nor UI. */
export interface RequestHooks {
  /** Put before every path; '' for the app's own server. */
  baseUrl: string;
  /** ms for the whole exchange (R-limit-1) */
  timeout: number;
  /** For `Accept-Language`. */
  language(): string;
  /** Resolves when the words of the language are there. */
  texts(): Promise<RequestTexts>;
  /** The token to send now, or ''. */
  token(role: RequestRole): string;
  /** Resolves when a call of this role may be sent: a visitor's call waits for a sign-in. Rejects when there will be none. */
  ready(role: RequestRole): Promise<void>;
  /** An answer told the version of the park's profile. */
  hearParkVersion(version: number): void;
  /** The server renewed the token it was sent. */
  storeToken(role: RequestRole, renewed: string, sent: string): void;
  /**
   * The server refused `sent` to the call with this address. Resolves to whether the call may be repeated, at once when the token
   * has been replaced meanwhile; not when it is the call that is refused, whatever its token. Rejects when there will be no new
   * token.
   */
  renew(role: RequestRole, sent: string, url: string): Promise<boolean>;
  /** The server did what a call to this address, with this token, asked for. */
  used(role: RequestRole, sent: string, url: string): void;
  /** Shows a failure to the person for 3 seconds; `failure` is what the caller gets to see of it. */
  report(message: string, failure?: RequestError): void;
}
