import type { ComplaintProblem, ComplaintState } from '@park/contract/pay/complaint/limits';

/** A complaint as WeChat tells it. Moments in epoch milliseconds, amounts in fen. */
export interface ComplaintFact {
  number: string;
  state: ComplaintState;
  complainedAt: number;
  text: string;
  /** Empty: none given, or not ours to read. */
  phone: string;
  payments: { number: string; transactionId: string; amount: number | null }[];
  fullyRefunded: boolean;
  awaitsAnswer: boolean;
  needsImmediateService: boolean;
  times: number;
  problem: ComplaintProblem | null;
  refundAsked: number | null;
  pictures: number;
}

/** Something that was said or done of it. */
export interface ComplaintLine {
  who: 'visitor' | 'park' | 'wechat';
  /** WeChat's `operate_type`. */
  kind: string;
  text: string;
  at: number;
}

/** What the park says to a refund that is asked for. `remark` is for WeChat's support; empty: none. */
export type RefundDecision =
  | { action: 'approve'; launchDays: number; remark: string }
  | { action: 'reject'; reason: string; mediaIds: readonly string[]; remark: string };

/** Complaints of payments at WeChat Pay. All of it throws PayUnavailableError and PayRefusedError. */
export interface ComplaintClient {
  /** Where WeChat tells of complaints; null: nowhere yet. */
  complaintAddress(): Promise<string | null>;
  /** @param isThere it has one already */
  tellComplaintsAt(url: string, isThere: boolean): Promise<void>;
  /** Those of the last thirty days until `now`. */
  listComplaints(now: number): Promise<ComplaintFact[]>;
  complaint(number: string): Promise<ComplaintFact>;
  /** Oldest first. */
  complaintHistory(number: string): Promise<ComplaintLine[]>;
  answerComplaint(number: string, text: string): Promise<void>;
  completeComplaint(number: string): Promise<void>;
  decideRefund(number: string, decision: RefundDecision): Promise<void>;
  /** @param jpeg 2 MB at most. @returns its media_id */
  uploadComplaintPicture(jpeg: Buffer): Promise<string>;
}
