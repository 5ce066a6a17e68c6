import type { Interceptor, WireAnswer } from './interceptor';

/** `Authorization: Bearer` with the token this attempt is sent with (R-call-1). */
export const authorization: Interceptor<WireAnswer, WireAnswer> = (request, proceed) => {
  const { token } = request.meta;
  return proceed(token ? { ...request, header: { ...request.header, Authorization: `Bearer ${token}` } } : request);
};
