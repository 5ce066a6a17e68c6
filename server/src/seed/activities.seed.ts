import type { EnrollmentState } from '@park/contract/activity/limits';
import { addDays, parkDay, parkMoment } from '@park/contract/parkTime';
import type { Db } from '../db/db';
import { newId } from '../db/newId';
import { cleanRichTexts } from '../http/richText';
import { activity, activityEnrollment } from '../modules/activity/activity.tables';
import type { ActivityKeys } from '../modules/activity/activityKeys';
import { type Applicants, createApplicants, type GivenAnswer } from '../modules/activity/applicant';
import { enrollmentCode } from '../modules/activity/enrollment.service';
import { visitor } from '../modules/session/session.tables';
import { indoors } from './activitiesIndoors';
import { outdoors } from './activitiesOutdoors';
import type { SeedActivity, SeedMoment } from './activityForms';
import { type SeedDeps, seedOnce } from './seed';

export const seededActivities = [...outdoors, ...indoors];

/** Who enrolled; nobody's names and numbers. */
export const seedApplicants = ['陈晓雨', '黄建国', '林思源', '周佳怡', '吴子轩', '徐丽华'].map((name, i) => ({
  name,
  phone: `1390020000${i}`,
}));

const HOUR_MS = 3_600_000;
const CREATED_BEFORE = 24 * HOUR_MS;

/** Puts two weeks of activities on. @returns whether it did */
export function seedActivities(deps: SeedDeps, keys: ActivityKeys): Promise<boolean> {
  const now = deps.clock();
  const applicants = createApplicants(keys);
  return seedOnce(deps, activity, async (tx) => {
    const visitors = seedApplicants.map((person) => ({ ...person, id: newId() }));
    await tx
      .insert(visitor)
      .values(visitors.map(({ id, name }) => ({ id, nickName: name, createdAt: new Date(now - CREATED_BEFORE) })));
    for (const seeded of seededActivities) await putOn(tx, seeded, { visitors, applicants, now });
  });
}

interface Hands {
  visitors: { id: string; name: string; phone: string }[];
  applicants: Pick<Applicants, 'encrypt'>;
  /** Epoch milliseconds. */
  now: number;
}

async function putOn(tx: Db, seeded: SeedActivity, { visitors, applicants, now }: Hands): Promise<void> {
  const { at, start, end, opens, closes, groups, approval = false, waitingList = false, text, ...rest } = seeded;
  const moment = ([days, clock]: SeedMoment) => parkMoment(addDays(parkDay(now), days), clock);
  const [startAt, endAt, openAt, closeAt] = [moment(start), moment(end), moment(opens), moment(closes)];
  const isOver = endAt <= now;
  // Where the park confirms each of them, the last has just applied.
  const state = (i: number): EnrollmentState =>
    isOver ? 'kept' : approval && i === groups.length - 1 ? 'applied' : 'enrolled';
  await tx.insert(activity).values({
    ...rest,
    ...{ approval, waitingList, startAt, endAt, openAt, closeAt },
    stage: 'published',
    text: cleanRichTexts(text),
    latitude: at[0],
    longitude: at[1],
    cancelUntil: Math.min(closeAt, startAt - 12 * HOUR_MS),
    taken: groups.reduce((sum, people, i) => sum + (state(i) === 'applied' ? 0 : people), 0),
    createdAt: openAt - CREATED_BEFORE,
    enoughAt: closeAt <= now ? closeAt : null,
  });
  if (groups.length === 0) return;
  await tx.insert(activityEnrollment).values(
    groups.map((people, i) => {
      const person = visitors[i % visitors.length] as Hands['visitors'][number];
      const createdAt = Math.min(openAt + (i + 1) * HOUR_MS, now);
      return {
        ...{ id: newId(), activityId: seeded.id, visitorId: person.id, people, createdAt },
        ...applicants.encrypt({ name: person.name, phone: person.phone, answers: answersOf(seeded) }),
        idempotencyKey: newId(),
        requestHash: 'seed',
        state: state(i),
        code: enrollmentCode(),
        ...(isOver ? { keptAt: startAt, keptBy: 'seed', keptName: 'admin', endedAt: startAt } : {}),
      };
    }),
  );
}

/** What somebody plausible answers to what must be answered. */
function answersOf({ fields }: SeedActivity): GivenAnswer[] {
  return fields
    .filter(({ required }) => required)
    .map(({ kind, label, options }) => ({
      label,
      value: kind === 'choice' ? (options[0]?.label ?? '') : kind === 'number' ? '8' : '从小喜欢化石',
    }));
}
