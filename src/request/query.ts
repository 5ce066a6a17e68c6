import type { Interceptor, WireAnswer } from './interceptor';
import { withQuery } from './queryString';

/** Data of a GET becomes its query string (R-call-2). */
export const query: Interceptor<WireAnswer, WireAnswer> = (request, proceed) =>
  request.method === 'GET'
    ? proceed({ ...request, url: withQuery(request.url, request.data), data: undefined })
    : proceed(request);
