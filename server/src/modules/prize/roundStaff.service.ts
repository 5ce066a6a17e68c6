import { isDeepStrictEqual } from 'node:util';
import type { Rows } from '@park/contract/envelope';
import type { AdminEntry, AdminRound, saveRoundIn } from '@park/contract/prize/adminSchemas';
import type { z } from 'zod';
import type { Database, Db } from '../../db/db';
import { type KeysetBatches, keysetBatches } from '../../db/keyset';
import { newId } from '../../db/newId';
import { AppError } from '../../http/appError';
import type { StaffCallContext } from '../../http/callContext';
import { changedBy } from '../../http/changedBy';
import { type CursorPaging, listRows, mapRows } from '../../http/rows';
import { sortField, throwIfViolated } from '../../http/violation';
import { recordAudit } from '../admin/audit.service';
import type { RoundSteps } from './draw.service';
import { entriesQuery, listEntriesById } from './entry.repo';
import { type PrizeViews, toAdminRound } from './prize.views';
import type { Progress } from './progress.service';
import * as repo from './round.repo';
import { checkTimes, dueStep } from './round.rules';
import { countWins } from './win.repo';

type Draft = z.output<typeof saveRoundIn>;

/** What staff do with rounds. Nobody draws: that is the clock's alone. */
export interface RoundStaff {
  list(paging: CursorPaging, staff: StaffCallContext): Promise<Rows<AdminRound>>;
  /** All of them. */
  export(input: object, staff: StaffCallContext): Promise<KeysetBatches<AdminRound>>;
  /** @throws AppError roundNotFound */
  get(id: string, staff: StaffCallContext): Promise<AdminRound>;
  /**
   * Makes a draft or changes the version that was opened; the same save again changes nothing.
   * @throws AppError roundNotFound, roundNotDraft, roundTimesWrong, roundChanged (by whom, when)
   */
  save(draft: Draft, staff: StaffCallContext): Promise<AdminRound>;
  /** Opening what is open changes nothing. @throws AppError roundNotFound, roundChanged, roundNotDraft, roundTimesWrong */
  open(seen: { id: string; version: number }, staff: StaffCallContext): Promise<AdminRound>;
  /** Ends sign-up before its time; closing what is closed changes nothing. @throws AppError roundNotFound, roundNotClosable */
  close(id: string, staff: StaffCallContext): Promise<AdminRound>;
  /** Masked. @throws AppError roundNotFound, fieldNotSortable */
  entries(
    input: { roundId: string; winners?: boolean; field?: string; order?: 'asc' | 'desc' } & CursorPaging,
    staff: StaffCallContext,
  ): Promise<Rows<AdminEntry>>;
}

export function createRoundStaff(
  database: Database,
  { steps, progress, views }: { steps: RoundSteps; progress: Pick<Progress, 'settle'>; views: PrizeViews },
): RoundStaff {
  const { db } = database;
  const view = async (id: string, now: number): Promise<AdminRound> => {
    const round = await repo.findRound(db, id);
    if (!round) throw new AppError('roundNotFound');
    return toAdminRound(round, (await countWins(db, [id])).get(id), now);
  };
  const read = async (ids: string[], now: number): Promise<AdminRound[]> => {
    const wins = await countWins(db, ids);
    return (await repo.listRoundsById(db, ids)).map((round) => toAdminRound(round, wins.get(round.id), now));
  };
  const locked = async (tx: Db, id: string): Promise<repo.RoundRow> => {
    const round = await repo.lockRound(tx, id);
    if (!round) throw new AppError('roundNotFound');
    return round;
  };

  return {
    async list(paging, { now }) {
      await progress.settle(now);
      return listRows(
        db,
        repo.ROUNDS,
        (ids) => read(ids, now),
        ({ id }) => id,
        paging,
      );
    },

    async export(_, { now }) {
      await progress.settle(now);
      return keysetBatches(
        db,
        repo.ROUNDS,
        (ids) => read(ids, now),
        ({ id }) => id,
      );
    },

    async get(id, { now }) {
      await progress.settle(now);
      return view(id, now);
    },

    async save(draft, { admin, now, req }) {
      await progress.settle(now);
      const id = draft.id ?? newId();
      await database.transaction(async (tx) => {
        const { version } = draft;
        const fields = { ...roundFields(draft), version: version + 1, updatedBy: admin?.userName ?? null };
        const next = { ...fields, updatedAt: now };
        const fresh = { ...next, id, state: 'draft' as const, createdAt: now };
        const before = await repo.lockRound(tx, id);
        if (!before && version > 0) throw new AppError('roundNotFound');
        if (before) {
          if (await isSaved(tx, before, fields, draft.prizes)) return;
          assertDraft(before, now);
          if (before.version !== version) throw new AppError('roundChanged', changedBy(before));
        }
        throwIfViolated(checkTimes(fields, now));
        if (before) await repo.updateRound(tx, id, next);
        // Somebody was faster by a moment.
        else if (!(await repo.insertRound(tx, fresh))) throw new AppError('roundChanged', changedBy(await locked(tx, id)));
        await repo.replacePrizes(
          tx,
          id,
          draft.prizes.map((prize, position) => ({ ...prize, id: newId(), roundId: id, position })),
        );
        const details = { made: version === 0, prizes: draft.prizes.length };
        await recordAudit(tx, { admin, action: 'prize.saveRound', subject: `round:${id}`, details, requestId: req.id, now });
      });
      return view(id, now);
    },

    async open({ id, version }, { admin, now, req }) {
      await progress.settle(now);
      await database.transaction(async (tx) => {
        const round = await locked(tx, id);
        if (round.version !== version) throw new AppError('roundChanged', changedBy(round));
        if (round.state === 'open') return;
        assertDraft(round, now);
        throwIfViolated(checkTimes({ ...round, openAt: null }, now));
        await steps.open(tx, round, { admin, requestId: req.id, now });
      });
      return view(id, now);
    },

    async close(id, { admin, now, req }) {
      await progress.settle(now);
      await database.transaction(async (tx) => {
        const round = await locked(tx, id);
        if (round.state === 'closed') return;
        if (round.state !== 'open') throw new AppError('roundNotClosable');
        await steps.close(tx, round, { admin, requestId: req.id, now });
      });
      return view(id, now);
    },

    async entries({ roundId, winners = false, field, order = 'desc', ...paging }, { lang, now }) {
      sortField(field, ['enteredAt']);
      await progress.settle(now);
      if (!(await repo.hasRound(db, roundId))) throw new AppError('roundNotFound');
      const found = await listRows(
        db,
        entriesQuery({ roundId, winners, order }),
        (ids) => listEntriesById(db, ids),
        ({ entry }) => entry.id,
        paging,
      );
      return mapRows(found, (entry) => views.adminEntry(entry, lang));
    },
  };
}

/** This very save has been made: its answer was lost. */
async function isSaved(
  tx: Db,
  before: repo.RoundRow,
  fields: Partial<repo.RoundRow>,
  prizes: Draft['prizes'],
): Promise<boolean> {
  if (!Object.entries(fields).every(([key, value]) => isDeepStrictEqual(before[key as keyof repo.RoundRow], value)))
    return false;
  const kept = await repo.listPrizes(tx, before.id);
  return isDeepStrictEqual(
    kept.map(({ name, text, motif, count }) => ({ name, text, motif, count })),
    prizes,
  );
}

function assertDraft(round: repo.RoundRow, now: number): void {
  if (round.state !== 'draft' || dueStep(round, now) !== null) throw new AppError('roundNotDraft');
}

function roundFields({ name, text, rules, openAt, closeAt, drawAt, claimUntil }: Draft) {
  return {
    name,
    text,
    rules,
    openAt: openAt === null ? null : Date.parse(openAt),
    closeAt: Date.parse(closeAt),
    drawAt: Date.parse(drawAt),
    claimUntil: Date.parse(claimUntil),
  };
}
