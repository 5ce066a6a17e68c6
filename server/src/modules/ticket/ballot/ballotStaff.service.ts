import { beaconRoundAt } from '@park/contract/beacon/chain';
import { toParkIso } from '@park/contract/parkTime';
import { commitmentOf } from '@park/contract/prize/draw/rule';
import type * as calls from '@park/contract/ticket/ballot/calls';
import type { AdminBallot, schemas } from '@park/contract/ticket/ballot/schemas';
import type { Database, Db } from '../../../db/db';
import type { Progress } from '../../../db/dueSteps';
import type { ListQuery } from '../../../db/keyset';
import type { Seeds } from '../../../drawSeed';
import { AppError, required } from '../../../http/appError';
import type { Handlers } from '../../../http/mount';
import { listRows } from '../../../http/rows';
import { throwIfViolated } from '../../../http/violation';
import type { Lang } from '../../../i18n/lang';
import { type Beacon, reachBeacon } from '../../beacon/beacon.service';
import { tellDue } from '../../message/message.service';
import { sha256 } from '../../prize/draw/draw.service';
import { audit } from '../../staff/audit.service';
import { takeOnSale } from '../product/product.service';
import { lockStock, releaseStock, type StockRow } from '../stock.repo';
import { hasOffers, lapseDue } from '../waitlist/waitlist.repo';
import * as repo from './ballot.repo';
import { checkTimes } from './ballot.rules';
import { toBallot } from './ballot.view';
import type { BallotSteps } from './ballotSteps.service';
import { countGiven } from './entry.repo';

interface StaffDeps {
  progress: Pick<Progress, 'settle'>;
  steps: Pick<BallotSteps, 'callOff'>;
  seeds: Pick<Seeds, 'make'>;
  beacon: Pick<Beacon, 'reach'>;
}

/** What staff do with ballots. Nobody draws: that is the clock's alone. */
export function staffBallots(database: Database, { progress, steps, seeds, beacon }: StaffDeps) {
  const { db } = database;
  const listAt = (lang: Lang, now: number): ListQuery<AdminBallot> => ({
    ...repo.BALLOTS,
    async read(_, ids) {
      const counts = await countGiven(db, ids);
      return (await repo.listViews(db, ids)).map((row) => ({
        ...toBallot(row, lang, now),
        ...(counts.get(row.id) ?? { entrants: 0, asked: 0, given: 0, winners: 0 }),
        createdAt: toParkIso(row.createdAt),
      }));
    },
    idOf: ({ id }) => id,
  });
  const view = async (id: string, { lang, now }: { lang: Lang; now: number }) => {
    const [found] = await listAt(lang, now).read(db, [id]);
    return required(found, 'ballotNotFound');
  };

  return {
    async getAdminBallots(paging, { lang, now }) {
      await progress.settle(now);
      return listRows(db, listAt(lang, now), paging);
    },

    async getAdminBallot({ id }, ctx) {
      await progress.settle(ctx.now);
      return view(id, ctx);
    },

    async openBallot({ id, ticketId, slots, payWithin, beacon: isByBeacon, ...times }, ctx) {
      const { now } = ctx;
      const rules = (await ctx.rules()).ticket;
      // A park that cannot reach the beacon must not promise it.
      if (isByBeacon) await reachBeacon(beacon);
      await database.transaction(async (tx) => {
        if (await repo.findBallot(tx, id)) return;
        const [openAt, closeAt, drawAt] = [times.openAt, times.closeAt, times.drawAt].map(Date.parse) as [
          number,
          number,
          number,
        ];
        await takeOnSale(tx, ticketId);
        const wanted = slots.map((slot) => ({ productId: ticketId, ...slot }));
        const locked = await lockStock(tx, wanted);
        if (locked.length < wanted.length || locked.some(({ isOff }) => isOff)) throw new AppError('ticketSlotNotFound');
        throwIfViolated(checkTimes({ openAt, closeAt, drawAt, beacon: isByBeacon }, locked, rules, now));
        if (locked.some(({ ballotId }) => ballotId !== null)) throw new AppError('ballotSlotTaken');
        const { seed, encrypted } = seeds.make(id);
        const commitment = commitmentOf(seed, sha256);
        const beaconRound = isByBeacon ? beaconRoundAt(drawAt) : null;
        const row = {
          id,
          state: 'open' as const,
          productId: ticketId,
          openAt: Math.max(openAt, now),
          closeAt,
          drawAt,
          payWithin,
        };
        if (
          !(await repo.insertBallot(
            tx,
            { ...row, createdAt: now, commitment, encryptedSeed: encrypted, beaconRound },
            inOrder(locked),
          ))
        )
          return;
        await repo.coverStock(tx, id, 'on');
        await endOffers(tx, locked, now);
        await audit(tx, ctx, 'ticket.openBallot', `ballot:${id}`, { ticketId, slots: locked.length, commitment });
      });
      return view(id, ctx);
    },

    async callOffBallot({ id, reason }, ctx) {
      await progress.settle(ctx.now);
      await database.transaction(async (tx) => {
        const ballot = required(await repo.lockBallot(tx, id), 'ballotNotFound');
        if (ballot.state === 'drawn') throw new AppError('ballotDrawn');
        if (ballot.state !== 'calledOff') await steps.callOff(tx, ballot, reason, ctx);
      });
      await tellDue(database);
      return view(id, ctx);
    },
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

/** As visitors see them: by their beginning. */
const inOrder = (slots: StockRow[]) =>
  [...slots].sort((a, b) => a.startAt - b.startAt).map(({ productId, day, slotId }) => ({ productId, day, slotId }));

/** Offers that are over leave their places to the ballot; one that stands would meet one of the draw. @throws AppError ballotOffersOut */
async function endOffers(tx: Db, slots: StockRow[], now: number): Promise<void> {
  for (const slot of slots) {
    const { places } = await lapseDue(tx, slot, now);
    await releaseStock(tx, slot, places, now);
    if (await hasOffers(tx, slot)) throw new AppError('ballotOffersOut');
  }
}
