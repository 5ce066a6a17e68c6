import { toParkIso } from '@park/contract/parkTime';
import type { Complaint, ComplaintSummary } from '@park/contract/pay/complaint/schemas';
import { maskPhone } from '../../../masks';
import type { ComplaintLine } from '../../../wechat/complaintFact';
import type { ComplaintRow, StepRow } from './complaint.repo';

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
  const sending = steps.find((step) => step.state === 'sending');
  return {
    ...{ id, channel, number, state, awaitsAnswer, times, text, problem, refundAsked, fullyRefunded },
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

function toStep({ kind, state, text, adminName, at, problem }: StepRow): Complaint['steps'][number] {
  return { kind, state, text, by: adminName, at: toParkIso(at), problem };
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
