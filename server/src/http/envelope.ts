import type { Envelope } from '@park/contract/envelope';
import type { ErrorName } from '@park/contract/errors';
import { toParkIso } from '@park/contract/parkTime';

/** The envelope of a good answer (R-call-5). `now` is epoch milliseconds. */
export function success<T>(result: T, requestId: string, now: number): Envelope<T> {
  return { code: 200, type: 'success', message: '', result, extras: { requestId }, time: toParkIso(now) };
}

/** The envelope of an error; `errors` is what the app joins by newlines. */
export function failure(
  error: { name: ErrorName; code: number; message: string; errors?: string[]; result?: unknown },
  requestId: string,
  now: number,
): Envelope<unknown> {
  return {
    code: error.code,
    type: 'error',
    message: error.message,
    result: error.result ?? null,
    extras: { requestId, error: error.name },
    time: toParkIso(now),
    ...(error.errors ? { errors: error.errors } : {}),
  };
}
