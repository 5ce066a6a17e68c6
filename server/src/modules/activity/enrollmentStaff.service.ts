import type * as calls from '@park/contract/activity/calls';
import { type EnrollmentState, plainEnrollmentCode } from '@park/contract/activity/limits';
import type { AdminEnrollment, schemas } from '@park/contract/activity/schemas';
import type { AuditAction } from '@park/contract/staff/audit';
import * as words from '@park/contract/texts/activity';
import type { Database, Db } from '../../db/db';
import { keysetViews } from '../../db/keyset';
import { AppError, required } from '../../http/appError';
import type { StaffCallContext } from '../../http/callContext';
import { exporting } from '../../http/exportRows';
import type { Handlers } from '../../http/mount';
import { listMapped } from '../../http/rows';
import { throwIfViolated } from '../../http/violation';
import { notify } from '../message/message.service';
import { awardPoints } from '../points/points.service';
import { audit } from '../staff/audit.service';
import { factsFor } from './activity.messages';
import { type ActivityRow, addTaken, findActivity } from './activity.repo';
import { approvedState, checkCheckIn, enrollmentStateAt } from './activity.rules';
import type { EnrollmentViews } from './activity.view';
import * as repo from './enrollment.repo';
import { takeActivity } from './takeActivity.service';
import { releasePlaces } from './waitlist.repo';

/** What staff do with who enrolled; names and phones are masked. */
export function staffEnrollments(database: Database, views: Pick<EnrollmentViews, 'masked'>) {
  const { db } = database;
  const queryOf = async (query: Parameters<typeof repo.enrollmentsQuery>[0]) => {
    if (!(await findActivity(db, query.activityId))) throw new AppError('activityNotFound');
    return repo.enrollmentsQuery(query);
  };
  /** Does something to an enrolment while nobody else can change it or its activity; false: nothing was changed. */
  async function withEnrollment(
    find: (tx: Db) => Promise<repo.EnrollmentView | undefined>,
    action: AuditAction,
    staff: StaffCallContext,
    work: (tx: Db, row: repo.EnrollmentRow, activity: ActivityRow) => Promise<Record<string, unknown> | false>,
  ): Promise<AdminEnrollment> {
    const { lang, now } = staff;
    return database.transaction(async (tx) => {
      const before = required(await find(tx), 'enrollmentNotFound');
      const activity = await takeActivity(tx, before.activity.id, now);
      const found = required(await find(tx), 'enrollmentNotFound');
      const details = await work(tx, found.enrollment, activity);
      const { id } = found.enrollment;
      if (details) await audit(tx, staff, action, `enrollment:${id}`, { ...details, activity: activity.id });
      const after = required(await repo.findEnrollment(tx, id), 'enrollmentNotFound');
      return views.masked(after, lang, now);
    });
  }

  return {
    getAdminEnrollments: async (input, { lang, now }) =>
      listMapped(db, await queryOf(input), input, (row) => views.masked(row, lang, now)),

    exportEnrollments: exporting(
      async (input, { lang, now }) => keysetViews(db, await queryOf(input), (row) => views.masked(row, lang, now)),
      'activity start status people name phone answers reason createdAt keptAt keptBy',
      {
        activity: ({ activity }) => activity.title,
        start: ({ activity }) => activity.start,
        status: ({ state }) => words.enrollment[state],
        answers: ({ answers }) => answers.map(({ label, value }) => `${label}: ${value}`).join('\n'),
      },
    ),

    decideEnrollment: ({ id, approve, reason }, staff) =>
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
            await notify(tx, { ...message, kind: 'activityRejected', params: { ...params, reason: reason ?? null } });
            return { approve };
          }
          const next = approvedState(activity, row.people);
          if ('violation' in next) {
            throwIfViolated(next.violation);
            return false;
          }
          await repo.updateEnrollment(tx, id, { state: next.state });
          if (next.state === 'enrolled') await addTaken(tx, activity.id, row.people);
          await notify(tx, { ...message, kind: next.state === 'enrolled' ? 'activityApproved' : 'activityInLine', params });
          return { approve, state: next.state };
        },
      ),

    removeEnrollment: ({ id, reason }, staff) =>
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
          await notify(tx, {
            ...{ visitorId: row.visitorId, subject: activity.id, now },
            kind: 'activityRemoved',
            params: { ...factsFor(activity), reason },
          });
          const held = row.state === 'enrolled' || row.state === 'offered' ? row.people : 0;
          await releasePlaces(tx, activity, held, now);
          return { was: row.state };
        },
      ),

    async checkIn({ code: typed }, staff) {
      const code = plainEnrollmentCode(typed);
      if (code === null || !(await repo.findByCode(db, code))) throw new AppError('enrollmentCodeUnknown');
      return withEnrollment(
        (tx) => repo.findByCode(tx, code),
        'activity.checkIn',
        staff,
        async (tx, row, activity) => {
          const { admin, now } = staff;
          throwIfViolated(checkCheckIn(row, activity, now));
          if (!admin) throw new AppError('forbidden');
          const attendance = { keptAt: now, keptBy: admin.id, keptName: admin.userName };
          await repo.updateEnrollment(tx, row.id, { state: 'kept', endedAt: now, ...attendance });
          const { points, title: name } = activity;
          const earned = { visitorId: row.visitorId, source: 'activity' as const, subject: activity.id };
          await awardPoints(tx, { ...earned, params: { name }, points, now });
          return { people: row.people };
        },
      );
    },
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}
