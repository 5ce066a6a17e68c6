import type { EntryReceipt, PrizeStatus } from '@park/contract/prize/schemas';
import type { Database, Db } from '../../db/db';
import { newId } from '../../db/newId';
import { AppError } from '../../http/appError';
import type { CallContext } from '../../http/callContext';
import type { Budget, Guesses } from '../guess/guess.service';
import type { Entrant, Entrants } from './entrant';
import * as repo from './entry.repo';
import type { PrizeViews } from './prize.views';
import { entryNumber } from './prizeCodes';
import type { Progress } from './progress.service';
import { findRound } from './round.repo';
import { stateAt } from './round.rules';

/** Of 2^40 numbers two of a round may be alike; that this happens again and again means something else is wrong. */
const NUMBER_TRIES = 5;

/** With the number as it was typed, or with WeChat's code for it. */
type EnterWish = { roundId: string; name: string } & ({ phone: string } | { phoneCode: string });

type LookUp = Entrant & { roundId: string; by: string };

/** Names that may be tried for one phone: enough for mistyping, too few for guessing. Its owner asks from elsewhere, or by receipt. */
const TRIES_OF_A_PHONE: Budget = { what: 'names of a phone in a draw', most: 10, ms: 600_000 };
/** Phones that may be tried: a crowd that looks its entries up over the park's own network is one address. */
const TRIES_OF_PHONES: Budget = { what: 'phones in a draw', most: 300, ms: 600_000 };

/** Signing up, and asking what became of it. */
export interface Entries {
  /**
   * One entry an account a round; the same account with the same name and phone again, even after the closing, answers with its
   * receipt, and proves the number if it had not. Whether anybody else gave the number is not told.
   * @throws AppError roundNotFound, roundNotOpen, roundClosed, enteredAlready, phoneCodeUsed, wechatUnavailable
   */
  enter(input: EnterWish, ctx: Pick<CallContext, 'visitorId' | 'now'>): Promise<EntryReceipt>;
  /**
   * @param input `by`: the account or the network that asks, whose wrong guesses are counted; nobody else waits for them
   * @throws AppError entryNotFound, the same and as fast for an unknown phone as for another name; tooManyRequests
   */
  status(input: { receipt: string } | LookUp, ctx: Pick<CallContext, 'lang' | 'now'>): Promise<PrizeStatus>;
}

export function createEntries(
  database: Database,
  {
    entrants,
    progress,
    views,
    phoneOf,
    guesses,
  }: {
    entrants: Entrants;
    progress: Pick<Progress, 'settle'>;
    views: PrizeViews;
    /** The number behind WeChat's code. @throws AppError phoneCodeUsed, wechatUnavailable */
    phoneOf(code: string): Promise<string>;
    guesses: Guesses;
  },
): Entries {
  const { db } = database;
  const receipt = (row: repo.EntryRow): EntryReceipt => ({
    ...views.entry(row),
    roundId: row.roundId,
    receipt: entrants.receiptOf(row.id),
  });

  return {
    async enter({ roundId, name, ...given }, { visitorId, now }) {
      await progress.settle(now);
      const proven = 'phoneCode' in given;
      if (proven) {
        // WeChat's code is good for one answer: asked again after a lost one, the entry itself knows the number.
        const made = await repo.findOwnEntry(db, roundId, visitorId);
        if (made?.proven && entrants.isNamed(roundId, made, name)) return receipt(made);
      }
      const phone = proven ? await phoneOf(given.phoneCode) : given.phone;
      const encrypted = entrants.encrypt(roundId, { name, phone });
      return database.transaction(async (tx) => {
        await repo.lockEntrant(tx, visitorId, proven ? encrypted.phoneHash : null);
        const isOpen = await repo.holdOpen(tx, roundId, now);
        const isOwner = proven && !(await repo.isProven(tx, roundId, encrypted.phoneHash));
        const own =
          (await repo.findOwnEntry(tx, roundId, visitorId)) ?? (await repo.adoptEntry(tx, roundId, encrypted, visitorId));
        if (own && own.nameHash === encrypted.nameHash) {
          if (isOpen && isOwner) await repo.markProven(tx, own.id);
          return receipt(own);
        }
        if (!isOpen) await throwNotOpen(tx, roundId, now);
        if (own) throw new AppError('enteredAlready');
        for (let attempt = 0; attempt < NUMBER_TRIES; attempt++) {
          const row = { id: newId(), roundId, number: entryNumber(), visitorId, proven: isOwner, ...encrypted, createdAt: now };
          if (await repo.insertEntry(tx, row)) return receipt({ ...row, gaveWay: false });
        }
        throw new Error(`No free number was found for an entry of round ${roundId}.`);
      });
    },

    async status(input, { lang, now }) {
      await progress.settle(now);
      const found = 'receipt' in input ? await ofReceipt(input.receipt) : await ofPerson(input, now);
      const round = found && (await findRound(db, found.entry.roundId));
      if (!round) throw new AppError('entryNotFound');
      return views.status(found, round, lang, now);
    },
  };

  async function ofReceipt(text: string) {
    const id = entrants.entryOf(text);
    return id === null ? undefined : repo.findEntry(db, id);
  }

  async function ofPerson({ roundId, by, ...entrant }: LookUp, now: number) {
    const { phoneHash, nameHash } = entrants.hashes(roundId, entrant);
    await using guess = await guesses.take(
      [
        { budget: TRIES_OF_A_PHONE, of: [by, entrants.limitKey(entrant.phone)] },
        { budget: TRIES_OF_PHONES, of: [by] },
      ],
      now,
    );
    const found = await repo.findEntryOfPerson(db, roundId, { phoneHash, nameHash });
    if (found) await guess.right();
    return found;
  }

  async function throwNotOpen(tx: Db, roundId: string, now: number): Promise<never> {
    const round = await findRound(tx, roundId);
    if (!round || (round.state === 'draft' && round.openAt === null)) throw new AppError('roundNotFound');
    throw new AppError(stateAt(round, now) === 'draft' ? 'roundNotOpen' : 'roundClosed');
  }
}
