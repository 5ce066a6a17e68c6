import { type Database, type Db, withSent } from '../db/db';

/** Services' transactions become parts of the one that is under way: all that they do counts, or none of it. */
export const inside = (database: Database, tx: Db): Database => ({
  ...database,
  db: tx,
  lagging: null,
  transaction: (work) => withSent((send) => work(tx, send)),
});

/** Ends the transaction of what was only tried. */
export class Tried extends Error {}
