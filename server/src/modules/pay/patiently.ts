import type { FastifyBaseLogger } from 'fastify';
import { within } from '../../db/within';

/** How long somebody who taps waits for WeChat; what it says later is written down all the same. */
const TIMEOUT_MS = 3_000;

/** @returns what the work says in time, else `otherwise`; it goes on then */
export function patiently<Result>(work: Promise<Result>, otherwise: Result, log: FastifyBaseLogger): Promise<Result> {
  // When nobody waits any more, nobody hears how it ended.
  work.catch((error: unknown) => log.error({ err: error }, 'a call to WeChat Pay failed'));
  return within(TIMEOUT_MS, work, () => otherwise);
}
