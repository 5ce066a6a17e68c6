import type { Interceptor, WireAnswer } from './interceptor';
import type { RequestHooks } from './requestHooks';

/** Tells the server which language its sentences should speak. */
export function language(hooks: RequestHooks): Interceptor<WireAnswer, WireAnswer> {
  return (request, proceed) => proceed({ ...request, header: { ...request.header, 'Accept-Language': hooks.language() } });
}
