import { RequestError } from './errors';
import type { Interceptor } from './interceptor';
import type { RequestHooks } from './requestHooks';

/**
 * Waits for a sign-in where a call needs one, and repeats a call once when its token was refused and a new one was got
 * (R-signin-8); a call that is refused whatever the token fails.
 */
export function renewal(hooks: RequestHooks): Interceptor<unknown, unknown> {
  return async (request, proceed) => {
    const { role } = request.meta;
    const attempt = async (token: string) => {
      const result = await proceed({ ...request, meta: { ...request.meta, token } });
      hooks.used(role, token, request.url);
      return result;
    };
    if (role === 'signIn') return attempt(request.meta.token);

    await orUnauthorized(hooks.ready(role));
    const sent = hooks.token(role);
    try {
      return await attempt(sent);
    } catch (error) {
      if (!(error instanceof RequestError) || error.kind !== 'unauthorized') throw error;
      if (!(await orUnauthorized(hooks.renew(role, sent, request.url)))) {
        // No sign-in follows that would speak for itself.
        if (!request.meta.quiet) hooks.report(error.message, error);
        throw error;
      }
      return attempt(hooks.token(role));
    }
  };
}

/** A sign-in that fails is why the call fails; its own message was shown when it failed. */
async function orUnauthorized<Outcome>(signIn: Promise<Outcome>): Promise<Outcome> {
  try {
    return await signIn;
  } catch (error) {
    throw new RequestError('unauthorized', error instanceof Error ? error.message : String(error));
  }
}
