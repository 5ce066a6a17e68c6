import type { Rows } from '@park/contract/envelope';
import type { AdminFeedback, AdminFeedbackSummary, adminFeedBacksIn } from '@park/contract/feedback/schemas';
import type { z } from 'zod';
import type { Database, Db } from '../../db/db';
import { newId } from '../../db/newId';
import { mapped, type Walked, walked } from '../../db/walk';
import { AppError } from '../../http/appError';
import type { StaffAsker } from '../../http/asker';
import { refuse } from '../../http/refuse';
import { listed, viewed } from '../../http/rows';
import { recordAudit } from '../admin/audit.service';
import type { Files } from '../file/file.service';
import { tell } from '../message/message.service';
import * as repo from './feedback.repo';
import { decideAnswer, decideTaking } from './feedback.rules';
import { subjectOf } from './feedback.service';
import { toAdminFeedback, toAdminSummary } from './feedback.views';

/** Staff's side of feedback. */
export interface FeedbackStaff {
  list(input: z.output<typeof adminFeedBacksIn>, staff: StaffAsker): Promise<Rows<AdminFeedbackSummary>>;
  /** All that match, without their pictures. */
  export(
    input: Omit<z.output<typeof adminFeedBacksIn>, 'page' | 'pageSize'>,
  ): Promise<Walked<AdminFeedbackSummary & { times: FeedbackTimes }>>;
  /** @throws AppError feedbackNotFound */
  get(id: string, staff: StaffAsker): Promise<AdminFeedback>;
  /** @throws AppError feedbackNotFound, feedbackTaken (by whom), feedbackAnswered */
  take(id: string, staff: StaffAsker): Promise<AdminFeedback>;
  /** @throws AppError feedbackNotFound, feedbackAnswered */
  answer(id: string, text: string, staff: StaffAsker): Promise<AdminFeedback>;
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
      const found = await listed(
        db,
        repo.feedbackWalk({ ...query, order }),
        (ids) => repo.listById(db, ids),
        ({ id }) => id,
        query,
      );
      const pictures = await files.of(
        db,
        found.items.map(({ id }) => subjectOf(id)),
        now,
      );
      return viewed(found, (row) => toAdminSummary(row, pictures.get(subjectOf(row.id)) ?? []));
    },

    async export({ order = 'desc', state, kind }) {
      const found = await walked(
        db,
        repo.feedbackWalk({ state, kind, order }),
        (ids) => repo.listById(db, ids),
        ({ id }) => id,
      );
      return mapped(found, (row) => ({ ...toAdminSummary(row, []), times: row }));
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
        const decision = decideTaking(row, takenBy);
        if (typeof decision !== 'string') refuse(decision);
        if (decision !== 'go') return show(tx, row, now);
        const change = { state: 'inHand' as const, takenAt: now, takenBy };
        await repo.updateFeedback(tx, id, change);
        await recordAudit(tx, { admin, action: 'feedBack.take', subject: subjectOf(id), requestId: req.id, now });
        return show(tx, { ...row, ...change }, now);
      }),

    answer: (id, text, { admin, now, req }) =>
      database.transaction(async (tx) => {
        const row = await locked(tx, id);
        const decision = decideAnswer(row, await repo.listLines(tx, id), text);
        if (typeof decision !== 'string') refuse(decision);
        if (decision !== 'go') return show(tx, row, now);
        const adminName = admin?.userName ?? null;
        await repo.insertLine(tx, { id: newId(), feedbackId: id, author: 'staff', adminName, text, at: now });
        const change = {
          state: 'answered' as const,
          answeredAt: now,
          takenAt: row.takenAt ?? now,
          takenBy: row.takenBy ?? adminName,
        };
        await repo.updateFeedback(tx, id, change);
        await tell(tx, { visitorId: row.visitorId, kind: 'feedbackAnswered', params: {}, subject: id, now });
        await recordAudit(tx, { admin, action: 'feedBack.answer', subject: subjectOf(id), requestId: req.id, now });
        return show(tx, { ...row, ...change }, now);
      }),
  };
}
