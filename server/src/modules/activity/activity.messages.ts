import type { ActivityRow } from './activity.repo';

/** What every message about an activity tells of it. */
export function factsFor({ title, startAt, endAt }: Pick<ActivityRow, 'title' | 'startAt' | 'endAt'>) {
  return { name: title, start: startAt, end: endAt };
}
