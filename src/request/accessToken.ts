import { RequestError } from './errors';
import type { Interceptor, WireAnswer } from './interceptor';
import type { RequestHooks } from './requestHooks';

/**
 * The `access-token` answer header (R-call-4): `invalid_token` restarts the login, anything else is the new
 * token.
 */
export function accessToken(hooks: RequestHooks): Interceptor<WireAnswer, WireAnswer> {
  return async (request, proceed) => {
    const answer = await proceed(request);
    const renewed = answer.header['access-token'];
    if (renewed === 'invalid_token') {
      throw new RequestError('unauthorized', (await hooks.texts()).requestError, { status: answer.statusCode });
    }
    if (renewed) hooks.storeToken(request.meta.role, renewed, request.meta.token);
    return answer;
  };
}
