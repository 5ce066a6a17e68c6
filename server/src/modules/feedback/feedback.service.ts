import type * as calls from '@park/contract/feedback/calls';
import type { Feedback, schemas } from '@park/contract/feedback/schemas';
import { parkDay, parkMoment } from '@park/contract/parkTime';
import { type Database, type Db, lockVisitor } from '../../db/db';
import { newId } from '../../db/newId';
import { required } from '../../http/appError';
import type { CallContext } from '../../http/callContext';
import { requireSameRequest } from '../../http/idempotencyKey';
import type { Handlers } from '../../http/mount';
import { toPage } from '../../http/page';
import { type CheckResult, isToDo, throwIfViolated } from '../../http/violation';
import type { Files } from '../file/file.service';
import { type ParkProfiles, requireOffered, requirePhoneOf } from '../park/park.service';
import * as repo from './feedback.repo';
import { checkAddition, checkDayLimit, checkRating } from './feedback.rules';
import { subjectOf, toFeedback, toSummary } from './feedback.view';

export { countUnrated } from './feedback.repo';

/** A visitor's feedback. Somebody else's does not exist here. */
export function visitorFeedback(database: Database, files: Files, park: ParkProfiles) {
  const { db } = database;
  const show = async (tx: Db, row: repo.FeedbackRow, now: number) => {
    const subject = subjectOf(row.id);
    const pictures = await files.of(tx, [subject], now);
    return toFeedback(row, await repo.listLines(tx, row.id), pictures.get(subject) ?? []);
  };
  /** Decides on the locked row and changes it, or leaves it to what a retry finds done. */
  const change = (
    id: string,
    { visitorId, now }: CallContext,
    check: (row: repo.FeedbackRow, lines: repo.LineRow[]) => CheckResult,
    write: (tx: Db, row: repo.FeedbackRow) => Promise<Partial<repo.FeedbackRow>>,
  ): Promise<Feedback> =>
    database.transaction(async (tx) => {
      const row = required(await repo.lockFeedback(tx, id, visitorId), 'feedbackNotFound');
      if (!isToDo(check(row, await repo.listLines(tx, id)))) return show(tx, row, now);
      const changed = await write(tx, row);
      if (Object.keys(changed).length > 0) await repo.updateFeedback(tx, id, changed);
      return show(tx, { ...row, ...changed }, now);
    });

  return {
    async getFeedBacks(paging, { visitorId, now }) {
      const found = await repo.listOwn(db, visitorId, paging);
      const subjects = found.items.map(({ id }) => subjectOf(id));
      const pictures = await files.of(db, subjects, now);
      return toPage(found, paging, (row) => toSummary(row, pictures.get(subjectOf(row.id)) ?? []));
    },

    getFeedBack: async ({ id }, { visitorId, now }) =>
      show(db, required(await repo.findFeedback(db, id, visitorId), 'feedbackNotFound'), now),

    /** Answers with what the same key sent before. */
    async addFeedBack(input, { idempotencyKey, requestHash, visitorId, lang, now, rules }) {
      const { feedback, phone } = await rules();
      const kinds = await park.list('feedback', now);
      return database.transaction(async (tx) => {
        await lockVisitor(tx, visitorId);
        const before = await repo.findByKey(tx, visitorId, idempotencyKey);
        if (before) {
          requireSameRequest(before, { idempotencyKey, requestHash });
          return show(tx, before, now);
        }
        requireOffered(kinds, input.kind);
        throwIfViolated(
          checkDayLimit(await repo.countSince(tx, visitorId, parkMoment(parkDay(now), '00:00')), feedback.perDay),
        );
        const { pictures, contact = null, ...said } = input;
        requirePhoneOf(phone, contact ?? '');
        const id = newId();
        await repo.insertFeedback(tx, {
          ...said,
          id,
          visitorId,
          lang,
          idempotencyKey,
          requestHash,
          state: 'received',
          contact,
          createdAt: now,
        });
        await files.attach(tx, subjectOf(id), pictures, visitorId);
        const row = await repo.findFeedback(tx, id, visitorId);
        if (!row) throw new Error('Feedback was written and is not there.');
        return show(tx, row, now);
      });
    },

    addToFeedBack: ({ id, text }, ctx) =>
      change(
        id,
        ctx,
        (row, lines) => checkAddition(row, lines, text),
        async (tx, { state }) => {
          await repo.insertLine(tx, { id: newId(), feedbackId: id, author: 'visitor', text, at: ctx.now });
          return state === 'answered' ? { state: 'received', takenAt: null, takenBy: null } : {};
        },
      ),

    rateFeedBack: ({ id, rating }, ctx) =>
      change(
        id,
        ctx,
        (row) => checkRating(row, rating),
        async () => ({ rating, ratedAt: ctx.now }),
      ),
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}
