import type * as calls from '@park/contract/prize/round/calls';
import type { schemas } from '@park/contract/prize/round/schemas';
import type { Database, Db } from '../../../db/db';
import { AppError } from '../../../http/appError';
import type { Handlers } from '../../../http/mount';
import { toPage } from '../../../http/page';
import type { Progress } from './progress.service';
import * as repo from './round.repo';
import { toRound } from './round.view';

/** What anyone may know of rounds. */
export function visitorRounds({ db }: Database, progress: Pick<Progress, 'settle'>) {
  return {
    async getRounds(paging, { lang, now }) {
      await progress.settle(now);
      return toPage(await repo.listRounds(db, paging, now), paging, (round) => toRound(round, lang, now));
    },

    async getRound({ id }, { lang, now }) {
      await progress.settle(now);
      const round = await (id === undefined ? repo.findCurrentRound(db, now) : announcedRound(db, id));
      return round ? toRound(round, lang, now) : null;
    },
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

/** A round that anyone may look at. @throws AppError roundNotFound */
export async function announcedRound(db: Db, id: string): Promise<repo.RoundView> {
  const round = await repo.findRound(db, id);
  if (!round || (round.state === 'draft' && round.openAt === null)) throw new AppError('roundNotFound');
  return round;
}
