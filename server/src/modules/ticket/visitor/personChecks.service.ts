import { DAY_MS, HOUR_MS } from '@park/contract/parkTime';
import type { FastifyRequest } from 'fastify';
import { Turns } from '../../../db/turns';
import { AppError } from '../../../http/appError';
import { networkOf } from '../../../http/network';
import type { Budget, Guesses, Used } from '../../guess/guess.service';

/** Refusals that tell of somebody else's visit: enough for a family that does not know who bought what. */
const VISITOR_BUDGET: Budget = { what: 'persons with tickets, of an account', max: 10, ms: DAY_MS };
/** The park's own network is one address. */
const NETWORK_BUDGET: Budget = { what: 'persons with tickets, of a network', max: 100, ms: DAY_MS };

/** Who names persons, and when. */
interface Asker {
  visitorId: string;
  req: Pick<FastifyRequest, 'ip'>;
  now: number;
}

/**
 * Each person has one ticket a day (R-ticket-1), so whoever names somebody by their number learns from a refusal that they come that
 * day. That is told last, when all else is well, and so often a day; then the account, or its network, names nobody before the next.
 */
export interface PersonChecks {
  /** Before it is looked at whether persons have tickets. @throws AppError personChecksUsedUp */
  requireLeft(asker: Asker): void;
  /**
   * Runs what may be refused because a person has a ticket or an entry already; of one account one after the other, or many at once
   * would be told before they are counted.
   * @param isOthers whether that is somebody else's, for one's own tell nothing
   * @throws AppError personChecksUsedUp
   */
  run<T>(asker: Asker, work: () => Promise<T>, isOthers?: () => Promise<boolean>): Promise<T>;
}

export function createPersonChecks(guesses: Guesses): PersonChecks {
  const turns = new Turns();
  /** Until when, epoch ms. Only those who were told too often stand here, so an order costs no question; another node tells once more. */
  const usedUp = new Map<string, number>();

  async function count({ visitorId, req, now }: Asker): Promise<void> {
    const network = networkOf(req);
    const refuse = ({ budget, wait }: Used) => {
      usedUp.set(budget === VISITOR_BUDGET ? visitorId : network, now + wait);
      return refusal(wait);
    };
    const counts = [
      { budget: VISITOR_BUDGET, of: [visitorId] },
      { budget: NETWORK_BUDGET, of: [network] },
    ] as const;
    await using guess = await guesses.take([...counts], now, refuse);
    if (guess.last) usedUp.set(visitorId, now + VISITOR_BUDGET.ms);
  }

  return {
    requireLeft({ visitorId, req, now }) {
      for (const who of [visitorId, networkOf(req)]) {
        const wait = (usedUp.get(who) ?? 0) - now;
        if (wait > 0) throw refusal(wait);
        usedUp.delete(who);
      }
    },
    run: (asker, work, isOthers = async () => true) =>
      turns.take(asker.visitorId, async () => {
        try {
          return await work();
        } catch (error) {
          if (tellsOfPerson(error) && (await isOthers())) await count(asker);
          throw error;
        }
      }),
  };
}

const refusal = (wait: number) => new AppError('personChecksUsedUp', { hours: Math.ceil(wait / HOUR_MS) });

const tellsOfPerson = (error: unknown): boolean =>
  error instanceof AppError && ['visitorHasTicket', 'ballotPersonEntered'].includes(error.errorName);
