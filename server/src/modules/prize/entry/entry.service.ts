import { plainPhone } from '@park/contract/phone';
import { equalName } from '@park/contract/plainText';
import type * as calls from '@park/contract/prize/entry/calls';
import type { schemas } from '@park/contract/prize/entry/schemas';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database, Db } from '../../../db/db';
import { newId } from '../../../db/newId';
import { AppError } from '../../../http/appError';
import type { Handlers } from '../../../http/mount';
import { networkOf } from '../../../http/network';
import { randomLetters } from '../../../randomLetters';
import type { WechatClient } from '../../../wechat/wechatClient';
import { WechatCodeError, WechatRefusedError, WechatUnavailableError } from '../../../wechat/wechatErrors';
import type { Budget, Guesses } from '../../guess/guess.service';
import { requirePhoneOf } from '../../park/park.service';
import type { SavedChildren } from '../../ticket/visitor/savedVisitor.service';
import type { Progress } from '../round/progress.service';
import { findRound } from '../round/round.repo';
import { stateAt } from '../round/round.rules';
import type { Entrant, Entrants } from './entrant';
import * as repo from './entry.repo';
import type { EntryViews } from './entry.view';

export { countToClaim, leaveOpenRounds } from './entry.repo';

/** Of 2^40 numbers two of a round may be alike; that this happens again and again means something else is wrong. */
const NUMBER_TRIES = 5;

/** An entry's public number, e.g. `7Q4K2M9D`: 40 random bits. */
export const entryNumber = (): string => randomLetters(8);

type LookUp = Entrant & { roundId: string; by: string };

/** Names that may be tried for one phone: enough for mistyping, too few for guessing. Its owner asks from elsewhere, or by receipt. */
const TRIES_OF_A_PHONE: Budget = { what: 'names of a phone in a draw', max: 10, ms: 600_000 };
/** Phones that may be tried: a crowd that looks its entries up over the park's own network is one address. */
const TRIES_OF_PHONES: Budget = { what: 'phones in a draw', max: 300, ms: 600_000 };

interface EntryDeps {
  entrants: Entrants;
  savedChildren: SavedChildren;
  progress: Pick<Progress, 'settle'>;
  views: Pick<EntryViews, 'toReceipt' | 'toStatus'>;
  wechat: Pick<WechatClient, 'phoneNumber'>;
  guesses: Guesses;
  limitEntering: FastifyInstance['limitEntering'];
  log: FastifyBaseLogger;
}

/** Signing up, and asking what became of it. */
export function visitorEntries(
  database: Database,
  { entrants, savedChildren, progress, views, wechat, guesses, limitEntering, log }: EntryDeps,
) {
  const { db } = database;

  return {
    /** Whether anybody else gave the number is not told. */
    async enter({ roundId, name, phone: typed = '', phoneCode, ofAge }, { visitorId, now, req, rules }) {
      await limitEntering(req);
      const phones = (await rules()).phone;
      await progress.settle(now);
      const proven = phoneCode !== undefined;
      if (proven) {
        // WeChat's code is good for one answer: asked again after a lost one, the entry itself knows the number.
        const made = await repo.findOwnEntry(db, roundId, visitorId);
        if (made?.proven && entrants.isNamed(roundId, made, name)) return views.toReceipt(made);
      }
      const phone = proven ? await phoneOf(phoneCode) : typed;
      const encrypted = entrants.encrypt(roundId, { name, phone });
      return database.transaction(async (tx) => {
        await repo.lockEntrant(tx, visitorId, proven ? encrypted.phoneHash : null);
        const isOpen = await repo.holdOpen(tx, roundId, now);
        const isOwner = proven && !(await repo.isProven(tx, roundId, encrypted.phoneHash));
        const own =
          (await repo.findOwnEntry(tx, roundId, visitorId)) ?? (await repo.adoptEntry(tx, roundId, encrypted, visitorId));
        if (own && own.nameHash === encrypted.nameHash) {
          if (isOpen && isOwner) await repo.markProven(tx, own.id);
          return views.toReceipt(own);
        }
        if (!isOpen) await throwNotOpen(tx, roundId, now);
        if (own) throw new AppError('enteredAlready');
        if (!ofAge) throw new AppError('drawAgeMissing');
        requirePhoneOf(phones, phone);
        const isNamed = (saved: string) => equalName(saved) === equalName(name);
        if (await savedChildren.has(tx, visitorId, isNamed, now)) throw new AppError('drawTooYoung');
        for (let attempt = 0; attempt < NUMBER_TRIES; attempt++) {
          const row = { id: newId(), roundId, number: entryNumber(), visitorId, proven: isOwner, ...encrypted, createdAt: now };
          if (await repo.insertEntry(tx, row)) return views.toReceipt({ ...row, gaveWay: false });
        }
        throw new Error(`No free number was found for an entry of round ${roundId}.`);
      });
    },

    /** The same and as fast for an unknown phone as for another name. Whose guesses are wrong waits, and nobody else. */
    async getStatus({ receipt, roundId = '', phone = '', name = '' }, { visitorId, lang, now, req }) {
      await progress.settle(now);
      const found =
        receipt === undefined
          ? await ofPerson({ roundId, phone, name, by: visitorId || networkOf(req) }, now)
          : await ofReceipt(receipt);
      const round = found && (await findRound(db, found.entry.roundId));
      if (!round) throw new AppError('entryNotFound');
      return views.toStatus(found, round, lang, now);
    },
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;

  /** The number behind the code that WeChat gives a mini-program for its visitor's own phone. @throws AppError phoneCodeUsed, wechatUnavailable */
  async function phoneOf(code: string): Promise<string> {
    try {
      return plainPhone(await wechat.phoneNumber(code));
    } catch (error) {
      if (error instanceof WechatCodeError) throw new AppError('phoneCodeUsed', {}, { cause: error });
      if (!(error instanceof WechatUnavailableError) && !(error instanceof WechatRefusedError)) throw error;
      log[error instanceof WechatRefusedError ? 'error' : 'warn']({ err: error }, 'WeChat gave no phone number');
      throw new AppError('wechatUnavailable', {}, { cause: error });
    }
  }

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
