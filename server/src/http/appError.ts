import { codeOf, type ErrorName } from '@park/contract/errors';

export type ErrorParams = Record<string, string | number>;

/**
 * What went wrong, by the contract's name. The sentence is written when it is answered, in the reader's language, with
 * `params` filled in. Thrown by services; the errors plugin turns it into the envelope.
 */
export class AppError extends Error {
  readonly code: number;
  /** What the app needs beside the sentence: the answer's `result`. */
  readonly result: unknown;

  constructor(
    readonly errorName: ErrorName,
    readonly params: ErrorParams = {},
    options: ErrorOptions & { result?: unknown } = {},
  ) {
    super(errorName, options);
    this.result = options.result ?? null;
    this.name = 'AppError';
    this.code = codeOf(errorName);
  }
}

/** What there must be. @throws AppError that says what there is not */
export function required<T>(found: T | null | undefined, missing: ErrorName): T {
  if (found == null) throw new AppError(missing);
  return found;
}

/** Which error names are real HTTP statuses as well; all others travel as HTTP 200, as Admin.NET does. */
export const HTTP_STATUS: Partial<Record<ErrorName, number>> = {
  signInRequired: 401,
  tooManyRequests: 429,
  internal: 500,
  unavailable: 503,
  storageFull: 503,
  storageFullForStaff: 503,
};
