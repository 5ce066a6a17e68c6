import type { Database } from '../../db/db';
import { pendingMigrations } from '../../db/migrate';

export interface Health {
  status: 'ok' | 'failing';
  database: 'ok' | 'unreachable';
  /** Names of migrations this node knows and the database lacks. */
  pendingMigrations: string[];
}

/** Whether this node can serve: its database answers and holds every table it needs. */
export async function checkHealth(database: Database): Promise<Health> {
  try {
    await database.ping();
    const pending = await pendingMigrations(database);
    return { status: pending.length === 0 ? 'ok' : 'failing', database: 'ok', pendingMigrations: pending };
  } catch {
    return { status: 'failing', database: 'unreachable', pendingMigrations: [] };
  }
}
