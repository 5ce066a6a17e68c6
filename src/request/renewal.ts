import { RequestError } from './errors';
import type { Interceptor } from './interceptor';
import type { RequestHooks } from './requestHooks';

/**
 * Waits for a sign-in where a call needs one, and repeats a call once when its token was refused and a new one was got
 * (specification, sections 4 and 8).
 */
export function renewal(hooks: RequestHooks): Interceptor<unknown, unknown> {
  return async (request, proceed) => {
    const { role } = request.meta;
    const attempt = async (token: string) => {
      const result = await proceed({ ...request, meta: { ...request.meta, token } });
      hooks.used(role, token);
      return result;
    };
    if (role === 'signIn') return attempt('');

    await orUnauthorized(hooks.ready(role));
    const sent = hooks.token(role);
    try {
      return await attempt(sent);
    } catch (error) {
      if (!(error instanceof RequestError) || error.kind !== 'unauthorized') throw error;
      await orUnauthorized(hooks.renew(role, sent));
      return attempt(hooks.token(role));
    }
  };
}

/** A sign-in that fails is why the call fails; its own message was shown when it failed. */
async function orUnauthorized(signIn: Promise<void>): Promise<void> {
  try {
    await signIn;
  } catch (error) {
    throw new RequestError('unauthorized', error instanceof Error ? error.message : String(error));
  }
}
