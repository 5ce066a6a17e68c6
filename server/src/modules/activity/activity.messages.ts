import type { MessageKindOf } from '@park/contract/message/kinds';
import type { Db } from '../../db/db';
import { type NewMessage, notifyAll } from '../message/message.service';
import type { ActivityRow } from './activity.repo';

/** What every message about an activity tells of it. */
export function factsFor({ title, startAt, endAt }: Pick<ActivityRow, 'title' | 'startAt' | 'endAt'>) {
  return { name: title, start: startAt, end: endAt };
}

interface Recipient extends Partial<Pick<NewMessage, 'params'>> {
  visitorId: string;
  kind: MessageKindOf<'activity'>;
}

/** Tells visitors something about an activity, each with the facts that all of them are told. */
export function tellAbout(tx: Db, activity: ActivityRow, recipients: Recipient[], now: number): Promise<void> {
  const messages = recipients.map(({ params, ...one }) => ({
    ...one,
    params: { ...factsFor(activity), ...params },
    subject: activity.id,
  }));
  return notifyAll(tx, messages, now);
}
