import type { Rows } from '@park/contract/envelope';
import type { AdminFeedback, AdminFeedbackSummary, adminFeedBacksIn } from '@park/contract/feedback/schemas';
import type { z } from 'zod';
import type { Database, Db } from '../../db/db';
import { type KeysetBatches, keysetBatches, mapBatches } from '../../db/keyset';
import { newId } from '../../db/newId';
import { AppError } from '../../http/appError';
import type { StaffCallContext } from '../../http/callContext';
import { listRows, mapRows } from '../../http/rows';
import { throwIfViolated } from '../../http/violation';
import { recordAudit } from '../admin/audit.service';
import type { Files } from '../file/file.service';
import { notify } from '../message/message.service';
import * as repo from './feedback.repo';
import { checkAnswer, checkTaking } from './feedback.rules';
import { subjectOf } from './feedback.service';
import { toAdminFeedback, toAdminSummary } from './feedback.views';

/** Staff's side of feedback. */
export interface FeedbackStaff {
  list(input: z.output<typeof adminFeedBacksIn>, staff: StaffCallContext): Promise<Rows<AdminFeedbackSummary>>;
  /** All that match, without their pictures. */
  export(
    input: Omit<z.output<typeof adminFeedBacksIn>, 'page' | 'pageSize'>,
  ): Promise<KeysetBatches<AdminFeedbackSummary & { times: FeedbackTimes }>>;
  /** @throws AppError feedbackNotFound */
  get(id: string, staff: StaffCallContext): Promise<AdminFeedback>;
  /** @throws AppError feedbackNotFound, feedbackTaken (by whom), feedbackAnswered */
  take(id: string, staff: StaffCallContext): Promise<AdminFeedback>;
  /** @throws AppError feedbackNotFound, feedbackAnswered */
  answer(id: string, text: string, staff: StaffCallContext): Promise<AdminFeedback>;
}

/** Who sent it. */
export const senderOf = async (db: Db, id: string): Promise<string | undefined> => (await repo.findFeedback(db, id))?.visitorId;

interface FeedbackTimes {
  takenAt: number | null;
  answeredAt: number | null;
}

export function createFeedbackStaff(database: Database, files: Files): FeedbackStaff {
  const { db } = database;
  const show = async (tx: Db, row: repo.FeedbackRow, now: number) => {
    const subject = subjectOf(row.id);
    const pictures = await files.of(tx, [subject], now);
    return toAdminFeedback(row, await repo.listLines(tx, row.id), pictures.get(subject) ?? []);
  };
  const locked = async (tx: Db, id: string) => {
    const row = await repo.lockFeedback(tx, id);
    if (!row) throw new AppError('feedbackNotFound');
    return row;
  };

  return {
    async list({ order = 'desc', ...query }, { now }) {
      const found = await listRows(
        db,
        repo.feedbackQuery({ ...query, order }),
        (ids) => repo.listById(db, ids),
        ({ id }) => id,
        query,
      );
      const pictures = await files.of(
        db,
        found.items.map(({ id }) => subjectOf(id)),
        now,
      );
      return mapRows(found, (row) => toAdminSummary(row, pictures.get(subjectOf(row.id)) ?? []));
    },

    async export({ order = 'desc', state, kind }) {
      const found = await keysetBatches(
        db,
        repo.feedbackQuery({ state, kind, order }),
        (ids) => repo.listById(db, ids),
        ({ id }) => id,
      );
      return mapBatches(found, (row) => ({ ...toAdminSummary(row, []), times: row }));
    },

    async get(id, { now }) {
      const row = await repo.findFeedback(db, id);
      if (!row) throw new AppError('feedbackNotFound');
      return show(db, row, now);
    },

    take: (id, { admin, now, req }) =>
      database.transaction(async (tx) => {
        const row = await locked(tx, id);
        const takenBy = admin?.userName ?? '';
        const result = checkTaking(row, takenBy);
        if (typeof result !== 'string') throwIfViolated(result);
        if (result !== 'go') return show(tx, row, now);
        const change = { state: 'inHand' as const, takenAt: now, takenBy };
        await repo.updateFeedback(tx, id, change);
        await recordAudit(tx, { admin, action: 'feedBack.take', subject: subjectOf(id), requestId: req.id, now });
        return show(tx, { ...row, ...change }, now);
      }),

    answer: (id, text, { admin, now, req }) =>
      database.transaction(async (tx) => {
        const row = await locked(tx, id);
        const result = checkAnswer(row, await repo.listLines(tx, id), text);
        if (typeof result !== 'string') throwIfViolated(result);
        if (result !== 'go') return show(tx, row, now);
        const adminName = admin?.userName ?? null;
        await repo.insertLine(tx, { id: newId(), feedbackId: id, author: 'staff', adminName, text, at: now });
        const change = {
          state: 'answered' as const,
          answeredAt: now,
          takenAt: row.takenAt ?? now,
          takenBy: row.takenBy ?? adminName,
        };
        await repo.updateFeedback(tx, id, change);
        await notify(tx, { visitorId: row.visitorId, kind: 'feedbackAnswered', params: {}, subject: id, now });
        await recordAudit(tx, { admin, action: 'feedBack.answer', subject: subjectOf(id), requestId: req.id, now });
        return show(tx, { ...row, ...change }, now);
      }),
  };
}
