import type { Page, Rows } from '@park/contract/envelope';
import { addDays, parkDay, parkMoment } from '@park/contract/parkTime';
import type { CorrectPointsIn } from '@park/contract/points/adminSchemas';
import { checkInPoints, type PointSource } from '@park/contract/points/limits';
import type { PointRecord, Points } from '@park/contract/points/schemas';
import type { Database, Db } from '../../db/db';
import { mapped, type Walked, walked } from '../../db/walk';
import { AppError } from '../../http/appError';
import type { Asker, StaffAsker } from '../../http/asker';
import { toPage } from '../../http/page';
import { listed, type Place, viewed } from '../../http/rows';
import { recordAudit } from '../admin/audit.service';
import { tell } from '../message/message.service';
import * as repo from './points.repo';
import { type PointParams, toPointRecord } from './points.view';

/** What gives points. `subject` is the thing's id: an order's, an activity's. */
interface Earned {
  visitorId: string;
  source: Extract<PointSource, 'order' | 'activity'>;
  subject: string;
  params: PointParams;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Gives points, in the transaction of the fact that earns them. A subject earns once, whatever is repeated or races.
 * @returns false when it had earned already, or when there is nothing to give
 */
export async function awardPoints(tx: Db, { points, now, ...earned }: Earned & { points: number }): Promise<boolean> {
  if (points <= 0) return false;
  return repo.insertPoints(tx, { ...earned, event: 'earned', points, at: now });
}

/**
 * Takes back what a subject earned beyond `keep`, in the transaction of the fact that costs it. What was taken before is counted,
 * so any order of any number of facts ends at the same sum. The balance may end below zero.
 * @param event names the fact (a refund's number), which counts once
 */
export async function takeBackPoints(
  tx: Db,
  { keep, event, now, ...earned }: Earned & { keep: number; event: string },
): Promise<void> {
  await repo.lockSubject(tx, earned);
  const left = await repo.pointsOfSubject(tx, earned);
  if (left > keep) await repo.insertPoints(tx, { ...earned, event, points: keep - left, at: now });
}

/** A visitor's points (product rules, "The rest"). */
export interface PointsBook {
  standing(asker: Asker): Promise<Points>;
  records(paging: { page: number; pageSize: number }, asker: Asker): Promise<Page<PointRecord>>;
  checkIn(asker: Asker): Promise<Points>;
  /** @throws AppError notFound */
  recordsOf(input: { visitorId: string } & Place, staff: StaffAsker): Promise<Rows<PointRecord>>;
  /** All of them. @throws AppError notFound */
  export(input: { visitorId: string }, staff: StaffAsker): Promise<Walked<PointRecord>>;
  /** @throws AppError notFound; correctionOther when the key was used for another correction */
  correct(input: CorrectPointsIn, staff: StaffAsker): Promise<{ balance: number }>;
}

export function createPoints(database: Database): PointsBook {
  const { db } = database;

  return {
    standing: ({ visitorId, now }) => standingOf(db, visitorId, now),

    async records(paging, { visitorId, lang }) {
      const { items, total } = await repo.listPoints(db, visitorId, paging);
      return toPage(
        items.map((entry) => toPointRecord(entry, lang)),
        total,
        paging,
      );
    },

    async checkIn({ visitorId, now }) {
      return database.transaction(async (tx) => {
        const { checkIn } = await standingOf(tx, visitorId, now);
        if (!checkIn.done) {
          const streak = checkIn.streak + 1;
          const points = checkInPoints(streak);
          const entry = { visitorId, source: 'checkIn' as const, subject: parkDay(now), event: 'earned' };
          // A second tap that got here at the same time waits, finds the day taken and changes nothing.
          await repo.insertPoints(tx, { ...entry, points, streak, params: {}, at: now });
        }
        return standingOf(tx, visitorId, now);
      });
    },

    async recordsOf({ visitorId, ...place }, { lang }) {
      if (!(await repo.visitorExists(db, visitorId))) throw new AppError('notFound');
      const found = await listed(
        db,
        repo.pointsWalk(visitorId),
        (ids) => repo.listPointsById(db, ids),
        ({ id }) => String(id),
        place,
      );
      return viewed(found, (entry) => toPointRecord(entry, lang));
    },

    async export({ visitorId }, { lang }) {
      if (!(await repo.visitorExists(db, visitorId))) throw new AppError('notFound');
      const found = await walked(
        db,
        repo.pointsWalk(visitorId),
        (ids) => repo.listPointsById(db, ids),
        ({ id }) => String(id),
      );
      return mapped(found, (entry) => toPointRecord(entry, lang));
    },

    async correct({ visitorId, points, reason, key }, { admin, now, req }) {
      return database.transaction(async (tx) => {
        if (!(await repo.visitorExists(tx, visitorId))) throw new AppError('notFound');
        const entry = { visitorId, source: 'correction' as const, subject: key, event: 'earned' };
        if (await repo.insertPoints(tx, { ...entry, points, params: { reason }, at: now })) {
          await tell(tx, { visitorId, kind: 'pointsCorrected', params: { quantity: points, reason }, subject: null, now });
          await recordAudit(tx, {
            admin,
            action: 'points.correct',
            subject: `visitor:${visitorId}`,
            details: { points, reason },
            requestId: req.id,
            now,
          });
        } else {
          const kept = await repo.findEntry(tx, entry);
          if (kept?.points !== points || kept.params.reason !== reason) throw new AppError('correctionOther');
        }
        return { balance: await repo.balanceOf(tx, visitorId) };
      });
    },
  };
}

async function standingOf(db: Db, visitorId: string, now: number): Promise<Points> {
  const today = parkDay(now);
  const found = await repo.standing(db, visitorId, {
    today,
    yesterday: addDays(today, -1),
    from: parkMoment(today, '00:00'),
  });
  const streak = found.streakToday ?? found.streakYesterday ?? 0;
  const checkIn = { done: found.streakToday !== null, streak, next: checkInPoints(streak + 1) };
  return { balance: found.balance, today: found.today, checkIn };
}
