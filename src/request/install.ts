import Taro from '@tarojs/taro';
import { takeEarlyAnswer } from '@/platform/earlyAnswer';
import { interceptors } from './chain';
import type { Interceptor, ParkRequest } from './interceptor';
import type { RequestHooks } from './requestHooks';
import { type RawAnswer, transport } from './transport';

let installed: RequestHooks | null = null;

/** @throws Error when a call is made before `installRequest` */
export function requestHooks(): RequestHooks {
  if (!installed) throw new Error('installRequest() must run before the first call');
  return installed;
}

/** Taro's chain carries its own request type; ours rides in it whole. */
function asTaro(step: Interceptor<unknown, unknown>): (chain: Taro.Chain) => Promise<unknown> {
  return (chain) =>
    step(chain.requestParams as unknown as ParkRequest, (next) => chain.proceed(next as unknown as Taro.request.Option));
}

/** The innermost interceptor hands Taro a request it knows. The body comes as text: Taro's H5 turns bad JSON into null. */
function send(hooks: RequestHooks): (chain: Taro.Chain) => Promise<unknown> {
  return (chain) =>
    transport(chain.requestParams as unknown as ParkRequest, hooks, async ({ meta: _meta, ...request }, limits) => {
      const early = takeEarlyAnswer(request.url, request.data, limits.signal);
      if (early) return early;
      const answer: unknown = await chain.proceed({
        ...request,
        ...limits,
        data: request.method === 'GET' ? undefined : (request.data ?? {}),
        dataType: 'text',
      } as unknown as Taro.request.Option);
      return answer as RawAnswer;
    });
}

/** Puts the interceptor chain into Taro; called once, by the composition root. */
export function installRequest(hooks: RequestHooks): void {
  installed = hooks;
  Taro.cleanInterceptors();
  for (const step of interceptors(hooks)) Taro.addInterceptor(asTaro(step));
  Taro.addInterceptor(send(hooks));
}
