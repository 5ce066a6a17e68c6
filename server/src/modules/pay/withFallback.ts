import type { FastifyBaseLogger } from 'fastify';
import { within } from '../../db/within';

/** How long somebody who taps waits for WeChat; what it says later is written down all the same. */
const TIMEOUT_MS = 3_000;

/** @returns what the work comes to in time, else `fallback`; the work goes on then */
export function withFallback<Result>(work: Promise<Result>, fallback: Result, log: FastifyBaseLogger): Promise<Result> {
  // When nobody waits any more, nobody else reports how it ended.
  work.catch((error: unknown) => log.error({ err: error }, 'a call to WeChat Pay failed'));
  return within(TIMEOUT_MS, work, () => fallback);
}
