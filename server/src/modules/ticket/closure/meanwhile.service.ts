import { type DayTime, toParkIso } from '@park/contract/parkTime';
import { mayDo, type Permission } from '@park/contract/staff/permissions';
import type { Meanwhile, schemas } from '@park/contract/ticket/closure/schemas';
import type { z } from 'zod';
import type { Db } from '../../../db/db';
import { AppError } from '../../../http/appError';
import type { StaffCallContext } from '../../../http/callContext';
import { pickText } from '../../../i18n/lang';
import { activitiesIn, cancelActivitiesIn } from '../../activity/closedTime.service';
import { closeTimespansIn, reservedIn } from '../../live/timespan/closedTime.service';
import type { Doer } from '../../staff/audit.service';
import { listSlots } from '../slot.repo';
import type { Span } from './closure.repo';

export type Reader = Pick<StaffCallContext, 'now' | 'lang'>;

/** What else ends with a closure. */
export type Also = Pick<z.output<typeof schemas.closeSlot.in>, 'cancelActivities' | 'closeLive'>;

/** What takes place in closed spans beside what is sold. */
export async function meanwhile(db: Db, spans: Span[], { now, lang }: Reader): Promise<Meanwhile> {
  const times = await timesOf(db, spans);
  const activities = await Promise.all(times.map((time) => activitiesIn(db, time, now)));
  const live = await Promise.all(
    times.map(async (time) => (await reservedIn(db, time, now)).map((one) => ({ ...one, day: time.day }))),
  );
  return {
    activities: activities.flat().map(({ id, title, startAt, endAt, taken: people }) => ({
      ...{ id, title: pickText(title, lang), people },
      ...{ start: toParkIso(startAt), end: toParkIso(endAt) },
    })),
    live: live.flat().map(({ name, ...one }) => ({ ...one, name: pickText(name, lang) })),
  };
}

/**
 * Ends what staff chose of it, who may do so without a closure, too. Before stock is locked: whoever enrols or reserves takes these first (decision 218).
 * @throws AppError roleMissing
 */
export async function endMeanwhile(
  tx: Db,
  spans: Span[],
  { cancelActivities, closeLive, reason }: Also & { reason: string },
  by: Doer,
): Promise<void> {
  const mayEnd = (needed: Permission) => mayDo(by.admin?.permissions ?? [], needed);
  if ((closeLive && !mayEnd('live.manage')) || (cancelActivities && !mayEnd('activities.write')))
    throw new AppError('roleMissing');
  const times = await timesOf(tx, spans);
  if (closeLive) await closeTimespansIn(tx, times, reason, by);
  if (cancelActivities) await cancelActivitiesIn(tx, times, reason, by);
}

/** When the park itself is closed: not by a closure of one product. */
async function timesOf(db: Db, spans: Span[]): Promise<DayTime[]> {
  const slots = await listSlots(db);
  return spans.flatMap(({ day, slotId, productId }) => {
    if (productId !== null) return [];
    const slot = slots.find(({ id }) => id === slotId);
    return { day, start: slot?.startClock ?? '00:00', end: slot?.endClock ?? '24:00' };
  });
}
