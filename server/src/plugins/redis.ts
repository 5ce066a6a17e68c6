import type { Redis } from 'ioredis';
import { within } from '../db/within';

/** Redis only counts here: whoever asks goes on without it after so many milliseconds. */
const REDIS_TIMEOUT_MS = 250;
const CONNECT_TIMEOUT_MS = 1_000;
const LONGEST_PAUSE_MS = 2_000;

/** Connects in the background, again and again; the park stays open without it. @param url `redis://…` */
export async function openRedis(url: string): Promise<Redis> {
  // Loaded where it is used: a park of one node has none.
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    disableClientInfo: true,
    maxRetriesPerRequest: 1,
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: REDIS_TIMEOUT_MS,
    retryStrategy: (attempt) => Math.min(attempt * 100, LONGEST_PAUSE_MS),
  });
  redis.on('error', () => undefined);
  await within(CONNECT_TIMEOUT_MS, redis.connect()).catch(() => undefined);
  return redis;
}

/**
 * Redis' answer. One that is silent is let go of, so that nobody waits for it again until it has answered a new connection.
 * @throws at once while it is away, else within `REDIS_TIMEOUT_MS`
 */
export async function askRedis<T>(redis: Redis, ask: () => Promise<T>): Promise<T> {
  if (redis.status !== 'ready') throw new Error('Redis is away');
  try {
    return await within(REDIS_TIMEOUT_MS, ask());
  } catch (error) {
    // Of many that wait at once the first has done it.
    if (redis.status === 'ready') redis.disconnect(true);
    throw error;
  }
}

export function redisAnswers(redis: Redis): Promise<boolean> {
  return askRedis(redis, () => redis.ping()).then(
    () => true,
    () => false,
  );
}
