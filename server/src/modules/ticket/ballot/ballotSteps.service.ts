import { MINUTE_MS } from '@park/contract/parkTime';
import { commitmentOf, entrantsDigest, hexOf, mixedSeed } from '@park/contract/prize/draw/rule';
import { drawBallot, readBallotList, writeBallotList } from '@park/contract/ticket/ballot/rule';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Db } from '../../../db/db';
import { createProgress, type Progress } from '../../../db/dueSteps';
import type { Seeds } from '../../../drawSeed';
import { type Beacon, BeaconAwayError } from '../../beacon/beacon.service';
import { lockDays } from '../../capacity/parkDay.service';
import { type NewMessage, notifyLater, tellDue } from '../../message/message.service';
import { sha256 } from '../../prize/draw/draw.service';
import { audit, type Doer } from '../../staff/audit.service';
import { slotName } from '../slot.rules';
import { leftOfDays, lockStock, offerStock, type StockRow } from '../stock.repo';
import * as repo from './ballot.repo';
import { dueStep } from './ballot.rules';
import * as entries from './entry.repo';

/** What was published does not fit what is kept: somebody changed the database. No draw is made of it. */
class BallotTamperedError extends Error {
  constructor(ballotId: string, what: string) {
    super(`Ballot ${ballotId} cannot be drawn: ${what}.`);
    this.name = 'BallotTamperedError';
  }
}

type Slot = Awaited<ReturnType<typeof repo.listSlots>>[number];

/** Locks slots of a ballot, all of one product, and their days. @returns what is free of each, an earlier one before a later one of its day */
async function takeFree(tx: Db, slots: Slot[]): Promise<{ position: number; places: number }[]> {
  const stock = new Map((await lockStock(tx, slots)).map((row) => [slotName(row), row]));
  const days = slots.map(({ day }) => day);
  const left = slots[0] ? await leftOfDays(tx, slots[0].productId, days) : new Map<string, number | null>();
  return slots.map((slot) => {
    const row = stock.get(slotName(slot));
    const free = row ? row.stock - row.taken : 0;
    const ofDay = left.get(slot.day) ?? null;
    const places = Math.min(free, ofDay ?? free);
    if (ofDay !== null) left.set(slot.day, ofDay - places);
    return { position: slot.position, places };
  });
}

/** The steps of a ballot (docs/draw.md). Each is taken once, on a locked row, in the caller's transaction. */
export type BallotSteps = ReturnType<typeof createBallotSteps>;

export function createBallotSteps(seeds: Pick<Seeds, 'decrypt'>) {
  return {
    /** Fixes the list, and takes what is free of each slot and its day: from now on no one can lower it below. */
    async close(tx: Db, { id, closeAt }: repo.BallotRow, doer: Doer): Promise<void> {
      const places = await takeFree(tx, await repo.listSlots(tx, id));
      await repo.takePlaces(tx, id, places);
      const lines = await entries.listLines(tx, id);
      const list = writeBallotList({ places: places.map((slot) => slot.places), entries: lines });
      const digest = entrantsDigest(list, sha256);
      await repo.writeList(tx, id, list);
      await repo.updateBallot(tx, id, { state: 'closed', closedAt: closeAt, digest, entrants: lines.length });
      const sum = places.reduce((total, slot) => total + slot.places, 0);
      await audit(tx, doer, 'ticket.closeBallot', `ballot:${id}`, { digest, entrants: lines.length, places: sum });
    },

    /**
     * Gives the places out, offers them to the winners, and puts the others in line. What then is left is on ordinary sale.
     * @param signature of the beacon's round, verified; the draw of a ballot that has one takes it
     */
    async draw(tx: Db, ballot: repo.BallotRow, doer: Doer, signature: string | null = null): Promise<void> {
      const { id, payWithin, beaconRound } = ballot;
      if ((beaconRound === null) !== (signature === null)) throw new Error(`Ballot ${id} is not drawn as it was promised.`);
      const { seed, digest, list } = await readFixed(tx, ballot);
      const slots = await repo.listSlots(tx, id);
      const stock = new Map((await lockStock(tx, slots)).map((row) => [slotName(row), row]));
      const days = slots.map(({ day }) => day);
      await lockDays(tx, days);
      const isClosed = (row: StockRow | undefined) => !row || row.isOff || row.closureId !== null || row.endAt <= doer.now;
      const closed = slots.map((slot) => isClosed(stock.get(slotName(slot))));
      const closedPositions = slots.flatMap(({ position }, index) => (closed[index] ? [position] : []));
      await repo.closeSlots(tx, id, closedPositions);
      const drawnWith = signature === null ? seed : mixedSeed(seed, signature, sha256);
      const drawn = drawBallot({ seed: drawnWith, digest, list, closed }, sha256);
      if ((await entries.writeDrawn(tx, id, drawn)) !== drawn.length) throw new BallotTamperedError(id, 'an entry is gone');
      await repo.updateBallot(tx, id, { state: 'drawn', drawnAt: doer.now, seed: hexOf(seed), beaconSignature: signature });

      const until = doer.now + payWithin * MINUTE_MS;
      const won = await entries.offerWon(tx, id, { now: doer.now, until });
      const given = new Map<number, number>();
      for (const { position, quantity } of won) given.set(position ?? 0, (given.get(position ?? 0) ?? 0) + quantity);
      await repo.givePlacesBack(tx, id, given);
      await repo.coverStock(tx, id, 'off');
      const lost = await entries.waitLost(tx, id, doer.now);
      await notifyLater(tx, await resultMessages(tx, id, { won, lost, until }), doer.now);
      for (const row of stock.values()) await offerStock(tx, row, doer.now, notifyLater);
      const winners = drawn.filter(({ slot }) => slot > 0).length;
      await audit(tx, doer, 'ticket.drawBallot', `ballot:${id}`, { digest, entrants: drawn.length, winners });
    },

    /** The slots are on ordinary sale again, after whoever waited for them before; who signed up is told why. */
    async callOff(tx: Db, ballot: repo.BallotRow, reason: string, doer: Doer): Promise<void> {
      const { id } = ballot;
      const locked = await lockStock(tx, await repo.listSlots(tx, id));
      const days = locked.map(({ day }) => day);
      await lockDays(tx, days);
      await repo.givePlacesBack(tx, id, new Map());
      await repo.coverStock(tx, id, 'off');
      await repo.updateBallot(tx, id, { state: 'calledOff', calledOffAt: doer.now, reason });
      const [view] = await repo.listViews(tx, [id]);
      const messages = (await entries.listEntrants(tx, id)).map(
        (entry): NewMessage => ({ ...messageOf(entry, view, entry.position, 'ballotCalledOff', id, { reason }) }),
      );
      await notifyLater(tx, messages, doer.now);
      for (const row of locked) await offerStock(tx, row, doer.now, notifyLater);
      await audit(tx, doer, 'ticket.callOffBallot', `ballot:${id}`, { entrants: messages.length, reason });
    },
  };

  /** @throws BallotTamperedError when seed or list is not what was published */
  async function readFixed(tx: Db, { id, commitment, encryptedSeed, digest }: repo.BallotRow) {
    const seed = seeds.decrypt(id, encryptedSeed);
    if (seed === null) throw new BallotTamperedError(id, 'its seed cannot be decrypted; is a key of DATA_KEYS gone?');
    if (commitmentOf(seed, sha256) !== commitment) throw new BallotTamperedError(id, 'the seed is not the promised one');
    const text = await repo.findList(tx, id);
    const list = text === null ? null : readBallotList(text);
    if (text === null || !list || digest === null || entrantsDigest(text, sha256) !== digest)
      throw new BallotTamperedError(id, 'the list of entries is not the one that was fixed');
    return { seed, digest, list };
  }
}

interface Results {
  won: entries.Entrant[];
  lost: entries.Entrant[];
  until: number;
}

async function resultMessages(tx: Db, ballotId: string, { won, lost, until }: Results): Promise<NewMessage[]> {
  const [view] = await repo.listViews(tx, [ballotId]);
  return [
    ...won.map((entry) => {
      const end = view?.slots.find(({ position }) => position === entry.position)?.endAt ?? until;
      return {
        ...messageOf(entry, view, entry.position, 'ballotWon', entry.entryId, { until: Math.min(until, end) }),
        about: ballotId,
      };
    }),
    ...lost.map((entry) =>
      messageOf(entry, view, entry.position, entry.position === null ? 'ballotLost' : 'ballotWaiting', ballotId, {}),
    ),
  ];
}

function messageOf(
  { visitorId, quantity }: entries.Entrant,
  view: repo.BallotView | undefined,
  position: number | null,
  kind: 'ballotWon' | 'ballotWaiting' | 'ballotLost' | 'ballotCalledOff',
  subject: string,
  more: { until?: number; reason?: string },
): NewMessage {
  const slot = view?.slots.find((one) => one.position === position) ?? view?.slots[0];
  return {
    visitorId,
    kind,
    subject,
    params: {
      ticket: view?.product.name ?? {},
      quantity,
      ...(slot && {
        start: slot.startAt,
        end: slot.endAt,
        place: { productId: view?.productId ?? '', day: slot.day, slotId: slot.slotId },
      }),
      ...more,
    },
  };
}

/** Takes ballots through what the clock asks for: close, draw. */
export function ballotProgress(
  database: Database,
  { steps, beacon }: { steps: BallotSteps; beacon: Pick<Beacon, 'signatureOf'> },
  log?: Pick<FastifyBaseLogger, 'error'>,
): Progress {
  return createProgress(database, {
    thing: 'ballot',
    listComing: repo.listComing,
    lock: repo.lockBallot,
    dueStep,
    asks: ({ beaconRound }, step) => (step === 'draw' && beaconRound !== null ? () => beacon.signatureOf(beaconRound) : null),
    takeStep: (tx, ballot, step, now, signature) => steps[step](tx, ballot, { admin: null, now }, signature),
    isSoonThere: (error) => error instanceof BeaconAwayError,
    afterwards: () => tellDue(database),
    log,
  });
}
