/** The stores that @fastify/rate-limit brings but does not describe. */
declare module '@fastify/rate-limit/store/LocalStore.js' {
  /** How often so far, and for how many milliseconds more. */
  export interface Counted {
    current: number;
    ttl: number;
  }
  type Count = (key: string, done: (error: Error | null, counted: Counted) => void, timeWindow: number, max: number) => void;
  export default class LocalStore {
    constructor(continueExceeding: boolean, exponentialBackoff: boolean);
    incr: Count;
    read: Count;
  }
}

declare module '@fastify/rate-limit/store/RedisStore.js' {
  import type LocalStore from '@fastify/rate-limit/store/LocalStore.js';
  import type { Redis } from 'ioredis';
  export default class RedisStore {
    constructor(continueExceeding: boolean, exponentialBackoff: boolean, redis: Redis, prefix: string);
    incr: LocalStore['incr'];
    read: LocalStore['read'];
  }
}
