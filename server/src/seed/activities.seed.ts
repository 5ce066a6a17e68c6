import type { EnrollmentState } from '@park/contract/activity/limits';
import { HOUR_MS } from '@park/contract/parkTime';
import type { Db } from '../db/db';
import { newId } from '../db/newId';
import { cleanRichTexts } from '../http/richText';
import { activity, activityEnrollment } from '../modules/activity/activity.tables';
import { activityKeys } from '../modules/activity/activityKeys';
import { type Applicants, createApplicants, type GivenAnswer } from '../modules/activity/applicant';
import { enrollmentCode } from '../modules/activity/enrollment.service';
import type { Sample } from '../modules/module';
import { visitor } from '../modules/session/session.tables';
import { type Contents, readContent } from './contents';

type SeedActivity = Contents['activities'][number];

const CREATED_BEFORE = 24 * HOUR_MS;

/** Two weeks of activities. */
export const sampleActivities: Sample = {
  tables: [activity],
  async fill(tx, now, config) {
    const applicants = createApplicants(activityKeys(config));
    const visitors = (await readContent('applicants', now)).map((person) => ({ ...person, id: newId() }));
    await tx
      .insert(visitor)
      .values(visitors.map(({ id, name }) => ({ id, nickName: name, createdAt: new Date(now - CREATED_BEFORE) })));
    for (const seeded of await readContent('activities', now)) await putOn(tx, seeded, { visitors, applicants, now });
  },
};

interface Hands {
  visitors: { id: string; name: string; phone: string }[];
  applicants: Pick<Applicants, 'encrypt'>;
  /** Epoch milliseconds. */
  now: number;
}

async function putOn(tx: Db, seeded: SeedActivity, { visitors, applicants, now }: Hands): Promise<void> {
  const { start, end, openAt, closeAt, cancelUntil, position, enrollments: groups, approval, text, ...rest } = seeded;
  const [startAt, endAt, opensAt, closesAt] = [start, end, openAt, closeAt].map(Date.parse) as [number, number, number, number];
  const isOver = endAt <= now;
  // Where the park confirms each of them, the last has just applied.
  const state = (i: number): EnrollmentState =>
    isOver ? 'kept' : approval && i === groups.length - 1 ? 'applied' : 'enrolled';
  await tx.insert(activity).values({
    ...{ ...rest, ...position, approval, startAt, endAt, openAt: opensAt, closeAt: closesAt },
    stage: 'published',
    text: cleanRichTexts(text),
    cancelUntil: Date.parse(cancelUntil),
    taken: groups.reduce((sum, people, i) => sum + (state(i) === 'applied' ? 0 : people), 0),
    createdAt: opensAt - CREATED_BEFORE,
    enoughAt: closesAt <= now ? closesAt : null,
  });
  if (groups.length === 0) return;
  await tx.insert(activityEnrollment).values(
    groups.map((people, i) => {
      const person = visitors[i % visitors.length] as Hands['visitors'][number];
      const createdAt = Math.min(opensAt + (i + 1) * HOUR_MS, now);
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
