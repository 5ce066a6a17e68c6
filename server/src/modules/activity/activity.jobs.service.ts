import { addDays, parkDay, parkMoment } from '@park/contract/parkTime';
import type { Config } from '../../config';
import type { Database, Db } from '../../db/db';
import { eachById } from '../../db/eachById';
import { readRules } from '../park/park.service';
import { tellAbout } from './activity.messages';
import * as repo from './activity.repo';
import { activityKeys } from './activityKeys';
import * as persons from './activityPersons.repo';
import { type Applicants, createApplicants } from './applicant';
import { cancelLockedActivity } from './cancellation.service';
import { listIn, moveAll } from './enrollment.repo';
import { lapseOffers } from './waitlist.repo';

export function createActivityTasks(database: Database, applicants: Pick<Applicants, 'prefix' | 'reencrypt'>) {
  const { db } = database;
  /** One transaction an activity, so that one that fails leaves the others done. */
  async function each(ids: string[], work: (tx: Db, activity: repo.ActivityRow) => Promise<number>): Promise<number> {
    let done = 0;
    for (const id of ids)
      done += await database.transaction(async (tx) => {
        const activity = await repo.lockActivity(tx, id);
        return activity ? work(tx, activity) : 0;
      });
    return done;
  }

  return {
    /** Gives places of offers whose time is over to the next in line. @returns how many offers ended */
    lapseOffers: async (now: number) =>
      each(await repo.listWithDueOffers(db, now), (tx, activity) => lapseOffers(tx, activity, now)),

    /** Cancels what too few had enrolled in when sign-up ended. @returns how many activities were counted */
    countEnough: async (now: number) => each(await repo.listClosed(db, now), (tx, activity) => countEnough(tx, activity, now)),

    /** Ends what still waited when it began, and what did not come when it was over. @returns how many enrolments */
    endPast: async (now: number) => each(await repo.listBehind(db, now), (tx, activity) => endPast(tx, activity, now)),

    /** Takes name, phone and answers off. @returns how many enrolments */
    async strip(now: number) {
      const { applicants: days } = (await readRules(db)).retention;
      return persons.stripApplicants(db, parkMoment(addDays(parkDay(now), -days), '00:00'));
    },

    /** Encrypts by the key in use, so that an old key can go. @returns how many enrolments */
    reencrypt: () =>
      eachById(
        (after, limit) => persons.listUnder(db, applicants.prefix, after, limit),
        async (row) => {
          // What nobody can read any more is left as it is: its key may come back.
          const fresh = applicants.reencrypt(row);
          return fresh !== null && persons.replaceEncrypted(db, row, fresh);
        },
      ),
  };
}

async function countEnough(tx: Db, activity: repo.ActivityRow, now: number): Promise<number> {
  if (activity.stage !== 'published' || activity.enoughAt !== null || now < activity.closeAt) return 0;
  // Whom the park has not decided about yet may still come: it had the time to say no.
  const applied = (await listIn(tx, activity.id, ['applied'])).reduce((sum, { people }) => sum + people, 0);
  if (activity.taken + applied >= activity.minPeople) await repo.updateActivity(tx, activity.id, { enoughAt: now });
  else await cancelLockedActivity(tx, activity, { cause: 'tooFew', reason: null }, { admin: null, now });
  return 1;
}

async function endPast(tx: Db, activity: repo.ActivityRow, now: number): Promise<number> {
  let ended = 0;
  if (activity.startAt <= now) {
    const late = await moveAll(tx, activity.id, ['applied', 'waiting'], { state: 'ended', now });
    ended += late.length;
    const recipients = late.map(({ visitorId, state }) => ({
      visitorId,
      kind: state === 'applied' ? ('activityNotDecided' as const) : ('activityNoPlace' as const),
    }));
    await tellAbout(tx, activity, recipients, now);
  }
  if (activity.endAt <= now) ended += (await moveAll(tx, activity.id, ['enrolled'], { state: 'notKept', now })).length;
  return ended;
}

/** What the clock does to activities. Each may run twice, late, and on several nodes at once; reads do not wait for it. */
export function activityJobs(database: Database, config: Pick<Config, 'dataKeys'> & { authSecret: string }) {
  const tasks = createActivityTasks(database, createApplicants(activityKeys(config)));
  return [
    { name: 'activity-lapse-offers', cron: '* * * * *', run: tasks.lapseOffers },
    { name: 'activity-count-enough', cron: '* * * * *', run: tasks.countEnough },
    { name: 'activity-end-past', cron: '* * * * *', run: tasks.endPast },
    { name: 'activity-strip-applicants', cron: '15 18 * * *', run: tasks.strip },
    { name: 'activity-reseal-applicants', cron: '25 18 * * *', run: tasks.reencrypt },
  ];
}
