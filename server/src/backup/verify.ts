import type { Database } from '../db/db';
import { checkDraws } from '../modules/prize/draw/drawnCheck.service';
import { checkBallots } from '../modules/ticket/ballot/ballotCheck.service';
import { type BookFault, checkBooks } from '../modules/ticket/sale/books.repo';

/** Lines for the operator; a backup whose rows somebody changed, and their sums with them, is whole all the same. */
export interface Verified {
  well: string[];
  wrong: string[];
}

/** Of each kind so many are named. */
const MAX_NAMED_FAULTS = 5;

const FAULTS: Record<BookFault['what'], string> = {
  worth: 'Orders whose tickets are not worth what came for them less what went back',
  payment: 'Payments of which ledger and trade do not say the same',
  refund: 'Refunds of which ledger and refund do not say the same',
  stranger: 'Entries of the ledger for orders that do not exist',
};

/** Counts the books of a park anew, and draws its draws and ballots anew. */
export async function verifyPark({ db }: Pick<Database, 'db'>): Promise<Verified> {
  const books = await checkBooks(db);
  const draws = await checkDraws(db);
  const ballots = await checkBallots(db);
  const well = [
    ...(books.faults.length > 0
      ? []
      : [`The ledger's ${books.entries} entries agree with trades, refunds, orders and tickets.`]),
    ...(draws.faults.length > 0 ? [] : [`The ${draws.rounds} draws, drawn anew, have the same winners.`]),
    ...(ballots.faults.length > 0 ? [] : [`The ${ballots.ballots} ballots, drawn anew, gave the same places.`]),
  ];
  const wrong = (Object.keys(FAULTS) as BookFault['what'][]).flatMap((what) => {
    const numbers = books.faults.filter((fault) => fault.what === what).map(({ number }) => number);
    return numbers.length > 0 ? [`${FAULTS[what]}: ${named(numbers)}.`] : [];
  });
  for (const { roundId, steps } of draws.faults)
    wrong.push(`The draw of round ${roundId} does not check: ${steps.join(', ')}.`);
  for (const { ballotId, steps } of ballots.faults) wrong.push(`Ballot ${ballotId} does not check: ${steps.join(', ')}.`);
  return { well, wrong };
}

const named = (numbers: readonly string[]): string =>
  numbers.slice(0, MAX_NAMED_FAULTS).join(', ') +
  (numbers.length > MAX_NAMED_FAULTS ? ` and ${numbers.length - MAX_NAMED_FAULTS} more` : '');
