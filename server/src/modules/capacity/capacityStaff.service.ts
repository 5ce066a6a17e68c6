import type * as calls from '@park/contract/capacity/calls';
import { LEVEL, type LEVELS } from '@park/contract/capacity/limits';
import type { Capacity, CapacityReport, LevelChange, ParkGroup, schemas } from '@park/contract/capacity/schemas';
import { addDays, parkDay, parkMoment, toParkIso } from '@park/contract/parkTime';
import type { Database } from '../../db/db';
import { singleBatch } from '../../db/keyset';
import { AppError, required } from '../../http/appError';
import { exporting } from '../../http/exportRows';
import type { Handlers } from '../../http/mount';
import { throwIfViolated } from '../../http/violation';
import type { Lang } from '../../i18n/lang';
import { measures, reportItems } from '../../i18n/texts/capacity';
import { audit } from '../staff/audit.service';
import { saveVersioned } from '../staff/saveVersioned.service';
import * as repo from './capacity.repo';
import type { Crowds } from './crowd.service';
import { checkDayLeft } from './parkDay.rules';
import { lockDays } from './parkDay.service';

/** What staff do with the most people allowed. */
export function staffCapacity(database: Database, crowds: Crowds) {
  const { db } = database;

  async function report(day: string, lang: Lang, now: number): Promise<CapacityReport> {
    if (day === parkDay(now)) await crowds.settle(now);
    const [row] = await repo.listDays(db, [day]);
    if (!row) throw new Error('A day came to nothing.');
    // A day that is over is told as it was when it ended.
    const then = Math.min(now, parkMoment(addDays(day, 1), '00:00') - 1);
    const { approval, meanStay, entered, left, present } = await repo.readCrowd(db, day, then);
    const levels = (await repo.listLevels(db, day)).map((level) => toLevel(level, lang));
    const figures = { ...row, approval, meanStay, entered, left, present, isEstimated: meanStay !== null, levels };
    return { ...figures, announcement: announce(figures) };
  }

  return {
    async getCapacity(_, { now, rules }) {
      const today = parkDay(now);
      // Whoever looks is told of a level that was reached a moment ago.
      await crowds.read(now);
      const days = Array.from({ length: (await rules()).ticket.daysAhead + 1 }, (__, ahead) => addDays(today, ahead));
      const { entered, left, present, presentLevel, meanStay } = await repo.readCrowd(db, today, now);
      return {
        settings: (await repo.listCapacities(db)).map(toCapacity),
        days: await repo.listDays(db, days),
        today: { entered, left, present, isEstimated: meanStay !== null, level: presentLevel },
      };
    },

    /** A maximum below what is sold takes nothing away: the sale of that day stops. */
    async saveCapacity({ version, validFrom, ...contents }, ctx) {
      if (validFrom < parkDay(ctx.now)) throw new AppError('capacityPast');
      const saved = await database.transaction(async (tx) => {
        const row = await saveVersioned<repo.CapacityRow, typeof contents>(tx, ctx, {
          version,
          contents,
          lock: () => repo.lockCapacity(tx, validFrom),
          write: (next, before) => repo.writeCapacity(tx, { ...next, validFrom }, before === undefined),
          errors: { missing: 'capacityNotFound', changed: 'capacityChanged' },
          audit: { action: 'ticket.setCapacity', subject: `capacity:${validFrom}`, details: () => ({ ...contents }) },
        });
        await repo.weighDays(tx, validFrom);
        return toCapacity(row);
      });
      crowds.forget();
      return saved;
    },

    getCapacityReport: ({ day }, { lang, now }) => report(day, lang, now),

    exportCapacityReport: exporting(
      async ({ day }: { day: string }, { lang, now }) => singleBatch(linesOf(await report(day, lang, now), lang)),
      'day at item figure most level measure',
      {},
    ),

    getParkGroups: async ({ day }) => (await repo.listGroups(db, day)).map(toGroup),

    /** Places are taken in the same transaction, and given back by whoever makes the group smaller. */
    saveParkGroup: ({ id, version, day, ...contents }, ctx) =>
      database.transaction(async (tx) => {
        if (day < parkDay(ctx.now)) throw new AppError('ticketDayPast');
        const row = await saveVersioned<repo.GroupRow, typeof contents>(tx, ctx, {
          version,
          contents,
          lock: () => repo.lockGroup(tx, id),
          async check(before) {
            if (before && before.day !== day) throw new AppError('parkGroupNotFound');
            if (before && before.cameAt !== null) throw new AppError('parkGroupIn');
            const more = contents.people - (before?.people ?? 0);
            const left = (await lockDays(tx, [day])).get(day) ?? null;
            if (more > 0) throwIfViolated(checkDayLeft(left, more));
          },
          write: (next, before) => repo.writeGroup(tx, { ...next, id, day, cameAt: null, gate: null }, before === undefined),
          errors: { missing: 'parkGroupNotFound', changed: 'parkGroupChanged' },
          audit: {
            action: 'ticket.saveParkGroup',
            subject: `parkGroup:${id}`,
            details: ({ people }) => ({ day, people }),
          },
        });
        return toGroup(row);
      }),

    /** More than were announced take places of the day, as far as there are any. */
    async checkInGroup({ id, people, gate }, ctx) {
      const saved = await database.transaction(async (tx) => {
        const before = required(await repo.lockGroup(tx, id), 'parkGroupNotFound');
        if (before.cameAt !== null) return toGroup(before);
        if (before.day !== parkDay(ctx.now)) throw new AppError('parkGroupNotFound');
        const left = (await lockDays(tx, [before.day])).get(before.day) ?? null;
        if (people > before.people) throwIfViolated(checkDayLeft(left, people - before.people));
        const next = { ...before, people, cameAt: ctx.now, gate, version: before.version + 1, updatedAt: ctx.now };
        const row = required(await repo.writeGroup(tx, { ...next, updatedBy: ctx.admin.userName }, false), 'parkGroupNotFound');
        await audit(tx, ctx, 'ticket.checkInGroup', `parkGroup:${id}`, { day: before.day, people });
        return toGroup(row);
      });
      crowds.forget();
      return saved;
    },
  } satisfies Handlers<typeof calls, typeof schemas>;
}

const toCapacity = (row: repo.CapacityRow): Capacity => ({ ...row, updatedAt: toParkIso(row.updatedAt) });

const toGroup = ({ id, version, day, name, people, cameAt, gate }: repo.GroupRow): ParkGroup => ({
  ...{ id, version, day, name, people, gate },
  cameAt: toParkIso(cameAt),
});

function toLevel(row: repo.LevelRow, lang: Lang): LevelChange {
  const isDayFull = row.maximum === 'daily' && row.level === LEVEL.full;
  const reached = row.level === 0 ? measures.below : measures[row.level as (typeof LEVELS)[number]];
  return { ...row, at: toParkIso(row.at), measure: (isDayFull ? measures.dayFull : reached)[lang] };
}

interface Line {
  day: string;
  at: string | null;
  item: string;
  figure: string | number | null;
  most: number | null;
  level: string | null;
  measure: string | null;
}

/** The form as lines: figures of the day, then its levels. */
function linesOf(form: CapacityReport, lang: Lang): Line[] {
  const { day } = form;
  const none = { at: null, most: null, level: null, measure: null };
  const figure = (item: keyof typeof reportItems, value: string | number | null): Line => ({
    ...{ day, ...none },
    item: reportItems[item][lang],
    figure: value,
  });
  return [
    figure('approval', form.approval),
    figure('daily', form.daily),
    figure('momentary', form.momentary),
    figure('taken', form.taken),
    figure('groups', form.groups),
    figure('entered', form.entered),
    figure('left', form.left),
    figure(form.isEstimated ? 'estimated' : 'present', form.present),
    ...form.levels.map(({ at, maximum, before, level, figure: value, most, measure }) => ({
      ...{ day, at, figure: value, most, measure },
      item: reportItems[maximum === 'daily' ? 'dailyLevel' : 'momentaryLevel'][lang],
      level: `${before} % → ${level} %`,
    })),
  ];
}

type Figures = Omit<CapacityReport, 'announcement'>;

/** What visitors are told, ready to be published in the two languages of the authority's form; '' of a day that has no maximum. */
function announce({ day, daily, momentary, taken, present, isEstimated, level }: Figures): CapacityReport['announcement'] {
  if (daily === null || momentary === null) return { zh: '', en: '' };
  const isStopped = level >= LEVEL.stop;
  return {
    zh: `${day}：园区核定日最大承载量 ${daily} 人，瞬时最大承载量 ${momentary} 人。当日已售及预留 ${taken} 人，目前在园 ${present} 人${isEstimated ? '（推算）' : ''}。${isStopped ? '当日门票已停止销售，请改日来园。' : '请提前预订，错峰入园。'}`,
    en: `${day}: the park may admit at most ${daily} visitors a day and ${momentary} at one moment. ${taken} places are sold or kept for that day; ${present} visitors are in the park now${isEstimated ? ' (estimated)' : ''}. ${isStopped ? 'Tickets for that day are no longer sold. Please come another day.' : 'Please book ahead, and come at quieter hours.'}`,
  };
}
