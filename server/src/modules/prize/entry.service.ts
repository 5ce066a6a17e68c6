import type { EntryReceipt, PrizeStatus } from '@park/contract/prize/schemas';
import type { Database } from '../../db/db';
import { newId } from '../../db/newId';
import { AppError } from '../../http/appError';
import type { Asker } from '../../http/asker';
import type { Entrant, Entrants } from './entrant';
import * as repo from './entry.repo';
import type { PrizeViews } from './prize.views';
import { entryNumber } from './prizeCodes';
import type { Progress } from './progress.service';
import { findRound } from './round.repo';
import { stateAt } from './round.rules';

/** Of 2^40 numbers two of a round may be alike; that this happens again and again means something else is wrong. */
const NUMBER_TRIES = 5;

/** Signing up, and asking what became of it. */
export interface Entries {
  /**
   * One entry a phone a round; the same phone with the same name again, even after the closing, answers with its receipt.
   * @throws AppError roundNotFound, roundNotOpen, roundClosed, phoneEnteredAlready
   */
  enter(input: Entrant & { roundId: string }, now: number): Promise<EntryReceipt>;
  /** @throws AppError entryNotFound, the same and as fast for an unknown phone as for another name */
  status(
    input: { receipt: string } | (Entrant & { roundId: string }),
    asker: Pick<Asker, 'lang' | 'now'>,
  ): Promise<PrizeStatus>;
}

export function createEntries(
  database: Database,
  { entrants, progress, views }: { entrants: Entrants; progress: Pick<Progress, 'settle'>; views: PrizeViews },
): Entries {
  const { db } = database;
  const receipt = (row: repo.EntryRow): EntryReceipt => ({
    ...views.entry(row),
    roundId: row.roundId,
    receipt: entrants.receiptOf(row.id),
  });

  return {
    async enter({ roundId, ...entrant }, now) {
      await progress.settle(now);
      const sealed = entrants.seal(roundId, entrant);
      for (let attempt = 0; attempt < NUMBER_TRIES; attempt++) {
        const row = { id: newId(), roundId, number: entryNumber(), ...sealed };
        if (await repo.insertEntry(db, { ...row, now })) return receipt({ ...row, createdAt: now });
        const known = await repo.findEntryOfPhone(db, roundId, sealed.phoneHash);
        if (known && known.nameHash === sealed.nameHash) return receipt(known);
        await assertOpen(roundId, now);
        if (known) throw new AppError('phoneEnteredAlready');
      }
      throw new Error(`No free number was found for an entry of round ${roundId}.`);
    },

    async status(input, { lang, now }) {
      await progress.settle(now);
      const found = 'receipt' in input ? await ofReceipt(input.receipt) : await ofPerson(input);
      const round = found && (await findRound(db, found.entry.roundId));
      if (!round) throw new AppError('entryNotFound');
      return views.status(found, round, lang, now);
    },
  };

  async function ofReceipt(text: string) {
    const id = entrants.entryOf(text);
    return id === null ? undefined : repo.findEntry(db, id);
  }

  function ofPerson({ roundId, ...entrant }: Entrant & { roundId: string }) {
    return repo.findEntryOfPerson(db, roundId, entrants.hashes(roundId, entrant));
  }

  async function assertOpen(roundId: string, now: number): Promise<void> {
    const round = await findRound(db, roundId);
    if (!round || (round.state === 'draft' && round.openAt === null)) throw new AppError('roundNotFound');
    const state = stateAt(round, now);
    if (state === 'draft') throw new AppError('roundNotOpen');
    if (state !== 'open') throw new AppError('roundClosed');
  }
}
