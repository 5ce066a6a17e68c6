import { addDays, parkDay, parkMoment } from '@park/contract/parkTime';
import type { Config } from '../../config';
import type { Database } from '../../db/db';
import { eachById } from '../../db/eachById';
import { resealSeeds } from '../../db/resealSeeds';
import { createSeeds } from '../../drawSeed';
import { createBeacon } from '../beacon/beacon.service';
import { readRules } from '../park/park.service';
import type { Pay } from '../pay/pay.service';
import { ballotProgress, createBallotSteps } from './ballot/ballotSteps.service';
import { stripEntries } from './ballot/entry.repo';
import { refundUnanswered } from './closure/closureAnswer.service';
import { removeNotes } from './desk/note.repo';
import { forgetPhones, stripPersons } from './order/order.repo';
import { switchSales } from './product/productStaff.service';
import { expireDue } from './sale/expiry.service';
import { fitStockNow } from './slot.service';
import { ensureDays } from './stock.repo';
import { ticketKeys } from './ticketKeys';
import { createPersons, type Persons } from './visitor/person.service';
import { listUnder, reencrypt } from './visitor/savedVisitor.repo';
import { lapseOffers, offerWaiting } from './waitlist/waitlist.service';

/** What the clock does to persons (docs/privacy.md). Safe to run twice and late. */
export function createPersonTasks({ db }: Database, persons: Persons) {
  const retention = async () => (await readRules(db)).retention;
  return {
    /** @returns tickets that lost their person now */
    strip: async (now: number) => stripPersons(db, addDays(parkDay(now), -(await retention()).ticketNames)),
    /** @returns orders that lost their phone now, and notes about orders that went */
    async forgetPhones(now: number) {
      const day = addDays(parkDay(now), -(await retention()).orderPhones);
      return (await forgetPhones(db, day)) + (await removeNotes(db, day));
    },

    /** Encrypts saved visitors under the key in use, so that an old key can be thrown away. @returns how many */
    reencrypt: () =>
      eachById(
        (after, limit) => listUnder(db, persons.prefix, after, limit),
        async (row) => {
          // What nobody can read any more is left as it is: its key may come back.
          const person = persons.decrypt(row);
          if (persons.hashOf(person.idNumber) !== row.idHash) return false;
          await reencrypt(db, row, persons.encrypt(person));
          return true;
        },
      ),
  };
}

/** What the clock does to tickets. Each may run twice, late, and on several nodes at once; reads and sales do not wait for it. */
export function ticketJobs(
  database: Database,
  pay: Pay,
  config: Parameters<typeof ticketKeys>[0] & Pick<Config, 'beaconUrls'>,
) {
  const keys = ticketKeys(config);
  const held = createPersons(keys);
  const persons = createPersonTasks(database, held);
  const seeds = createSeeds(keys);
  const work = { steps: createBallotSteps(seeds), beacon: createBeacon(config.beaconUrls) };
  return [
    { name: 'ticket-expire', cron: '* * * * *', run: (now: number) => expireDue(database, now) },
    { name: 'ticket-lapse-offers', cron: '* * * * *', run: (now: number) => lapseOffers(database, now) },
    { name: 'ticket-offer-waiting', cron: '* * * * *', run: (now: number) => offerWaiting(database, now) },
    { name: 'ticket-closure-refunds', cron: '* * * * *', run: (now: number) => refundUnanswered(database, pay, now) },
    { name: 'ticket-ballots', cron: '* * * * *', run: ballotProgress(database, work).advance },
    { name: 'ticket-switch-sales', cron: '* * * * *', run: (now: number) => switchSales(database, now) },
    { name: 'ticket-days', cron: '5 * * * *', run: (now: number) => openDays(database, now) },
    { name: 'ticket-fit-stock', cron: '*/5 * * * *', run: (now: number) => fitStockNow(database, now) },
    { name: 'ticket-strip-persons', cron: '40 18 * * *', run: persons.strip },
    { name: 'ticket-forget-phones', cron: '45 18 * * *', run: persons.forgetPhones },
    { name: 'ticket-reseal-persons', cron: '50 18 * * *', run: persons.reencrypt },
    { name: 'ticket-strip-ballots', cron: '55 18 * * *', run: (now: number) => stripBallots(database, now) },
    {
      name: 'ticket-reseal-ballots',
      cron: '58 18 * * *',
      run: () => resealSeeds(database.db, 'ticket_ballot', seeds, held.prefix),
    },
  ];
}

/** Takes persons and accounts off the entries of ballots some time after they were over. @returns how many entries */
export async function stripBallots({ db }: Database, now: number): Promise<number> {
  const { ticketNames } = (await readRules(db)).retention;
  return stripEntries(db, parkMoment(addDays(parkDay(now), -ticketNames), '00:00'));
}

/**
 * Makes the stock rows of today, of the days ahead that can be bought, and of the next one, so that midnight finds it made.
 * @param now epoch milliseconds
 * @returns how many were made
 */
export async function openDays({ db }: Database, now: number): Promise<number> {
  const { daysAhead } = (await readRules(db)).ticket;
  const days = Array.from({ length: daysAhead + 2 }, (_, ahead) => addDays(parkDay(now), ahead));
  return ensureDays(db, days);
}
