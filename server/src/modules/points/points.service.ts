import { checkInPoints, type ParkRules, pointsOf } from '@park/contract/park/rules';
import { addDays, parkDay, parkMoment } from '@park/contract/parkTime';
import type * as calls from '@park/contract/points/calls';
import type { PointSource } from '@park/contract/points/limits';
import type { Points, schemas } from '@park/contract/points/schemas';
import * as words from '@park/contract/texts/points';
import type { Database, Db } from '../../db/db';
import { keysetViews } from '../../db/keyset';
import { AppError } from '../../http/appError';
import { exporting } from '../../http/exportRows';
import type { Handlers } from '../../http/mount';
import { toPage } from '../../http/page';
import { listMapped } from '../../http/rows';
import { notify } from '../message/message.service';
import { audit } from '../staff/audit.service';
import * as repo from './points.repo';
import { type PointParams, toPointRecord } from './points.view';

export { balanceOf } from './points.repo';

/** What gives points. `subject` is the thing's id: an order's, an activity's, a walk's. */
interface Earned {
  visitorId: string;
  source: Extract<PointSource, 'order' | 'activity' | 'walk'>;
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
  return Boolean(await repo.insertPoints(tx, { ...earned, event: 'earned', points, at: now }));
}

/**
 * Takes back what an order earned for what is given back of it, in the transaction that gives it back. What was taken before is counted,
 * so any order of any number of refunds ends at the same sum. The balance may end below zero. The caller holds the order's row.
 * @param amount fen that were paid, @param remaining fen that are not given back
 * @param event names the fact (a refund's number), which counts once
 */
export async function takeBackPoints(
  tx: Db,
  { amount, remaining, event, now, ...earned }: Earned & { amount: number; remaining: number; event: string },
): Promise<void> {
  const left = await repo.pointsOfSubject(tx, earned);
  // A yuan earned what it did when the order was paid, whatever it earns now.
  const paid = await repo.findEntry(tx, { ...earned, event: 'earned' });
  const perYuan = (paid?.points ?? 0) / Math.max(1, Math.floor(amount / 100));
  const keep = pointsOf({ perYuan }, remaining);
  if (left > keep) await repo.insertPoints(tx, { ...earned, event, points: keep - left, at: now });
}

/** A visitor's points (R-points-1), and what staff see and correct of them. */
export function pointsBook(database: Database) {
  const { db } = database;

  const ledgerOf = async (visitorId: string) => {
    if (!(await repo.visitorExists(db, visitorId))) throw new AppError('notFound');
    return repo.pointsQuery(visitorId);
  };

  return {
    getPoints: async (_, { visitorId, now, rules }) => standingOf(db, visitorId, await rules(), now),

    async getPointRecords(paging, { visitorId, lang }) {
      return toPage(await repo.listPoints(db, visitorId, paging), paging, (entry) => toPointRecord(entry, lang));
    },

    async checkIn(_, { visitorId, now, ...ctx }) {
      const rules = await ctx.rules();
      return database.transaction(async (tx) => {
        const { checkIn } = await standingOf(tx, visitorId, rules, now);
        if (!checkIn.done) {
          const streak = checkIn.streak + 1;
          const points = checkInPoints(rules.points, streak);
          const entry = { visitorId, source: 'checkIn' as const, subject: parkDay(now), event: 'earned' };
          // A second tap that got here at the same time waits, finds the day taken and changes nothing.
          await repo.insertPoints(tx, { ...entry, points, streak, params: {}, at: now });
        }
        return standingOf(tx, visitorId, rules, now);
      });
    },

    getVisitorPoints: async ({ visitorId, ...paging }, { lang }) =>
      listMapped(db, await ledgerOf(visitorId), paging, (entry) => toPointRecord(entry, lang)),

    exportVisitorPoints: exporting(
      async ({ visitorId }, { lang }) => keysetViews(db, await ledgerOf(visitorId), (entry) => toPointRecord(entry, lang)),
      'at source title points',
      { source: ({ source }) => words.points[source] },
    ),

    correctPoints: ({ visitorId, points, reason, key }, ctx) =>
      database.transaction(async (tx) => {
        const { now } = ctx;
        if (!(await repo.visitorExists(tx, visitorId))) throw new AppError('notFound');
        const entry = { visitorId, source: 'correction' as const, subject: key, event: 'earned' };
        if (await repo.insertPoints(tx, { ...entry, points, params: { reason }, at: now })) {
          await notify(tx, { visitorId, kind: 'pointsCorrected', params: { quantity: points, reason }, subject: null, now });
          await audit(tx, ctx, 'points.correct', `visitor:${visitorId}`, { points, reason });
        } else {
          const written = await repo.findEntry(tx, entry);
          if (written?.points !== points || written.params.reason !== reason) throw new AppError('correctionOther');
        }
        return { balance: await repo.balanceOf(tx, visitorId) };
      }),
  } satisfies Handlers<typeof calls, typeof schemas>;
}

/** A visitor's balance, and today's check-in. */
export async function standingOf(db: Db, visitorId: string, { points }: ParkRules, now: number): Promise<Points> {
  const today = parkDay(now);
  const found = await repo.standing(db, visitorId, {
    today,
    yesterday: addDays(today, -1),
    from: parkMoment(today, '00:00'),
  });
  const streak = found.streakToday ?? found.streakYesterday ?? 0;
  const checkIn = { done: found.streakToday !== null, streak, next: checkInPoints(points, streak + 1) };
  return { balance: found.balance, today: found.today, checkIn };
}
