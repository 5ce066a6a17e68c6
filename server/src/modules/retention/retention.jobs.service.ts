import type { Database } from '../../db/db';
import { countOld, type Due, type Removed, removeOld } from './retention.repo';

export type { Due, Removed } from './retention.repo';

const ROWS_A_STATEMENT = 1_000;
/** A run ends well before the queue takes it for dead; the next night's goes on. */
const STATEMENTS_A_RUN = 100;

/** The daily clean-up of what has served its time (docs/retention.md): small statements, none of which holds others up. */
export function retentionJobs({ db }: Pick<Database, 'db'>, removed: Removed) {
  return Object.entries(removed).map(([table, condition], nth) => ({
    name: `retention-${table.replaceAll('_', '-')}`,
    cron: `${nth * 2} 20 * * *`,
    async run(now: number): Promise<number> {
      let removed = 0;
      for (let turn = 0; turn < STATEMENTS_A_RUN; turn += 1) {
        const gone = await removeOld(db, table, condition, now, ROWS_A_STATEMENT);
        removed += gone;
        if (gone < ROWS_A_STATEMENT) break;
      }
      return removed;
    },
  }));
}

/** Rows that wait for the clean-up, counted up to what one night removes. @param now epoch ms @throws when the database does not answer in time */
export const dueRows = (database: Pick<Database, 'probe'>, removed: Removed, now: number): Promise<Due[]> =>
  countOld(database, removed, now, ROWS_A_STATEMENT * STATEMENTS_A_RUN);
