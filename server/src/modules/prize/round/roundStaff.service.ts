import type * as calls from '@park/contract/prize/round/calls';
import type { AdminRound, SaveRoundIn, schemas } from '@park/contract/prize/round/schemas';
import * as words from '@park/contract/texts/prize';
import type { Database, Db } from '../../../db/db';
import { keysetBatches, type ListQuery } from '../../../db/keyset';
import { newId } from '../../../db/newId';
import { AppError, required } from '../../../http/appError';
import type { StaffCallContext } from '../../../http/callContext';
import { changedBy } from '../../../http/changedBy';
import { exporting } from '../../../http/exportRows';
import type { Handlers } from '../../../http/mount';
import { listRows } from '../../../http/rows';
import { throwIfViolated } from '../../../http/violation';
import { type Beacon, reachBeacon } from '../../beacon/beacon.service';
import { tellDue } from '../../message/message.service';
import { saveVersioned } from '../../staff/saveVersioned.service';
import type { createRoundSteps } from '../draw/draw.service';
import { countWins } from '../redemption/win.repo';
import type { Progress } from './progress.service';
import * as repo from './round.repo';
import { checkOffer, checkTimes, dueStep, stateAt } from './round.rules';
import { toAdminRound } from './round.view';

/** What staff do with rounds. Nobody draws: that is the clock's alone. */
export function staffRounds(
  database: Database,
  {
    steps,
    progress,
    beacon,
  }: { steps: ReturnType<typeof createRoundSteps>; progress: Pick<Progress, 'settle'>; beacon: Pick<Beacon, 'reach'> },
) {
  const { db } = database;
  const listAt = (now: number): ListQuery<AdminRound> => ({
    ...repo.ROUNDS,
    async read(_, ids) {
      const wins = await countWins(db, ids);
      return (await repo.listRoundsById(db, ids)).map((round) => toAdminRound(round, wins.get(round.id), now));
    },
    idOf: ({ id }) => id,
  });
  const view = async (id: string, now: number) => {
    const [round] = await listAt(now).read(db, [id]);
    if (!round) throw new AppError('roundNotFound');
    return round;
  };

  /** Takes a step by hand, unless it was taken before. @throws AppError roundNotFound, and what `isTaken` throws */
  async function takeStep(
    step: 'open' | 'close',
    id: string,
    { admin, now, req }: StaffCallContext,
    isTaken: (round: repo.RoundRow, prizes: repo.PrizeRow[]) => boolean,
  ): Promise<AdminRound> {
    await progress.settle(now);
    await database.transaction(async (tx) => {
      const round = required(await repo.lockRound(tx, id), 'roundNotFound');
      if (!isTaken(round, await repo.listPrizes(tx, id))) await steps[step](tx, round, { admin, req, now });
    });
    return view(id, now);
  }

  return {
    async getAdminRounds(paging, { now }) {
      await progress.settle(now);
      return listRows(db, listAt(now), paging);
    },

    exportRounds: exporting(
      async (_, { now }) => {
        await progress.settle(now);
        return keysetBatches(db, listAt(now));
      },
      'round status openAt closeAt drawAt claimUntil entrants won writtenOff forfeited',
      {
        round: ({ name }) => name,
        status: ({ state }) => words.round[state],
        closeAt: ({ closedAt, closeAt }) => closedAt ?? closeAt,
        drawAt: ({ drawnAt, drawAt }) => drawnAt ?? drawAt,
      },
    ),

    async getAdminRound({ id }, { now }) {
      await progress.settle(now);
      return view(id, now);
    },

    async saveRound({ id = newId(), version, ...draft }, ctx) {
      const { now } = ctx;
      await progress.settle(now);
      if (draft.beacon && !(await repo.findRound(db, id))?.beacon) await reachBeacon(beacon);
      await database.transaction(async (tx) => {
        const contents = { ...draft, ...timesOf(draft) };
        await saveVersioned(tx, ctx, {
          version,
          contents,
          lock: () => lockWithPrizes(tx, id),
          check(before) {
            if (before) assertDraft(before, now);
            throwIfViolated(checkTimes(contents, now) ?? checkOffer(contents, contents.openAt !== null));
          },
          async write({ prizes, ...next }, before) {
            if (before) await repo.updateRound(tx, id, next);
            else if (!(await repo.insertRound(tx, { ...next, id, state: 'draft', createdAt: now }))) return undefined;
            const placed = prizes.map((prize, position) => ({ ...prize, id: newId(), roundId: id, position }));
            await repo.replacePrizes(tx, id, placed);
            return lockWithPrizes(tx, id);
          },
          errors: { missing: 'roundNotFound', changed: 'roundChanged' },
          audit: {
            action: 'prize.saveRound',
            subject: `round:${id}`,
            details: ({ prizes }, before) => ({ made: !before, prizes: prizes.length }),
          },
        });
      });
      return view(id, now);
    },

    async openRound({ id, version }, ctx) {
      const { state, beacon: isByBeacon } = await view(id, ctx.now);
      if (isByBeacon && state === 'draft') await reachBeacon(beacon);
      return takeStep('open', id, ctx, (round, prizes) => {
        if (round.version !== version) throw new AppError('roundChanged', changedBy(round));
        if (round.state === 'open') return true;
        assertDraft(round, ctx.now);
        throwIfViolated(checkTimes({ ...round, openAt: null }, ctx.now) ?? checkOffer({ ...round, prizes }, true));
        return false;
      });
    },

    closeRound: ({ id }, ctx) =>
      takeStep('close', id, ctx, ({ state }) => {
        if (state !== 'open' && state !== 'closed') throw new AppError('roundNotClosable');
        return state === 'closed';
      }),

    /** @throws AppError roundNotFound, roundNotOffered (sign-up is not open) */
    async callOffRound({ id, reason }, ctx) {
      await progress.settle(ctx.now);
      await database.transaction(async (tx) => {
        const round = required(await repo.lockRound(tx, id), 'roundNotFound');
        if (round.state === 'calledOff') return;
        if (stateAt(round, ctx.now) !== 'open') throw new AppError('roundNotOffered');
        await steps.callOff(tx, round, reason, ctx);
      });
      await tellDue(database);
      return view(id, ctx.now);
    },
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

async function lockWithPrizes(tx: Db, id: string) {
  const round = await repo.lockRound(tx, id);
  const prizes = round ? await repo.listPrizes(tx, id) : [];
  return (
    round && { ...round, prizes: prizes.map(({ name, text, motif, count, value }) => ({ name, text, motif, count, value })) }
  );
}

function assertDraft(round: repo.RoundRow, now: number): void {
  if (round.state !== 'draft' || dueStep(round, now) !== null) throw new AppError('roundNotDraft');
}

const timesOf = ({
  openAt,
  closeAt,
  drawAt,
  claimUntil,
}: Pick<SaveRoundIn, 'openAt' | 'closeAt' | 'drawAt' | 'claimUntil'>) => ({
  openAt: openAt === null ? null : Date.parse(openAt),
  closeAt: Date.parse(closeAt),
  drawAt: Date.parse(drawAt),
  claimUntil: Date.parse(claimUntil),
});
