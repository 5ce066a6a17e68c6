import { STAMP } from '@park/contract/stamp/limits';
import type { ToCollect } from '@park/contract/stamp/schemas';
import { numberOf } from '../signNumber';

export function isWaiting(value: unknown): value is ToCollect {
  if (typeof value !== 'object' || value === null) return false;
  const { exhibitId, at } = value as Partial<ToCollect>;
  return typeof exhibitId === 'string' && numberOf(exhibitId) === exhibitId && !Number.isNaN(Date.parse(at ?? ''));
}

/** With one more, the newest last. One exhibit waits once, with all that speaks for it and the moment of the first time. */
export function withOne(waiting: readonly ToCollect[], one: ToCollect): ToCollect[] {
  const before = waiting.find(({ exhibitId }) => exhibitId === one.exhibitId);
  if (!before) return [...waiting, one];
  return waiting.map((other) => (other === before ? { ...before, ...one, at: before.at } : other));
}

/** What goes out at once. */
export const nextBatch = (waiting: readonly ToCollect[]): ToCollect[] => waiting.slice(0, STAMP.maxPerRequest);

/** Without what was answered; what has more to say for itself since then goes once more. */
export function withoutSent(waiting: readonly ToCollect[], sent: readonly ToCollect[]): ToCollect[] {
  const known = new Set(sent.map((one) => JSON.stringify(one)));
  return waiting.filter((one) => !known.has(JSON.stringify(one)));
}
