import { RequestError } from './errors';
import type { Interceptor } from './interceptor';
import type { RequestHooks } from './requestHooks';

/**
 * Makes every failure a `RequestError` and tells the person, unless the page does that itself. A refused token is not told: the
 * sign-in that follows speaks for itself.
 */
export function report(hooks: RequestHooks): Interceptor<unknown, unknown> {
  return async (request, proceed) => {
    try {
      return await proceed(request);
    } catch (error) {
      const failure = error instanceof RequestError ? error : new RequestError('malformed', await otherFailure(error, hooks));
      if (!request.meta.quiet && failure.kind !== 'unauthorized') hooks.report(failure.message, failure);
      throw failure;
    }
  };
}

/** "Other failure" of the catalogue: the error's message, or that the path was not found. */
async function otherFailure(error: unknown, hooks: RequestHooks): Promise<string> {
  const { message, errMsg } = (error ?? {}) as { message?: string; errMsg?: string };
  return message || errMsg || (await hooks.texts()).pathNotFound;
}
