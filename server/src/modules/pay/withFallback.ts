import type { FastifyBaseLogger } from 'fastify';
import { within } from '../../db/within';

/** How long somebody who taps waits for WeChat; what it says later is written down all the same. */
const TIMEOUT_MS = 3_000;

/** @returns what the work comes to in time, else `fallback`; the work goes on then */
export type WithFallback = <Result>(work: Promise<Result>, fallback: Result) => Promise<Result>;

/** @param timeoutMs longer in tests, whose machine may be busier than any park's */
export function createWithFallback(log: FastifyBaseLogger, timeoutMs = TIMEOUT_MS): WithFallback {
  return (work, fallback) => {
    // When nobody waits any more, nobody else reports how it ended.
    work.catch((error: unknown) => log.error({ err: error }, 'a call to WeChat Pay failed'));
    return within(timeoutMs, work, () => fallback);
  };
}
