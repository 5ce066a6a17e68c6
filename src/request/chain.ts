import { PARK_VERSION_HEADER } from '@park/contract/park/limits';
import { answer } from './answer';
import { RequestError } from './errors';
import { formData } from './formData';
import type { Interceptor, ParkRequest, WireAnswer } from './interceptor';
import { withQuery } from './queryString';
import { renewal } from './renewal';
import type { RequestHooks } from './requestHooks';

type Step = Interceptor<unknown, unknown>;
type Wire = Interceptor<WireAnswer, WireAnswer>;

/**
 * Makes every failure a `RequestError` and tells the person, unless the page does that itself. A refused token is not told: the
 * sign-in that follows speaks for itself.
 */
function report(hooks: RequestHooks): Step {
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

/**
 * The `access-token` answer header (R-call-4): `invalid_token` restarts the login, anything else is the new
 * token.
 */
const accessToken =
  (hooks: RequestHooks): Wire =>
  async (request, proceed) => {
    const answer = await proceed(request);
    const renewed = answer.header['access-token'];
    if (renewed === 'invalid_token') {
      throw new RequestError('unauthorized', (await hooks.texts()).requestError, { status: answer.statusCode });
    }
    if (renewed) hooks.storeToken(request.meta.role, renewed, request.meta.token);
    return answer;
  };

/** What the park's profile is at, told by the answers to all calls of visitors. */
const parkVersion =
  (hooks: RequestHooks): Wire =>
  async (request, proceed) => {
    const answer = await proceed(request);
    const version = Number(answer.header[PARK_VERSION_HEADER]);
    if (version > 0) hooks.hearParkVersion(version);
    return answer;
  };

/** `Authorization: Bearer` with the token this attempt is sent with (R-call-1), and the language its sentences should speak. */
const headers =
  (hooks: RequestHooks): Wire =>
  (request, proceed) => {
    const { token } = request.meta;
    const header = { ...request.header, 'Accept-Language': hooks.language() };
    return proceed({ ...request, header: token ? { ...header, Authorization: `Bearer ${token}` } : header });
  };

/** Data of a GET becomes its query string (R-call-2). */
const query: Wire = (request, proceed) =>
  request.method === 'GET'
    ? proceed({ ...request, url: withQuery(request.url, request.data), data: undefined })
    : proceed(request);

/** All interceptors, the outermost first. A request goes down the list, its answer comes up. */
export function interceptors(hooks: RequestHooks): Step[] {
  return [
    report(hooks),
    renewal(hooks),
    answer(hooks),
    accessToken(hooks),
    parkVersion(hooks),
    headers(hooks),
    query,
    formData,
  ] as Step[];
}

/** Runs the list without Taro's chain, for `Taro.uploadFile`, which Taro's interceptors do not reach. */
export function runChain(
  steps: Step[],
  send: (request: ParkRequest) => Promise<WireAnswer>,
  request: ParkRequest,
): Promise<unknown> {
  const [step, ...rest] = steps;
  return step ? step(request, (next) => runChain(rest, send, next)) : send(request);
}
