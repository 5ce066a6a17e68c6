import { addDays, parkDay } from '@park/contract/parkTime';
import type { Database } from '../../db/db';
import type { Persons } from './person.service';
import { forgetPhones, stripPersons } from './personUpkeep.repo';
import { listUnder, reseal } from './savedVisitor.repo';

/** Days that a ticket keeps its person after its own day: long enough for a complaint or a lost child. */
export const KEEP_PERSONS_DAYS = 30;
/** Days that an order keeps its phone after its day: long enough to settle what went wrong, and who bought is told in the app anyway. */
export const KEEP_PHONES_DAYS = 180;
const BATCH = 200;

/** What the clock does to persons (docs/privacy.md). Safe to run twice and late. */
export interface PersonUpkeep {
  /** @returns tickets that lost their person now */
  strip(now: number): Promise<number>;
  /** @returns orders that lost their phone now */
  forgetPhones(now: number): Promise<number>;
  /** Encrypts saved visitors under the key in use, so that an old key can be thrown away. @returns how many */
  reseal(): Promise<number>;
}

export function createPersonUpkeep({ db }: Database, persons: Persons): PersonUpkeep {
  return {
    strip: (now) => stripPersons(db, addDays(parkDay(now), -KEEP_PERSONS_DAYS)),
    forgetPhones: (now) => forgetPhones(db, addDays(parkDay(now), -KEEP_PHONES_DAYS)),

    async reseal() {
      let done = 0;
      for (let after = '', more = true; more; ) {
        const batch = await listUnder(db, persons.prefix, after, BATCH);
        for (const row of batch) {
          after = row.id;
          // What nobody can read any more is left as it is: its key may come back.
          const person = persons.open(row);
          if (persons.hashOf(person.idNumber) !== row.idHash) continue;
          await reseal(db, row, persons.seal(person));
          done += 1;
        }
        more = batch.length === BATCH;
      }
      return done;
    },
  };
}
