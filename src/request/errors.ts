import type { ErrorName } from '@park/contract/errors';

/**
 * What became of a call that failed.
 * - `timeout`: no whole answer within the time-out (60 s)
 * - `network`: no connection, or it was cut before the answer was whole
 * - `http`: HTTP status 400 or above
 * - `business`: the envelope's code is not 200
 * - `unauthorized`: HTTP 401 or body code 401, and signing in again did not help
 * - `malformed`: the answer is not what a server of this product says
 */
export type RequestErrorKind = 'timeout' | 'network' | 'http' | 'business' | 'unauthorized' | 'malformed';

export interface RequestErrorFacts {
  /** HTTP status, where there was an answer. */
  status?: number;
  /** The envelope's code. */
  code?: number;
  /** `extras.error`: a key of the contract's `ErrorCode`. */
  errorName?: string;
  /** The envelope's `result`, where a failure carries one. */
  result?: unknown;
}

/** `message` is a sentence for the person, in the app's language. */
export class RequestError extends Error {
  readonly status?: number;
  readonly code?: number;
  readonly errorName?: string;
  readonly result?: unknown;

  constructor(
    readonly kind: RequestErrorKind,
    message: string,
    facts: RequestErrorFacts = {},
  ) {
    super(message);
    this.name = 'RequestError';
    Object.assign(this, facts);
  }
}

/** The contract's name for why a call failed (`ErrorCode`), or undefined. */
export function errorNameOf(error: unknown): ErrorName | undefined {
  return error instanceof RequestError ? (error.errorName as ErrorName | undefined) : undefined;
}
