import LocalStore, { type Counted } from '@fastify/rate-limit/store/LocalStore.js';
import RedisStore from '@fastify/rate-limit/store/RedisStore.js';
import type { Redis } from 'ioredis';
import { askRedis } from './redis';

type Done = (error: Error | null, counted: Counted) => void;
/** Of a limiter's options, ours: counted by this node alone, for what must never wait. */
export type Alone = { alone?: boolean };

/**
 * What @fastify/rate-limit counts in: this process and, where there is one, Redis for all nodes together. The process counts all
 * the time, so that it knows where it is when Redis does not answer.
 * @param park tells its counts in Redis from those of other parks
 */
export function limitStore(redis: Redis | null, park: string) {
  return class LimitStore {
    readonly #own: LocalStore;
    readonly #shared: RedisStore | null;

    constructor(options: object = {}) {
      const { alone } = options as Alone;
      this.#own = new LocalStore(false, false);
      this.#shared = redis && !alone ? new RedisStore(false, false, redis, `park-limit:${park}:`) : null;
    }

    incr(key: string, done: Done, timeWindow: number, max: number): void {
      this.#count('incr', key, done, timeWindow, max);
    }

    read(key: string, done: Done, timeWindow: number, max: number): void {
      this.#count('read', key, done, timeWindow, max);
    }

    child(options: object): LimitStore {
      return new LimitStore(options);
    }

    #count(how: 'incr' | 'read', key: string, done: Done, timeWindow: number, max: number): void {
      const shared = this.#shared;
      this.#own[how](
        key,
        (error, counted) => {
          // Kept by the store, which goes on counting in it.
          const own = { ...counted };
          if (!redis || !shared) return done(error, own);
          const ask = () =>
            new Promise<Counted>((resolve, reject) => {
              shared[how](key, (failed, all) => (failed ? reject(failed) : resolve(all)), timeWindow, max);
            });
          askRedis(redis, ask).then(
            (all) => done(null, all),
            () => done(null, own),
          );
        },
        timeWindow,
        max,
      );
    }
  };
}
