import { accessToken } from './accessToken';
import { answer } from './answer';
import { authorization } from './authorization';
import { formData } from './formData';
import type { Interceptor, ParkRequest, WireAnswer } from './interceptor';
import { language } from './language';
import { query } from './query';
import { renewal } from './renewal';
import { report } from './report';
import type { RequestHooks } from './requestHooks';

type Step = Interceptor<unknown, unknown>;

/** All interceptors, the outermost first. A request goes down the list, its answer comes up. */
export function interceptors(hooks: RequestHooks): Step[] {
  return [
    report(hooks),
    renewal(hooks),
    answer(hooks),
    accessToken(hooks),
    authorization,
    language(hooks),
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
