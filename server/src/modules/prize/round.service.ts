import type { Page } from '@park/contract/envelope';
import type { EntrantList, PrizeDraw, PrizeRound } from '@park/contract/prize/schemas';
import type { Database } from '../../db/db';
import { AppError } from '../../http/appError';
import type { CallContext } from '../../http/callContext';
import { toPage } from '../../http/page';
import { type PrizeViews, toRound } from './prize.views';
import type { Progress } from './progress.service';
import * as repo from './round.repo';
import { listWinners } from './win.repo';

type Reader = Pick<CallContext, 'lang' | 'now'>;

/** What anyone may know of rounds: all that it takes to verify a draw. */
export interface Rounds {
  list(paging: { page: number; pageSize: number }, reader: Reader): Promise<Page<PrizeRound>>;
  /** The one a visitor wants now; null when there is none. */
  current(reader: Reader): Promise<PrizeRound | null>;
  /** @throws AppError roundNotFound */
  get(id: string, reader: Reader): Promise<PrizeRound>;
  /** @throws AppError roundNotFound */
  draw(id: string, reader: Reader): Promise<PrizeDraw>;
  /** It never changes. @throws AppError roundNotFound, entrantsNotFixed */
  entrants(id: string, now: number): Promise<EntrantList>;
}

export function createRounds(database: Database, progress: Pick<Progress, 'settle'>, views: PrizeViews): Rounds {
  const { db } = database;
  const find = async (id: string, now: number): Promise<repo.RoundView> => {
    await progress.settle(now);
    const round = await repo.findRound(db, id);
    if (!round || (round.state === 'draft' && round.openAt === null)) throw new AppError('roundNotFound');
    return round;
  };
  return {
    async list(paging, { lang, now }) {
      await progress.settle(now);
      const { items, total } = await repo.listRounds(db, paging, now);
      return toPage(
        items.map((round) => toRound(round, lang, now)),
        total,
        paging,
      );
    },

    async current({ lang, now }) {
      await progress.settle(now);
      const round = await repo.findCurrentRound(db, now);
      return round ? toRound(round, lang, now) : null;
    },

    get: async (id, { lang, now }) => toRound(await find(id, now), lang, now),

    async draw(id, { lang, now }) {
      const round = await find(id, now);
      return views.draw(round, round.drawnAt === null ? [] : await listWinners(db, id), lang, now);
    },

    async entrants(id, now) {
      await find(id, now);
      const list = await repo.findEntrants(db, id);
      if (!list) throw new AppError('entrantsNotFixed');
      return { roundId: id, ...list };
    },
  };
}
