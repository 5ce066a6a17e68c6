import type * as calls from '@park/contract/feedback/calls';
import type { schemas } from '@park/contract/feedback/schemas';
import * as words from '@park/contract/texts/feedback';
import type { Database, Db } from '../../db/db';
import { keysetViews } from '../../db/keyset';
import { newId } from '../../db/newId';
import { required } from '../../http/appError';
import { exporting } from '../../http/exportRows';
import type { Handlers } from '../../http/mount';
import { listRows, mapRows } from '../../http/rows';
import { isToDo } from '../../http/violation';
import { maskPhone } from '../../masks';
import type { Files } from '../file/file.service';
import { notify } from '../message/message.service';
import type { ParkProfiles } from '../park/park.service';
import { audit } from '../staff/audit.service';
import * as repo from './feedback.repo';
import { checkAnswer, checkTaking } from './feedback.rules';
import { subjectOf, toAdminFeedback, toAdminSummary } from './feedback.view';

/** Who sent it. */
export const senderOf = async (db: Db, id: string): Promise<string | undefined> => (await repo.findFeedback(db, id))?.visitorId;

/** Staff's side of feedback. */
export function staffFeedback(database: Database, files: Files, park: ParkProfiles) {
  const { db } = database;
  const show = async (tx: Db, row: repo.FeedbackRow, now: number) => {
    const subject = subjectOf(row.id);
    const pictures = await files.of(tx, [subject], now);
    return toAdminFeedback(row, await repo.listLines(tx, row.id), pictures.get(subject) ?? []);
  };
  const locked = async (tx: Db, id: string) => required(await repo.lockFeedback(tx, id), 'feedbackNotFound');

  return {
    async getAdminFeedBacks(input, { now }) {
      const found = await listRows(db, repo.feedbackQuery(input), input);
      const subjects = found.items.map(({ id }) => subjectOf(id));
      const pictures = await files.of(db, subjects, now);
      return mapRows(found, (row) => toAdminSummary(row, pictures.get(subjectOf(row.id)) ?? []));
    },

    exportFeedBacks: exporting(
      async (input, ctx) => {
        const nameOf = await park.namesOf('feedback', words.feedbackKind, ctx);
        return keysetViews(db, repo.feedbackQuery(input), (row) => ({ ...row, kind: nameOf(row.kind) }));
      },
      'createdAt kind status text phone takenBy takenAt answeredAt rating',
      { status: ({ state }) => words.feedback[state], phone: ({ contact }) => contact && maskPhone(contact) },
    ),

    getAdminFeedBack: async ({ id }, { now }) => show(db, required(await repo.findFeedback(db, id), 'feedbackNotFound'), now),

    takeFeedBack: ({ id }, staff) =>
      database.transaction(async (tx) => {
        const row = await locked(tx, id);
        const { now } = staff;
        const takenBy = staff.admin.userName;
        if (!isToDo(checkTaking(row, takenBy))) return show(tx, row, now);
        const change = { state: 'inHand' as const, takenAt: now, takenBy };
        await repo.updateFeedback(tx, id, change);
        await audit(tx, staff, 'feedBack.take', subjectOf(id));
        return show(tx, { ...row, ...change }, now);
      }),

    answerFeedBack: ({ id, text }, staff) =>
      database.transaction(async (tx) => {
        const row = await locked(tx, id);
        const { now } = staff;
        if (!isToDo(checkAnswer(row, await repo.listLines(tx, id), text))) return show(tx, row, now);
        const adminName = staff.admin.userName;
        await repo.insertLine(tx, { id: newId(), feedbackId: id, author: 'staff', adminName, text, at: now });
        const change = {
          state: 'answered' as const,
          answeredAt: now,
          takenAt: row.takenAt ?? now,
          takenBy: row.takenBy ?? adminName,
        };
        await repo.updateFeedback(tx, id, change);
        await notify(tx, { visitorId: row.visitorId, kind: 'feedbackAnswered', params: {}, subject: id, now });
        await audit(tx, staff, 'feedBack.answer', subjectOf(id));
        return show(tx, { ...row, ...change }, now);
      }),
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}
