import { createHash } from 'node:crypto';
import { beaconRoundAt } from '@park/contract/beacon/chain';
import {
  commitmentOf,
  drawWinners,
  entrantsDigest,
  entrantsOf,
  hexOf,
  mixedSeed,
  prizePlaces,
  type Sha256,
} from '@park/contract/prize/draw/rule';
import type { Db } from '../../../db/db';
import type { Seeds } from '../../../drawSeed';
import { shownCodes } from '../../../randomLetters';
import { notifyEach } from '../../message/message.service';
import { audit, type Doer } from '../../staff/audit.service';
import { entrantAccounts } from '../entry/entry.repo';
import { insertWins } from '../redemption/win.repo';
import * as repo from '../round/round.repo';
import type { RoundStep } from '../round/round.rules';

export const sha256: Sha256 = (bytes) => createHash('sha256').update(bytes).digest();

/** What was published does not fit what is kept: somebody changed the database. No draw is made of it. */
class DrawTamperedError extends Error {
  constructor(roundId: string, what: string) {
    super(`Round ${roundId} cannot be drawn: ${what}.`);
    this.name = 'DrawTamperedError';
  }
}

/**
 * The steps of a round (docs/draw.md). Each is taken once, on a locked row, in the caller's transaction.
 * @param signature of the beacon's round, verified; the draw of a round that has one takes it, nothing else does
 */
export type RoundSteps = Record<
  RoundStep,
  (tx: Db, round: repo.RoundRow, doer: Doer, signature?: string | null) => Promise<void>
>;

export function createRoundSteps(seeds: Pick<Seeds, 'make' | 'decrypt'>) {
  return {
    async open(tx, { id, openAt, drawAt, beacon }, doer) {
      const { seed, encrypted } = seeds.make(id);
      const commitment = commitmentOf(seed, sha256);
      const beaconRound = beacon ? beaconRoundAt(drawAt) : null;
      await repo.updateRound(tx, id, {
        state: 'open',
        // Opened by hand, it opens when the hand does it.
        openAt: openAt === null || openAt > doer.now ? doer.now : openAt,
        commitment,
        encryptedSeed: encrypted,
        beaconRound,
      });
      await audit(tx, doer, 'prize.openRound', `round:${id}`, { commitment, ...(beacon && { beaconRound }) });
    },

    async close(tx, { id, closeAt }, doer) {
      const { numbers, count } = await repo.fixEntrants(tx, id);
      const digest = entrantsDigest(numbers, sha256);
      const closedAt = Math.min(closeAt, doer.now);
      await repo.updateRound(tx, id, { state: 'closed', closedAt, digest, entrants: count });
      await audit(tx, doer, 'prize.closeRound', `round:${id}`, { digest, entrants: count, early: closedAt < closeAt });
    },

    async draw(tx, { id, name, commitment, encryptedSeed, digest, beaconRound }, doer, signature = null) {
      if ((beaconRound === null) !== (signature === null)) throw new Error(`Round ${id} is not drawn as it was promised.`);
      const seed = encryptedSeed === null ? null : seeds.decrypt(id, encryptedSeed);
      if (seed === null) throw new DrawTamperedError(id, 'its seed cannot be decrypted; is a key of DATA_KEYS gone?');
      if (commitmentOf(seed, sha256) !== commitment) throw new DrawTamperedError(id, 'the seed is not the promised one');
      const list = await repo.findEntrants(tx, id);
      if (!list || digest === null || entrantsDigest(list.numbers, sha256) !== digest)
        throw new DrawTamperedError(id, 'the list of entrants is not the one that was fixed');

      const places = prizePlaces(await repo.listPrizes(tx, id));
      const drawnWith = signature === null ? seed : mixedSeed(seed, signature, sha256);
      const winners = drawWinners(
        { seed: drawnWith, digest, entrants: entrantsOf(list.numbers), maxWinners: places.length },
        sha256,
      );
      const codes = shownCodes('PW', winners.length);
      const wins = winners.map((number, place) => ({
        number,
        place,
        prizeId: places[place] ?? '',
        code: codes[place] ?? '',
      }));
      if ((await insertWins(tx, id, wins)) !== wins.length) throw new DrawTamperedError(id, 'an entry of a winner is gone');
      await repo.updateRound(tx, id, { state: 'drawn', drawnAt: doer.now, seed: hexOf(seed), beaconSignature: signature });
      const message = { kind: 'prizeDrawn', params: { name }, subject: id } as const;
      await notifyEach(tx, entrantAccounts(id), message, doer.now);
      await audit(tx, doer, 'prize.draw', `round:${id}`, { digest, entrants: list.count, winners: wins.length });
    },

    /** Its list of entrants is fixed, as if sign-up had closed: it stays to be seen who was told. */
    async callOff(tx: Db, { id, name }: repo.RoundRow, reason: string, doer: Doer): Promise<void> {
      const { numbers, count } = await repo.fixEntrants(tx, id);
      const digest = entrantsDigest(numbers, sha256);
      await repo.updateRound(tx, id, { state: 'calledOff', calledOff: reason, closedAt: doer.now, digest, entrants: count });
      const message = { kind: 'prizeCalledOff', params: { name, reason }, subject: id } as const;
      await notifyEach(tx, entrantAccounts(id), message, doer.now);
      await audit(tx, doer, 'prize.callOffRound', `round:${id}`, { entrants: count, reason });
    },

    async end(tx, { id }, doer) {
      await repo.updateRound(tx, id, { state: 'ended' });
      await audit(tx, doer, 'prize.endRound', `round:${id}`);
    },
  } satisfies Record<RoundStep, RoundSteps[RoundStep]> & { callOff: unknown };
}
