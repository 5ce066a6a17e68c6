import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/db';
import { at } from '../../db/moment';
import { readRules } from '../park/park.service';
import { tellAbout } from './activity.messages';
import { type ActivityRow, addTaken } from './activity.repo';
import { offerEnd } from './activity.rules';

interface WaitlistEntry {
  id: string;
  visitorId: string;
  people: number;
}

/**
 * Offers free places to those who wait, in their order: an enrolment is passed over only while what is free is less than it asks
 * for. An offer takes its places, and each visitor is told. The caller holds the activity's row, as everyone does who changes
 * one of its enrolments. @param activity as it is now, `taken` included
 */
export async function offerPlaces(tx: Db, activity: ActivityRow, now: number): Promise<void> {
  let free = activity.maxPeople - activity.taken;
  if (free <= 0 || activity.stage !== 'published') return;
  const until = offerEnd(activity, (await readRules(tx)).activity, now);
  if (until <= now) return;
  const waitlist = await rows(tx)<WaitlistEntry>`select id, visitor_id as "visitorId", people from activity_enrollment
    where activity_id = ${activity.id} and state = 'waiting' and people <= ${free} order by sequence`;
  const chosen: WaitlistEntry[] = [];
  for (const one of waitlist) {
    if (one.people > free) continue;
    free -= one.people;
    chosen.push(one);
  }
  if (chosen.length === 0) return;
  await rows(tx)`update activity_enrollment set state = 'offered', offer_until = ${at(until)}
    where id = any(${sql.param(chosen.map(({ id }) => id))}::text[])`;
  await addTaken(tx, activity.id, activity.maxPeople - activity.taken - free);
  const recipients = chosen.map(({ visitorId, people }) => ({
    visitorId,
    kind: 'activityOffered' as const,
    params: { quantity: people, until },
  }));
  await tellAbout(tx, activity, recipients, now);
}

/** Gives places back and offers them to the waitlist. */
export async function releasePlaces(tx: Db, activity: ActivityRow, people: number, now: number): Promise<void> {
  await addTaken(tx, activity.id, -people);
  await offerPlaces(tx, { ...activity, taken: activity.taken - people }, now);
}

/** Ends the offers of an activity whose time is over and gives their places on; its row is locked. @returns how many ended */
export async function lapseOffers(tx: Db, activity: ActivityRow, now: number): Promise<number> {
  const lapsed = await rows(tx)<{ people: number }>`update activity_enrollment set state = 'lapsed', ended_at = ${at(now)}
    where activity_id = ${activity.id} and state = 'offered' and offer_until <= ${at(now)} returning people`;
  const freed = lapsed.reduce((sum, { people }) => sum + people, 0);
  if (lapsed.length > 0) await releasePlaces(tx, activity, freed, now);
  return lapsed.length;
}
