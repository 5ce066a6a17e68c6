import type { Priority } from '@park/contract/call';
import type { FastifyContextConfig } from 'fastify';

/**
 * From which delay on calls of each are refused, ms; `vital` ones never are. A call waits for several connections, one after the other, so
 * its own wait is many times as long.
 */
const REFUSED_FROM_MS: Record<Exclude<Priority, 'vital'>, number> = { extra: 60, read: 200, write: 1_000 };

const READS = /^(get|lookUp|search)/;

type Described = Pick<FastifyContextConfig, 'auth' | 'needs' | 'ownLimit' | 'priority'> & { method: string; path: string };

/** What a call is to visitors, by what the contract says of it anyway; where that is not enough, the contract says the priority. */
export function priorityOf({ auth, needs, ownLimit, priority, method, path }: Described): Priority {
  if (priority) return priority;
  // Pages and their files, notifications of payments, health: whatever is not a call.
  if (!auth || ownLimit) return 'vital';
  if (needs === 'gate.scan') return 'vital';
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (name.startsWith('export')) return 'extra';
  if (method !== 'GET' && !READS.test(name)) return 'write';
  return auth === 'public' ? 'extra' : 'read';
}

/** @param delay how long the last call waited for a connection to the database while others still wait, ms */
export const isRefused = (priority: Priority, delay: number): boolean =>
  priority !== 'vital' && delay >= REFUSED_FROM_MS[priority];
