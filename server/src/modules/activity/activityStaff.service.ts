import { isDeepStrictEqual } from 'node:util';
import type * as calls from '@park/contract/activity/calls';
import type { schemas } from '@park/contract/activity/schemas';
import * as words from '@park/contract/texts/activity';
import type { z } from 'zod';
import type { Database, Db } from '../../db/db';
import { keysetViews } from '../../db/keyset';
import { newId } from '../../db/newId';
import { AppError, required } from '../../http/appError';
import { exporting } from '../../http/exportRows';
import type { Handlers } from '../../http/mount';
import { cleanRichTexts } from '../../http/richText';
import { listMapped } from '../../http/rows';
import { throwIfViolated } from '../../http/violation';
import { requireParkPictures } from '../file/parkPictures.service';
import { requireInPark } from '../map/inPark.service';
import { keepPreview } from '../preview/preview.service';
import { saveVersioned } from '../staff/saveVersioned.service';
import { tellAbout } from './activity.messages';
import * as repo from './activity.repo';
import { checkTimes } from './activity.rules';
import { toAdminActivity } from './activity.view';
import { cancelLockedActivity } from './cancellation.service';
import { countByState, listIn } from './enrollment.repo';
import { takeActivity, takeIfThere } from './takeActivity.service';
import { offerPlaces } from './waitlist.repo';

type Draft = z.output<typeof schemas.saveActivity.in>;

const ERRORS = { missing: 'activityNotFound', changed: 'activityVersionOld' } as const;

/** What staff put on. Each change is audited in its own transaction. */
export function staffActivities(database: Database) {
  const { db } = database;
  const view = async (tx: Db, id: string, now: number) => toAdminActivity(await known(tx, id), now);

  return {
    getAdminActivities: ({ stage, ...paging }, { now }) =>
      listMapped(db, repo.activitiesQuery(stage), paging, (row) => toAdminActivity(row, now)),

    exportActivities: exporting(
      ({ stage }, { now }) => keysetViews(db, repo.activitiesQuery(stage), (row) => toAdminActivity(row, now)),
      'title status place start end openAt closeAt minPeople maxPeople taken points reason createdAt',
      {
        status: ({ stage, state }) => words.activity[stage === 'draft' ? stage : state],
        reason: ({ cancelReason }) => cancelReason,
      },
    ),

    getAdminActivity: ({ id }, { now }) => view(db, id, now),

    saveActivity: ({ id: opened, version = 0, ...draft }, ctx) =>
      database.transaction(async (tx) => {
        const contents = fieldsOf(draft);
        const id = opened ?? newId();
        const { now } = ctx;
        await requireParkPictures(tx, contents);
        await requireInPark(tx, draft.position ? [draft.position] : []);
        let notified = 0;
        await saveVersioned(tx, ctx, {
          version: opened === undefined ? 0 : version,
          contents,
          lock: () => takeIfThere(tx, id, now),
          check(before) {
            if (before && (before.stage === 'cancelled' || before.endAt <= now)) throw new AppError('activityNotChangeable');
            if (before && contents.maxPeople < before.taken) throw new AppError('activityPeopleTaken', { taken: before.taken });
          },
          async write(next, before) {
            if (!before) return repo.insertActivity(tx, { ...next, id, stage: 'draft', createdAt: now });
            // Sign-up that is opened again is counted again when it ends.
            const after = { ...before, ...next, enoughAt: contents.closeAt > now ? null : before.enoughAt };
            await repo.updateActivity(tx, id, { ...next, enoughAt: after.enoughAt });
            await offerPlaces(tx, after, now);
            if (before.stage === 'published' && hasMoved(before, after)) notified = await tellMoved(tx, after, now);
            return after;
          },
          errors: ERRORS,
          audit: {
            action: 'activity.save',
            subject: `activity:${id}`,
            details: (row, before) =>
              before ? { made: false, version: row.version, maxPeople: row.maxPeople, told: notified } : { made: true },
          },
        });
        return view(tx, id, now);
      }),

    async previewActivity({ id, version: _, ...draft }, ctx) {
      const fields = fieldsOf(draft);
      await requireParkPictures(db, fields);
      const before = id === undefined ? undefined : await repo.findActivity(db, id);
      return keepPreview(db, 'activity', previewOf(fields, before, ctx.now), ctx);
    },

    publishActivity: ({ id, version }, ctx) =>
      database.transaction(async (tx) => {
        const activity = await takeActivity(tx, id, ctx.now);
        if (activity.stage === 'published' && activity.version === version) return toAdminActivity(activity, ctx.now);
        await saveVersioned(tx, ctx, {
          version,
          contents: { stage: 'published' as const },
          lock: async () => activity,
          check() {
            if (activity.stage === 'cancelled') throw new AppError('activityNotChangeable');
            if (activity.closeAt <= ctx.now) throw new AppError('activityTimesWrong');
          },
          async write(next) {
            await repo.updateActivity(tx, id, next);
            return { ...activity, ...next };
          },
          errors: ERRORS,
          audit: { action: 'activity.publish', subject: `activity:${id}` },
        });
        return view(tx, id, ctx.now);
      }),

    cancelActivity: ({ id, reason }, { admin, now, req }) =>
      database.transaction(async (tx) => {
        const activity = await takeActivity(tx, id, now);
        if (activity.stage === 'cancelled') return view(tx, id, now);
        if (activity.endAt <= now) throw new AppError('activityNotChangeable');
        await cancelLockedActivity(tx, activity, { cause: 'staff', reason }, { admin, req, now });
        return view(tx, id, now);
      }),

    async getActivityFigures({ id }) {
      const { maxPeople, minPeople, taken } = await known(db, id);
      return { maxPeople, minPeople, taken, byState: await countByState(db, id) };
    },
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

/** @throws AppError activityNotFound */
async function known(db: Db, id: string): Promise<repo.ActivityRow> {
  const row = required(await repo.findActivity(db, id), 'activityNotFound');
  return row;
}

/** An activity as visitors would see it: as good as published, with the places that are taken of the saved one. */
function previewOf(fields: Fields, before: repo.ActivityRow | undefined, now: number): Omit<repo.ActivityRow, 'id'> {
  const fresh = {
    version: 0,
    updatedAt: null,
    updatedBy: null,
    taken: 0,
    createdAt: now,
    enoughAt: null,
    cancelCause: null,
    cancelReason: null,
  };
  const { id: _, ...kept } = before ?? { id: '', ...fresh };
  return { ...kept, ...fields, stage: before?.stage === 'cancelled' ? 'cancelled' : 'published' };
}

async function tellMoved(tx: Db, activity: repo.ActivityRow, now: number): Promise<number> {
  const live = await listIn(tx, activity.id, ['applied', 'waiting', 'offered', 'enrolled']);
  const recipients = live.map(({ visitorId }) => ({ visitorId, kind: 'activityMoved' as const }));
  await tellAbout(tx, activity, recipients, now);
  return live.length;
}

type Fields = ReturnType<typeof fieldsOf>;

const hasMoved = (before: repo.ActivityRow, after: repo.ActivityRow) =>
  before.startAt !== after.startAt || before.endAt !== after.endAt || !isDeepStrictEqual(before.place, after.place);

/** What is stored of a draft. @throws AppError activityTimesWrong, richTextEmpty */
function fieldsOf({ position, start, end, openAt, closeAt, cancelUntil, ...rest }: Omit<Draft, 'id' | 'version'>) {
  const fields = {
    ...rest,
    text: cleanRichTexts(rest.text),
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    startAt: Date.parse(start),
    endAt: Date.parse(end),
    openAt: Date.parse(openAt),
    closeAt: Date.parse(closeAt),
    cancelUntil: Date.parse(cancelUntil),
  };
  throwIfViolated(checkTimes(fields));
  if (fields.maxPeople < fields.minPeople) throw new AppError('activityTimesWrong');
  return fields;
}
