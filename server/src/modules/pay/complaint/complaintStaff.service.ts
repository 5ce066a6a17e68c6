import { parkClock } from '@park/contract/parkTime';
import type * as calls from '@park/contract/pay/complaint/calls';
import type { Complaint, schemas } from '@park/contract/pay/complaint/schemas';
import type { Database } from '../../../db/db';
import { newId } from '../../../db/newId';
import { AppError, required } from '../../../http/appError';
import type { StaffCallContext } from '../../../http/callContext';
import type { Handlers } from '../../../http/mount';
import { listRows, mapRows } from '../../../http/rows';
import { audit, auditOf } from '../../staff/audit.service';
import { subjectsOf } from '../trade.repo';
import type { WithFallback } from '../withFallback';
import * as repo from './complaint.repo';
import { awaitsRefund, countsOf, isDecision } from './complaint.rules';
import type { ComplaintDesk } from './complaint.service';
import { linesOf, type StepDetails, toComplaint, toSummary } from './complaint.view';

const SAW_PHONE = 'complaint.seePhone';
const ACTIONS = {
  answer: 'complaint.answer',
  completion: 'complaint.complete',
  approval: 'complaint.approveRefund',
  rejection: 'complaint.rejectRefund',
} as const;
const subjectOf = (id: string): string => `complaint:${id}`;

/** What staff see of complaints and say to them. */
export function staffComplaints(database: Database, desk: ComplaintDesk, withFallback: WithFallback) {
  const { db } = database;
  const ordersOf = (found: repo.ComplaintRow[]) =>
    subjectsOf(
      db,
      found.flatMap(({ payments }) => payments.map(({ number }) => number)),
    );

  async function show(id: string): Promise<Complaint> {
    const row = required(await repo.findComplaint(db, id), 'complaintNotFound');
    const [orders, steps, seen] = await Promise.all([ordersOf([row]), repo.stepsOf(db, [id]), auditOf(db, subjectOf(id))]);
    return toComplaint(row, { orders, steps, phoneSeen: seen.filter(({ action }) => action === SAW_PHONE) });
  }

  const refreshed = async (id: string, now: number) =>
    withFallback(desk.refresh(required(await repo.findComplaint(db, id), 'complaintNotFound'), now), undefined);

  /** Writes down what is to go to WeChat, and sends it. Two who do so at once: one of them, the other is told. */
  async function take(
    kind: repo.StepRow['kind'],
    { id, version, text = '', details = '' }: { id: string; version: number; text?: string; details?: string },
    staff: StaffCallContext & { admin: { userName: string } },
  ): Promise<Complaint> {
    const { now } = staff;
    await refreshed(id, now);
    const stepId = await database.transaction(async (tx) => {
      const row = required(await repo.lockComplaint(tx, id), 'complaintNotFound');
      const steps = await repo.stepsOf(tx, [id]);
      const adminName = staff.admin.userName;
      const again = steps.find(
        (step) =>
          step.version === version &&
          step.adminName === adminName &&
          step.kind === kind &&
          step.text === text &&
          step.details === details &&
          isOnItsWay(step),
      );
      if (again) return again.id;
      if (row.channel !== 'pay') throw new AppError('complaintElsewhere');
      const other = steps.find((step) => step.state === 'sending');
      if (other) throw new AppError('complaintAnswering', { who: other.adminName, when: parkClock(other.at) });
      if (row.state === 'processed') throw new AppError('complaintOver');
      const answeredSince = steps.some((step) => step.state === 'sent' && step.version === version && kind === 'answer');
      if (row.version !== version || answeredSince) throw new AppError('complaintMoved');
      const history = linesOf(row);
      if (isDecision(kind) && !awaitsRefund({ ...row, history })) throw new AppError('complaintRefundDecided');
      const step = {
        id: newId(),
        complaintId: id,
        kind,
        text,
        details,
        adminName,
        at: now,
        version,
        ...countsOf(kind, text, history),
      };
      await repo.insertStep(tx, { ...step, state: 'sending', problem: null, attempts: 0, nextTryAt: now });
      await audit(tx, staff, ACTIONS[kind], subjectOf(id));
      return step.id;
    });
    await withFallback(desk.send(now, stepId), 0);
    return show(id);
  }

  return {
    async getComplaints({ over, ...paging }) {
      const found = await listRows(db, repo.complaintsQuery({ over }), paging);
      const ids = found.items.map(({ id }) => id);
      const [orders, steps] = await Promise.all([ordersOf(found.items), repo.stepsOf(db, ids)]);
      return mapRows(found, (row) =>
        toSummary(row, { orders, steps: steps.filter(({ complaintId }) => complaintId === row.id) }),
      );
    },

    async getComplaint({ id }, { now }) {
      await refreshed(id, now);
      return show(id);
    },

    getComplaintPhone: ({ id }, staff) =>
      database.transaction(async (tx) => {
        const { phone } = required(await repo.findComplaint(tx, id), 'complaintNotFound');
        await audit(tx, staff, SAW_PHONE, subjectOf(id));
        return { phone };
      }),

    answerComplaint: (input, staff) => take('answer', input, staff),
    completeComplaint: (input, staff) => take('completion', input, staff),
    approveComplaintRefund: ({ launchDays, remark, ...input }, staff) =>
      take('approval', { ...input, details: storedDetails({ remark, launchDays, mediaIds: [] }) }, staff),
    rejectComplaintRefund: ({ reason, remark, mediaIds, ...input }, staff) =>
      take('rejection', { ...input, text: reason, details: storedDetails({ remark, launchDays: null, mediaIds }) }, staff),
  } satisfies Handlers<Omit<typeof calls, 'uploadComplaintPicture'>, typeof schemas>;
}

const storedDetails = (details: StepDetails): string => JSON.stringify(details);

const isOnItsWay = ({ state }: repo.StepRow): boolean => state === 'sending' || state === 'sent';
