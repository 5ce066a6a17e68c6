import { addDays, parkDay } from '@park/contract/parkTime';
import { TICKET } from '@park/contract/ticket/limits';
import type { Database } from '../../db/db';
import type { Pay } from '../pay/pay.service';
import { createClosureAnswers } from './closureAnswer.service';
import { createExpiry } from './expiry.service';
import { createPersons } from './person.service';
import { createPersonUpkeep } from './personUpkeep.service';
import { ensureDays } from './stock.repo';
import { ticketKeys } from './ticketKeys';
import { createWaitingList } from './waiting.service';

interface TicketJob {
  name: string;
  /** Minute, hour, day, month, weekday; in UTC. */
  cron: string;
  /** `now` is epoch milliseconds. @returns how many things it changed */
  run(now: number): Promise<number>;
}

/** What the clock does to tickets. Each may run twice, late, and on several nodes at once; reads and sales do not wait for it. */
export function ticketJobs(database: Database, pay: Pay, config: Parameters<typeof ticketKeys>[0]): TicketJob[] {
  const expiry = createExpiry(database, pay);
  const waiting = createWaitingList(database);
  const closures = createClosureAnswers(database, pay, () => null);
  const persons = createPersonUpkeep(database, createPersons(ticketKeys(config)));
  return [
    { name: 'ticket-expire', cron: '* * * * *', run: (now) => expiry.expireDue(now) },
    { name: 'ticket-lapse-offers', cron: '* * * * *', run: waiting.lapseOffers },
    { name: 'ticket-closure-refunds', cron: '* * * * *', run: closures.refundUnanswered },
    { name: 'ticket-days', cron: '5 * * * *', run: (now) => openDays(database, now) },
    { name: 'ticket-strip-persons', cron: '40 18 * * *', run: persons.strip },
    { name: 'ticket-forget-phones', cron: '45 18 * * *', run: persons.forgetPhones },
    { name: 'ticket-reseal-persons', cron: '50 18 * * *', run: persons.reseal },
  ];
}

/**
 * Makes the stock rows of today, of the days ahead that can be bought, and of the next one, so that midnight finds it made.
 * @param now epoch milliseconds
 * @returns how many were made
 */
export function openDays({ db }: Database, now: number): Promise<number> {
  const days = Array.from({ length: TICKET.daysAhead + 2 }, (_, ahead) => addDays(parkDay(now), ahead));
  return ensureDays(db, days);
}
