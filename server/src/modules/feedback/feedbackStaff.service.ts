import type * as calls from '@park/contract/feedback/calls';
import type { schemas } from '@park/contract/feedback/schemas';
import { toParkIso } from '@park/contract/parkTime';
import { mayDo } from '@park/contract/staff/permissions';
import type { StaffNote } from '@park/contract/staffNote';
import * as words from '@park/contract/texts/feedback';
import type { Database, Db } from '../../db/db';
import { keysetViews } from '../../db/keyset';
import { newId } from '../../db/newId';
import { pick } from '../../fields';
import { AppError, required } from '../../http/appError';
import type { StaffCallContext } from '../../http/callContext';
import { exporting } from '../../http/exportRows';
import type { Handlers } from '../../http/mount';
import { listRows, mapRows } from '../../http/rows';
import { isToDo } from '../../http/violation';
import { maskPhone } from '../../masks';
import type { Files } from '../file/file.service';
import { notify } from '../message/message.service';
import type { ParkProfiles } from '../park/park.service';
import { audit } from '../staff/audit.service';
import { holdWhoMay, listWhoMay } from '../staff/role.service';
import { newestOrderOf } from '../ticket/order/orderStaff.service';
import { forgottenBefore } from './feedback.jobs.service';
import * as repo from './feedback.repo';
import { checkAnswer, checkTaking } from './feedback.rules';
import { subjectOf, toAdminFeedback, toAdminSummary } from './feedback.view';

/** Who sent it. */
export const senderOf = async (db: Db, id: string): Promise<string | undefined> => (await repo.findFeedback(db, id))?.visitorId;

/** Staff's side of feedback. */
export function staffFeedback(database: Database, files: Files, park: ParkProfiles) {
  const { db } = database;
  const show = async (tx: Db, row: repo.FeedbackRow, { now }: StaffCallContext) => {
    const subject = subjectOf(row.id);
    const pictures = await files.of(tx, [subject], now);
    return toAdminFeedback(row, await repo.listLines(tx, row.id), pictures.get(subject) ?? []);
  };
  const notesOf = async (tx: Db, id: string): Promise<StaffNote[]> =>
    (await repo.listNotes(tx, id)).map(({ at, adminName, ...note }) => ({
      ...pick(note, 'id', 'text'),
      at: toParkIso(at),
      by: adminName,
    }));
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

    async getAdminFeedBack({ id }, staff) {
      const row = required(await repo.findFeedback(db, id), 'feedbackNotFound');
      const orderId = mayDo(staff.admin.permissions, 'orders.read') ? await newestOrderOf(db, row.visitorId) : null;
      return { ...(await show(db, row, staff)), orderId, colleagues: await listWhoMay(db, 'feedback.answer', row.takenBy) };
    },

    getFeedBackNotes: ({ feedBackId }) => notesOf(db, feedBackId),

    /** @throws AppError feedbackNotFound, feedbackNoteLate (it would be gone by the next night), orderNoteOther (the id was of another text or feedback) */
    addFeedBackNote: ({ feedBackId, id, text }, staff) =>
      database.transaction(async (tx) => {
        const { id: feedbackId, createdAt } = await locked(tx, feedBackId);
        if (createdAt < (await forgottenBefore(tx, staff.now))) throw new AppError('feedbackNoteLate');
        const note = { id, feedbackId, at: staff.now, adminName: staff.admin.userName, text };
        if (await repo.insertNote(tx, note)) await audit(tx, staff, 'feedBack.addNote', subjectOf(feedbackId));
        const notes = await notesOf(tx, feedbackId);
        if (!notes.some((one) => one.id === id && one.text === text)) throw new AppError('orderNoteOther');
        return notes;
      }),

    /** @throws AppError feedbackNotFound, feedbackAnswered, feedbackTaken, accountNotFound (a colleague who may not answer) */
    takeFeedBack: ({ id, to, from }, staff) =>
      database.transaction(async (tx) => {
        const row = await locked(tx, id);
        const isOwn = to === undefined;
        const takenBy = isOwn ? staff.admin.userName : required(await holdWhoMay(tx, to, 'feedback.answer'), 'accountNotFound');
        if (!isToDo(checkTaking(row, takenBy, isOwn ? null : from))) return show(tx, row, staff);
        const change = { state: 'inHand' as const, takenAt: staff.now, takenBy };
        await repo.updateFeedback(tx, id, change);
        await audit(tx, staff, isOwn ? 'feedBack.take' : 'feedBack.assign', subjectOf(id), isOwn ? {} : { to: takenBy });
        return show(tx, { ...row, ...change }, staff);
      }),

    answerFeedBack: ({ id, text }, staff) =>
      database.transaction(async (tx) => {
        const row = await locked(tx, id);
        const { now } = staff;
        if (!isToDo(checkAnswer(row, await repo.listLines(tx, id), text))) return show(tx, row, staff);
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
        return show(tx, { ...row, ...change }, staff);
      }),
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}
