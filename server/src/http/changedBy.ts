import { dayAndClock } from '../i18n/parkWords';

/** Who changed a thing last and when, in the park's time, for the sentences of the `…Changed` errors. */
export function changedBy({ updatedBy, updatedAt }: { updatedBy: string | null; updatedAt: number | null }): {
  who: string;
  when: string;
} {
  return { who: updatedBy ?? '—', when: updatedAt === null ? '—' : dayAndClock(updatedAt) };
}
