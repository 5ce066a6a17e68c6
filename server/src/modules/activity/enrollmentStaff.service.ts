import type { AdminEnrollment } from '@park/contract/activity/adminSchemas';
import { type EnrollmentState, plainEnrollmentCode } from '@park/contract/activity/limits';
import type { Rows } from '@park/contract/envelope';
import type { AuditAction } from '@park/contract/staff/auditActions';
import type { Database, Db } from '../../db/db';
import { AppError } from '../../http/appError';
import type { StaffAsker } from '../../http/asker';
import { refuse } from '../../http/refuse';
import { listed, type Place, viewed } from '../../http/rows';
import { recordAudit } from '../admin/audit.service';
import { tell } from '../message/message.service';
import { awardPoints } from '../points/points.service';
import { factsFor } from './activity.messages';
import { type ActivityRow, addTaken, findActivity } from './activity.repo';
import { approvedState, enrollmentStateAt, whyNoCheckIn } from './activity.rules';
import type { EnrollmentViews } from './activity.views';
import * as repo from './enrollment.repo';
import { releasePlaces } from './line.repo';
import { takeActivity } from './takeActivity.service';

/** What staff do with who enrolled; names and phones are masked. */
export interface EnrollmentStaff {
  /** @throws AppError activityNotFound */
  list(input: { activityId: string; state?: EnrollmentState } & Place, staff: StaffAsker): Promise<Rows<AdminEnrollment>>;
  /** Deciding the same again changes nothing. @throws AppError enrollmentNotFound, enrollmentNotDecidable, activityFull, activityPlacesLeft */
  decide(input: { id: string; approve: boolean; reason?: string }, staff: StaffAsker): Promise<AdminEnrollment>;
  /** Takes somebody's enrolment away. @throws AppError enrollmentNotFound, enrollmentNotCancellable */
  remove(input: { id: string; reason: string }, staff: StaffAsker): Promise<AdminEnrollment>;
  /**
   * Lets the whole group in, once, whoever scans.
   * @throws AppError enrollmentCodeUnknown, enrollmentKeptAlready (when, by whom), activityCancelled, enrollmentNoPlace,
   *   enrollmentCheckInEarly, activityOver
   */
  checkIn(code: string, staff: StaffAsker): Promise<AdminEnrollment>;
}

export function createEnrollmentStaff(database: Database, views: Pick<EnrollmentViews, 'masked'>): EnrollmentStaff {
  const { db } = database;
  /** Does something to an enrolment while nobody else can change it or its activity; false: nothing was changed. */
  async function withEnrollment(
    find: (tx: Db) => Promise<repo.EnrollmentView | undefined>,
    action: AuditAction,
    { admin, lang, now, req }: StaffAsker,
    work: (tx: Db, row: repo.EnrollmentRow, activity: ActivityRow) => Promise<Record<string, unknown> | false>,
  ): Promise<AdminEnrollment> {
    return database.transaction(async (tx) => {
      const before = await find(tx);
      if (!before) throw new AppError('enrollmentNotFound');
      const activity = await takeActivity(tx, before.activity.id, now);
      const found = await find(tx);
      if (!found) throw new AppError('enrollmentNotFound');
      const details = await work(tx, found.enrollment, activity);
      const { id } = found.enrollment;
      if (details) {
        const subject = `enrollment:${id}`;
        await recordAudit(tx, {
          ...{ admin, action, subject, now },
          details: { ...details, activity: activity.id },
          requestId: req.id,
        });
      }
      const after = await repo.findEnrollment(tx, id);
      if (!after) throw new AppError('enrollmentNotFound');
      return views.masked(after, lang, now);
    });
  }

  return {
    async list({ activityId, state, ...place }, { lang, now }) {
      if (!(await findActivity(db, activityId))) throw new AppError('activityNotFound');
      const found = await listed(
        db,
        repo.enrollmentsWalk({ activityId, state }),
        (ids) => repo.listViewsById(db, ids),
        ({ enrollment }) => enrollment.id,
        place,
      );
      return viewed(found, (row) => views.masked(row, lang, now));
    },

    decide: ({ id, approve, reason }, staff) =>
      withEnrollment(
        (tx) => repo.findEnrollment(tx, id),
        'activity.decide',
        staff,
        async (tx, row, activity) => {
          const { now } = staff;
          const done: EnrollmentState[] = approve ? ['enrolled', 'waiting', 'offered', 'kept'] : ['rejected'];
          if (done.includes(row.state)) return false;
          if (enrollmentStateAt(row, activity, now) !== 'applied') throw new AppError('enrollmentNotDecidable');
          const message = { visitorId: row.visitorId, subject: activity.id, now };
          const params = { ...factsFor(activity), quantity: row.people };
          if (!approve) {
            await repo.updateEnrollment(tx, id, { state: 'rejected', reason: reason ?? null, endedAt: now });
            await tell(tx, { ...message, kind: 'activityRejected', params: { ...params, reason: reason ?? null } });
            return { approve };
          }
          const next = approvedState(activity, row.people);
          if ('refusal' in next) {
            refuse(next.refusal);
            return false;
          }
          await repo.updateEnrollment(tx, id, { state: next.state });
          if (next.state === 'enrolled') await addTaken(tx, activity.id, row.people);
          await tell(tx, { ...message, kind: next.state === 'enrolled' ? 'activityApproved' : 'activityInLine', params });
          return { approve, state: next.state };
        },
      ),

    remove: ({ id, reason }, staff) =>
      withEnrollment(
        (tx) => repo.findEnrollment(tx, id),
        'activity.remove',
        staff,
        async (tx, row, activity) => {
          const { now } = staff;
          if (row.state === 'cancelledByPark') return false;
          const live: EnrollmentState[] = ['applied', 'waiting', 'offered', 'enrolled'];
          if (!live.includes(enrollmentStateAt(row, activity, now))) throw new AppError('enrollmentNotCancellable');
          await repo.updateEnrollment(tx, id, { state: 'cancelledByPark', reason, endedAt: now });
          await tell(tx, {
            ...{ visitorId: row.visitorId, subject: activity.id, now },
            kind: 'activityRemoved',
            params: { ...factsFor(activity), reason },
          });
          const held = row.state === 'enrolled' || row.state === 'offered' ? row.people : 0;
          await releasePlaces(tx, activity, held, now);
          return { was: row.state };
        },
      ),

    async checkIn(typed, staff) {
      const code = plainEnrollmentCode(typed);
      if (code === null || !(await repo.findByCode(db, code))) throw new AppError('enrollmentCodeUnknown');
      return withEnrollment(
        (tx) => repo.findByCode(tx, code),
        'activity.checkIn',
        staff,
        async (tx, row, activity) => {
          const { admin, now } = staff;
          refuse(whyNoCheckIn(row, activity, now));
          if (!admin) throw new AppError('forbidden');
          const kept = { keptAt: now, keptBy: admin.id, keptName: admin.userName };
          await repo.updateEnrollment(tx, row.id, { state: 'kept', endedAt: now, ...kept });
          const { points, title: name } = activity;
          const earned = { visitorId: row.visitorId, source: 'activity' as const, subject: activity.id };
          await awardPoints(tx, { ...earned, params: { name }, points, now });
          return { people: row.people };
        },
      );
    },
  };
}
