import { isDeepStrictEqual } from 'node:util';
import type { ActivityFigures, AdminActivity, saveActivityIn } from '@park/contract/activity/adminSchemas';
import type { ActivityStage } from '@park/contract/activity/limits';
import type { Rows } from '@park/contract/envelope';
import type { Preview } from '@park/contract/preview/schemas';
import type { z } from 'zod';
import type { Database, Db } from '../../db/db';
import { newId } from '../../db/newId';
import { AppError } from '../../http/appError';
import type { StaffAsker } from '../../http/asker';
import { changedBy } from '../../http/changedBy';
import { refuse } from '../../http/refuse';
import { cleanRichTexts } from '../../http/richText';
import { listed, type Place, viewed } from '../../http/rows';
import { recordAudit } from '../admin/audit.service';
import { requireParkPictures } from '../file/parkPictures.service';
import { tellAll } from '../message/message.service';
import { keepPreview } from '../preview/preview.service';
import { factsFor } from './activity.messages';
import * as repo from './activity.repo';
import { timesFit } from './activity.rules';
import { toAdminActivity } from './activity.views';
import { callOff } from './callOff.service';
import { countByState, listIn } from './enrollment.repo';
import { offerPlaces } from './line.repo';
import { takeActivity } from './takeActivity.service';

type Draft = z.output<typeof saveActivityIn>;

/** What staff put on. Each change is audited in its own transaction. */
export interface ActivityStaff {
  list(input: { stage?: ActivityStage } & Place, staff: StaffAsker): Promise<Rows<AdminActivity>>;
  /** @throws AppError activityNotFound */
  one(id: string, staff: StaffAsker): Promise<AdminActivity>;
  /**
   * Makes a draft or changes what was read; the same save again changes nothing. Who enrolled is told when a published one moves.
   * @throws AppError activityNotFound, activityVersionOld (by whom, when), activityNotChangeable, activityTimesWrong,
   *   activityPeopleTaken,
   *   richTextEmpty, noticeCoverUnknown, pictureGone
   */
  save(draft: Draft, staff: StaffAsker): Promise<AdminActivity>;
  /** Keeps what would be saved, to be looked at. @throws AppError activityTimesWrong, richTextEmpty, noticeCoverUnknown, pictureGone */
  preview(draft: Draft, staff: StaffAsker): Promise<Preview>;
  /** @throws AppError activityNotFound, activityNotChangeable, activityTimesWrong */
  publish(id: string, staff: StaffAsker): Promise<AdminActivity>;
  /** @throws AppError activityNotFound, activityNotChangeable */
  cancel(input: { id: string; reason: string }, staff: StaffAsker): Promise<AdminActivity>;
  /** @throws AppError activityNotFound */
  figures(id: string): Promise<ActivityFigures>;
}

export function createActivityStaff(database: Database): ActivityStaff {
  const { db } = database;
  const view = async (tx: Db, id: string, now: number): Promise<AdminActivity> => {
    const row = await repo.findActivity(tx, id);
    if (!row) throw new AppError('activityNotFound');
    return toAdminActivity(row, now);
  };

  return {
    async list({ stage, ...place }, { now }) {
      const found = await listed(
        db,
        repo.activitiesWalk(stage),
        (ids) => repo.listById(db, ids),
        ({ id }) => id,
        place,
      );
      return viewed(found, (row) => toAdminActivity(row, now));
    },

    one: (id, { now }) => view(db, id, now),

    save: (draft, staff) =>
      database.transaction(async (tx) => {
        const fields = fieldsOf(draft);
        await requireParkPictures(tx, fields);
        const id =
          draft.id === undefined || draft.version === 0
            ? await make(tx, draft.id ?? newId(), fields, staff)
            : await change(tx, { id: draft.id, version: draft.version }, fields, staff);
        return view(tx, id, staff.now);
      }),

    async preview(draft, staff) {
      const fields = fieldsOf(draft);
      await requireParkPictures(db, fields);
      const before = draft.id === undefined ? undefined : await repo.findActivity(db, draft.id);
      return keepPreview(db, 'activity', previewOf(fields, before, staff.now), staff);
    },

    publish: (id, staff) =>
      database.transaction(async (tx) => {
        const { admin, now, req } = staff;
        const activity = await takeActivity(tx, id, now);
        if (activity.stage === 'cancelled') throw new AppError('activityNotChangeable');
        if (activity.stage === 'draft') {
          if (activity.closeAt <= now) throw new AppError('activityTimesWrong');
          await repo.updateActivity(tx, id, { ...stampOf(staff), stage: 'published', version: activity.version + 1 });
          await recordAudit(tx, { admin, action: 'activity.publish', subject: `activity:${id}`, requestId: req.id, now });
        }
        return view(tx, id, now);
      }),

    cancel: ({ id, reason }, { admin, now, req }) =>
      database.transaction(async (tx) => {
        const activity = await takeActivity(tx, id, now);
        if (activity.stage === 'cancelled') return view(tx, id, now);
        if (activity.endAt <= now) throw new AppError('activityNotChangeable');
        await callOff(tx, activity, { cause: 'staff', reason }, { admin, requestId: req.id, now });
        return view(tx, id, now);
      }),

    async figures(id) {
      const activity = await repo.findActivity(db, id);
      if (!activity) throw new AppError('activityNotFound');
      const { maxPeople, minPeople, taken } = activity;
      return { maxPeople, minPeople, taken, byState: await countByState(db, id) };
    },
  };
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

async function make(tx: Db, id: string, fields: Fields, staff: StaffAsker): Promise<string> {
  const { admin, now, req } = staff;
  if (!(await repo.insertActivity(tx, { ...fields, ...stampOf(staff), id, stage: 'draft', createdAt: now })))
    return change(tx, { id, version: 0 }, fields, staff);
  const details = { made: true };
  await recordAudit(tx, { admin, action: 'activity.save', subject: `activity:${id}`, details, requestId: req.id, now });
  return id;
}

async function change(
  tx: Db,
  { id, version }: { id: string; version: number | undefined },
  fields: Fields,
  staff: StaffAsker,
): Promise<string> {
  const { admin, now, req } = staff;
  const before = await takeActivity(tx, id, now);
  // This very save has been made: its answer was lost.
  if (before.version === (version ?? 0) + 1 && isAs(before, { ...fields, updatedBy: stampOf(staff).updatedBy })) return id;
  if (before.version !== version) throw new AppError('activityVersionOld', changedBy(before));
  if (before.stage === 'cancelled' || before.endAt <= now) throw new AppError('activityNotChangeable');
  if (fields.maxPeople < before.taken) throw new AppError('activityPeopleTaken', { taken: before.taken });
  // Sign-up that is opened again is counted again when it ends.
  const enoughAt = fields.closeAt > now ? null : before.enoughAt;
  const after = { ...before, ...fields, version: before.version + 1, enoughAt };
  await repo.updateActivity(tx, id, { ...fields, ...stampOf(staff), version: after.version, enoughAt });
  await offerPlaces(tx, after, now);
  const moved = before.startAt !== after.startAt || before.endAt !== after.endAt || !sameText(before.place, after.place);
  const told = moved && before.stage === 'published' ? await tellMoved(tx, after, now) : 0;
  const details = { made: false, version: after.version, maxPeople: fields.maxPeople, told };
  await recordAudit(tx, { admin, action: 'activity.save', subject: `activity:${id}`, details, requestId: req.id, now });
  return id;
}

async function tellMoved(tx: Db, activity: repo.ActivityRow, now: number): Promise<number> {
  const live = await listIn(tx, activity.id, ['applied', 'waiting', 'offered', 'enrolled']);
  await tellAll(
    tx,
    live.map(({ visitorId }) => ({
      visitorId,
      kind: 'activityMoved' as const,
      params: factsFor(activity),
      subject: activity.id,
    })),
    now,
  );
  return live.length;
}

type Fields = ReturnType<typeof fieldsOf>;

const stampOf = ({ admin, now }: StaffAsker) => ({ updatedAt: now, updatedBy: admin?.userName ?? null });

const isAs = (row: repo.ActivityRow, wanted: Partial<repo.ActivityRow>): boolean =>
  Object.entries(wanted).every(([key, value]) => isDeepStrictEqual(row[key as keyof repo.ActivityRow], value));

/** jsonb comes back with its keys in an order of its own. */
function sameText(a: object, b: object): boolean {
  const sorted = (text: object) => JSON.stringify(Object.entries(text).sort());
  return sorted(a) === sorted(b);
}

/** What is stored of a draft. @throws AppError activityTimesWrong, richTextEmpty */
function fieldsOf({ id: _, version: _version, position, start, end, openAt, closeAt, cancelUntil, ...rest }: Draft) {
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
  refuse(timesFit(fields));
  if (fields.maxPeople < fields.minPeople) throw new AppError('activityTimesWrong');
  return fields;
}
