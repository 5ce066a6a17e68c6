import { HOUR_MS } from '@park/contract/parkTime';
import { COMPLAINT } from '@park/contract/pay/complaint/limits';
import type { ComplaintFact, ComplaintLine } from '../../../wechat/complaintFact';

/** What begins WeChat's time anew. */
const COMPLAINING = new Set(['USER_CREATE_COMPLAINT', 'USER_CONTINUE_COMPLAINT']);
const COMPLETED = 'MERCHANT_CONFIRM_COMPLETE';
/** WeChat spells the second so. https://pay.weixin.qq.com/docs/merchant/apis/consumer-complaint/complaints/query-negotiation-history-v2.html */
const DECIDED = { approval: 'MERCHANT_APPROVE_REFUND', rejection: 'MERCHANT_REFUSE_RERUND' } as const;
/** In `said` of decisions, which are measured otherwise: nodes of before migration 077 send nothing then. */
const NOT_MEASURED = -1;

/** When WeChat's time is over: so many hours after the person complained, or complained again. */
export function dueAtOf(complainedAt: number, history: readonly ComplaintLine[]): number {
  const times = history.filter(({ kind }) => COMPLAINING.has(kind)).map(({ at }) => at);
  return Math.max(complainedAt, ...times) + COMPLAINT.hours * HOUR_MS;
}

/** When it was completed, by WeChat or, where WeChat does not say, now. */
export const endedAtOf = (history: readonly ComplaintLine[], now: number): number =>
  history.filter(({ kind }) => kind === COMPLETED).at(-1)?.at ?? now;

export type Decision = keyof typeof DECIDED;
type Step = { kind: 'answer' | 'completion' | Decision; text: string; version: number; said: number; sameSaid: number };
type Known = Pick<ComplaintFact, 'state'> & { history: readonly ComplaintLine[]; version: number };

export const isDecision = (kind: Step['kind']): kind is Decision => kind in DECIDED;

/** Whether the person asks for a refund, and the park has decided nothing since they complained (again). */
export function awaitsRefund({
  state,
  problem,
  history,
}: Pick<ComplaintFact, 'state' | 'problem'> & Pick<Known, 'history'>): boolean {
  const decisions = Object.values<string>(DECIDED);
  const last = history.filter(({ kind }) => COMPLAINING.has(kind) || decisions.includes(kind)).at(-1);
  return problem === 'refund' && state !== 'processed' && !(last && decisions.includes(last.kind));
}

/**
 * What a step is measured by: how much the park had said when staff wrote their answer, how much the person had when they meant it
 * to be over, and how often the park had said just these words; for a decision, how often the park had decided so.
 */
export function countsOf(kind: Step['kind'], text: string, history: readonly ComplaintLine[]): Pick<Step, 'said' | 'sameSaid'> {
  if (isDecision(kind)) return { said: NOT_MEASURED, sameSaid: history.filter((line) => line.kind === DECIDED[kind]).length };
  const whose = kind === 'answer' ? 'park' : 'visitor';
  return {
    said: history.filter(({ who }) => who === whose).length,
    sameSaid: history.filter((line) => line.who === 'park' && plain(line.text) === plain(text)).length,
  };
}

/**
 * Whether WeChat has a step already (its answer to us was lost), whether somebody was faster at WeChat's own console or the person
 * said more, or whether it is to be sent. A decision holds for what staff had read: anything new overtakes it.
 */
export function verdictOf(step: Step, { state, history, version }: Known): 'sent' | 'overtaken' | 'send' {
  const now = countsOf(step.kind, step.text, history);
  if (step.kind === 'completion') return state === 'processed' ? 'sent' : now.said > step.said ? 'overtaken' : 'send';
  if (now.sameSaid > step.sameSaid) return 'sent';
  const isNew = isDecision(step.kind) ? version > step.version : now.said > step.said;
  return isNew || state === 'processed' ? 'overtaken' : 'send';
}

const plain = (text: string): string => text.replace(/\r\n?/g, '\n').trim();
