import { COMPLAINT } from '@park/contract/pay/complaint/limits';
import type { ComplaintFact, ComplaintLine } from '../../../wechat/complaintFact';

const HOUR_MS = 3_600_000;
/** What begins WeChat's time anew. */
const COMPLAINING = new Set(['USER_CREATE_COMPLAINT', 'USER_CONTINUE_COMPLAINT']);
const COMPLETED = 'MERCHANT_CONFIRM_COMPLETE';

/** When WeChat's time is over: so many hours after the person complained, or complained again. */
export function dueAtOf(complainedAt: number, history: readonly ComplaintLine[]): number {
  const times = history.filter(({ kind }) => COMPLAINING.has(kind)).map(({ at }) => at);
  return Math.max(complainedAt, ...times) + COMPLAINT.hours * HOUR_MS;
}

/** When it was completed, by WeChat or, where WeChat does not say, now. */
export const endedAtOf = (history: readonly ComplaintLine[], now: number): number =>
  history.filter(({ kind }) => kind === COMPLETED).at(-1)?.at ?? now;

type Step = { kind: 'answer' | 'completion'; text: string; said: number; sameSaid: number };
type Known = Pick<ComplaintFact, 'state'> & { history: readonly ComplaintLine[] };

/**
 * What a step is measured by: how much the park had said when staff wrote their answer, how much the person had when they meant it
 * to be over, and how often the park had said just these words.
 */
export function saidOf(kind: Step['kind'], text: string, history: readonly ComplaintLine[]): Pick<Step, 'said' | 'sameSaid'> {
  const whose = kind === 'answer' ? 'park' : 'visitor';
  return {
    said: history.filter(({ who }) => who === whose).length,
    sameSaid: history.filter((line) => line.who === 'park' && plain(line.text) === plain(text)).length,
  };
}

/**
 * Whether WeChat has a step already (its answer to us was lost), whether somebody was faster at WeChat's own console or the person
 * said more, or whether it is to be sent.
 */
export function verdictOf(step: Step, { state, history }: Known): 'sent' | 'overtaken' | 'send' {
  const now = saidOf(step.kind, step.text, history);
  if (step.kind === 'completion') return state === 'processed' ? 'sent' : now.said > step.said ? 'overtaken' : 'send';
  if (now.sameSaid > step.sameSaid) return 'sent';
  return now.said > step.said || state === 'processed' ? 'overtaken' : 'send';
}

const plain = (text: string): string => text.replace(/\r\n?/g, '\n').trim();
