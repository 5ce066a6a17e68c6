import { toParkIso } from '@park/contract/parkTime';
import type { Complaint, ComplaintSummary } from '@park/contract/pay/complaint/schemas';
import { maskPhone } from '../../../masks';
import type { ComplaintLine } from '../../../wechat/complaintFact';
import type { ComplaintRow, StepRow } from './complaint.repo';
import { awaitsRefund } from './complaint.rules';

/** What staff see, with what else is known: whose payments they are, what staff did, who saw the phone. */
interface Around {
  /** Order ids by out_trade_no. */
  orders: ReadonlyMap<string, string>;
  /** Oldest first. */
  steps: readonly StepRow[];
}

/** A trade's number is its order's and which app and attempt it was of. */
const ATTEMPT = /-[HM]\d+$/;

export function toSummary(row: ComplaintRow, { orders, steps }: Around): ComplaintSummary {
  const { id, channel, number, state, awaitsAnswer, times, text, problem, refundAsked, fullyRefunded, payments } = row;
  const { needsImmediateService } = row;
  const sending = steps.find((step) => step.state === 'sending');
  return {
    ...{ id, channel, number, state, awaitsAnswer, needsImmediateService, times, text, problem, refundAsked, fullyRefunded },
    awaitsRefund: channel === 'pay' && awaitsRefund({ state, problem, history: linesOf(row) }),
    complainedAt: toParkIso(row.complainedAt),
    dueAt: state === 'processed' ? null : toParkIso(row.dueAt),
    endedAt: toParkIso(row.endedAt),
    payments: payments.map(({ number, amount }) => {
      const orderId = orders.get(number) ?? null;
      return { number, amount, orderId, orderNumber: orderId && number.replace(ATTEMPT, '') };
    }),
    sending: sending ? toStep(sending) : null,
  };
}

export function toComplaint(
  row: ComplaintRow,
  around: Around & { phoneSeen: { actorName: string | null; at: Date }[] },
): Complaint {
  return {
    ...toSummary(row, around),
    version: row.version,
    phone: maskPhone(row.phone),
    pictures: row.pictures,
    history: linesOf(row).map((line) => ({ ...line, at: toParkIso(line.at) })),
    steps: around.steps.map(toStep),
    phoneSeen: around.phoneSeen.map(({ actorName, at }) => ({ by: actorName ?? '', at: toParkIso(at.getTime()) })),
    askedAt: toParkIso(row.askedAt),
  };
}

function toStep(step: StepRow): Complaint['steps'][number] {
  const { kind, state, text, adminName, at, problem } = step;
  const { remark, launchDays, mediaIds } = detailsOf(step);
  return { kind, state, text, remark, launchDays, pictures: mediaIds.length, by: adminName, at: toParkIso(at), problem };
}

/** What goes with a decision about a refund. */
export interface StepDetails {
  remark: string;
  /** Null: it is refused. */
  launchDays: number | null;
  /** WeChat's, of pictures. */
  mediaIds: readonly string[];
}

/** As they are kept. */
export function detailsOf({ details }: Pick<StepRow, 'details'>): StepDetails {
  const none = { remark: '', launchDays: null, mediaIds: [] };
  try {
    return details === '' ? none : (JSON.parse(details) as StepDetails);
  } catch {
    // Sealed with a key that is gone.
    return none;
  }
}

/** What was said of it, as it is kept. */
export function linesOf({ history }: Pick<ComplaintRow, 'history'>): ComplaintLine[] {
  try {
    return history === '' ? [] : (JSON.parse(history) as ComplaintLine[]);
  } catch {
    // Sealed with a key that is gone.
    return [];
  }
}
