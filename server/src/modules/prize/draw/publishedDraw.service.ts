import type * as calls from '@park/contract/prize/draw/calls';
import { BEACON_DRAW_RULE, DRAW_RULE } from '@park/contract/prize/draw/rule';
import type { schemas } from '@park/contract/prize/draw/schemas';
import type { Database } from '../../../db/db';
import { parkIsos, pick } from '../../../fields';
import { required } from '../../../http/appError';
import type { Handlers } from '../../../http/mount';
import { maskName } from '../../../masks';
import type { Entrants } from '../entry/entrant';
import { listWinners } from '../redemption/win.repo';
import type { Progress } from '../round/progress.service';
import { findEntrants } from '../round/round.repo';
import { stateAt } from '../round/round.rules';
import { announcedRound } from '../round/round.service';
import { toPrize } from '../round/round.view';

/** A list that is fixed never changes. */
const KEEP_LIST = 'public, max-age=31536000, immutable';

interface DrawDeps {
  progress: Pick<Progress, 'settle'>;
  entrants: Pick<Entrants, 'decrypt'>;
}

/** All that it takes to verify a draw. */
export function publishedDraws({ db }: Database, { progress, entrants }: DrawDeps) {
  return {
    async getDraw({ id }, { lang, now }) {
      await progress.settle(now);
      const round = await announcedRound(db, id);
      const winners = round.drawnAt === null ? [] : await listWinners(db, id);
      return {
        roundId: id,
        state: stateAt(round, now),
        rule: round.beacon ? BEACON_DRAW_RULE : DRAW_RULE,
        ...pick(round, 'commitment', 'seed', 'digest', 'entrants'),
        ...parkIsos(round, 'drawAt', 'drawnAt'),
        beacon: round.beaconRound === null ? null : { round: round.beaconRound, signature: round.beaconSignature },
        prizes: round.prizes.map((one) => toPrize(one, lang)),
        winners: winners.map(({ place, prizeId, number, ...names }) => ({
          place: place + 1,
          prizeId,
          number,
          name: maskName(entrants.decrypt(names).name),
        })),
      };
    },

    async getEntrants({ id }, { now, reply }) {
      await progress.settle(now);
      await announcedRound(db, id);
      const list = required(await findEntrants(db, id), 'entrantsNotFixed');
      reply.header('cache-control', KEEP_LIST);
      return { roundId: id, ...list };
    },
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}
