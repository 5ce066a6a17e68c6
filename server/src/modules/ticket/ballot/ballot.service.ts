import type * as calls from '@park/contract/ticket/ballot/calls';
import { writeOutcome } from '@park/contract/ticket/ballot/rule';
import type { BallotEntry, schemas } from '@park/contract/ticket/ballot/schemas';
import type { z } from 'zod';
import { type Database, type Db, lockVisitor } from '../../../db/db';
import type { Progress } from '../../../db/dueSteps';
import { newId } from '../../../db/newId';
import { parkIsos, pick } from '../../../fields';
import { AppError, required } from '../../../http/appError';
import type { CallContext } from '../../../http/callContext';
import type { Handlers } from '../../../http/mount';
import { throwIfViolated } from '../../../http/violation';
import { randomLetters } from '../../../randomLetters';
import { allowChildren, type Named } from '../guardian/consent.service';
import { checkFare } from '../product/fare.rules';
import { readFares } from '../product/product.repo';
import { takeOnSale, type UndrawnBallots } from '../product/product.service';
import { checkQuantity, checkVisitors } from '../sale/sale.rules';
import { claimantOf, type Persons } from '../visitor/person.service';
import type { PersonChecks } from '../visitor/personChecks.service';
import { resolveVisitors } from '../visitor/savedVisitor.service';
import * as repo from './ballot.repo';
import { dueStep, stateAt } from './ballot.rules';
import { toBallot, toBallotEntry } from './ballot.view';
import * as entries from './entry.repo';

export { leaveOpenBallots } from './entry.repo';

/** Of 2^40 numbers two of a ballot may be alike; that this happens again and again means something else is wrong. */
const NUMBER_TRIES = 5;
/** A ballot that is drawn never changes. */
const KEEP = 'public, max-age=31536000, immutable';

type EnterIn = z.output<typeof schemas.enterBallot.in>;

interface BallotDeps {
  progress: Pick<Progress, 'settle'>;
  persons: Persons;
  checks: PersonChecks;
}

/** What visitors do with ballots, and what anyone may check. */
export function visitorBallots(database: Database, { progress, persons, checks }: BallotDeps) {
  const { db } = database;

  async function view(id: string, { lang, now }: Pick<CallContext, 'lang' | 'now'>) {
    const [row] = await repo.listViews(db, [id]);
    return toBallot(required(row, 'ballotNotFound'), lang, now);
  }

  return {
    async getBallot({ id }, ctx) {
      await progress.settle(ctx.now);
      return view(id, ctx);
    },

    async getBallotList({ id }, { now, reply }) {
      await progress.settle(now);
      const ballot = required(await repo.findBallot(db, id), 'ballotNotFound');
      const list = required(await repo.findList(db, id), 'ballotListNotFixed');
      if (ballot.state !== 'drawn') return { id, list, outcome: null };
      reply.header('cache-control', KEEP);
      return { id, list, outcome: writeOutcome(await entries.listDrawn(db, id)) };
    },

    async getBallotEntries(_, { visitorId, lang, now }) {
      await progress.settle(now);
      const own = await entries.listOwn(db, visitorId, now);
      const ballotIds = own.map(({ ballotId }) => ballotId);
      const ballots = await repo.listViews(db, ballotIds);
      return own.flatMap((entry) => {
        const row = ballots.find(({ id }) => id === entry.ballotId);
        return row ? [toBallotEntry(entry, toBallot(row, lang, now))] : [];
      });
    },

    async enterBallot(input, ctx) {
      await progress.settle(ctx.now);
      const people = await checkEntry(input, ctx);
      const hashes = new Map(people.map(({ idHash, name }) => [idHash, name]));
      const enter = async (tx: Db) => {
        await lockVisitor(tx, ctx.visitorId);
        if (!(await entries.holdOpen(tx, input.id, ctx.now))) await throwNotOpen(tx, input.id, ctx.now);
        if (hashes.size > 0) checks.requireLeft(ctx);
        await allowChildren(tx, people, { visitorId: ctx.visitorId, guardian: input.guardian, now: ctx.now });
        const entry = await put(tx, input, ctx);
        const [taken] = await entries.namePersons(tx, entry, [...hashes.keys()]);
        if (taken !== undefined) throw new AppError('ballotPersonEntered', { name: hashes.get(taken) ?? '' });
      };
      await checks.run(ctx, () => database.transaction(enter));
      return ownEntry(input.id, ctx);
    },

    async leaveBallot({ id }, ctx) {
      await progress.settle(ctx.now);
      await database.transaction(async (tx) => {
        await lockVisitor(tx, ctx.visitorId);
        const own = await entries.findOwn(tx, id, ctx.visitorId);
        if (!own) return;
        if (!(await entries.holdOpen(tx, id, ctx.now))) await throwNotOpen(tx, id, ctx.now);
        await entries.deleteEntry(tx, own.id);
      });
      return view(id, ctx);
    },
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;

  async function ownEntry(id: string, ctx: CallContext): Promise<BallotEntry> {
    const [own] = await entries.listOwn(db, ctx.visitorId, ctx.now, id);
    if (!own) throw new AppError('ballotNotFound');
    return toBallotEntry(own, await view(id, ctx));
  }

  /**
   * Whether an entry may be made so: the same that an order for each of its wishes would be asked.
   * @returns who comes, each by the keyed hash of their number
   * @throws AppError ballotNotFound, ticketNotOnSale, ticketSlotNotFound, savedVisitorNotFound, visitorsMissing, visitorsNotAsked,
   *   visitorTwice, birthdayMissing, fareWrong
   */
  async function checkEntry(input: EnterIn, { visitorId, rules }: CallContext): Promise<(Named & { name: string })[]> {
    // A repeated call whose answer was lost is answered, whatever the park has chosen since.
    if ((await entries.findOwn(db, input.id, visitorId))?.quantity !== input.quantity)
      throwIfViolated(checkQuantity(input.quantity, (await rules()).ticket));
    const { productId } = required(await repo.findBallot(db, input.id), 'ballotNotFound');
    const { realName } = await takeOnSale(db, productId);
    const slots = await repo.listSlots(db, input.id);
    const wished = input.wishes.map((wish) => required(slots[wish - 1], 'ticketSlotNotFound'));
    const named = input.savedVisitorIds.map((savedVisitorId) => ({ savedVisitorId }));
    const people = (await resolveVisitors(db, persons, visitorId, named)).map((person) => {
      return { idHash: person.idHash, ...claimantOf(persons.decrypt(person)) };
    });
    throwIfViolated(checkVisitors({ quantity: input.quantity, persons: people }, realName));
    const faresAt = await readFares(db, productId);
    for (const slot of wished) {
      const { product, fares } = faresAt(slot);
      throwIfViolated(checkFare(product, fares, people, slot.day));
    }
    return people;
  }
}

/** Ballots of a product that are not drawn; whoever looks first takes the steps that are due. */
export function undrawnBallots({ db }: Database, progress: Pick<Progress, 'settle'>): UndrawnBallots {
  return async (productId, now) => {
    let found = await repo.listUndrawn(db, productId);
    if (found.some((ballot) => dueStep(ballot, now) !== null)) {
      await progress.settle(now);
      found = await repo.listUndrawn(db, productId);
    }
    return found.map((ballot) => ({
      ...pick(ballot, 'id', 'days'),
      ...parkIsos(ballot, 'openAt', 'closeAt', 'drawAt'),
      state: stateAt(ballot, now),
    }));
  };
}

/** The visitor's entry as it is wished now, made or changed. Sign-up is held open. */
async function put(tx: Db, { id: ballotId, quantity, wishes }: EnterIn, { visitorId, now }: CallContext) {
  const own = await entries.findOwn(tx, ballotId, visitorId);
  if (own) {
    await entries.changeEntry(tx, own.id, { quantity, wishes });
    return own;
  }
  for (let attempt = 0; attempt < NUMBER_TRIES; attempt++) {
    const row = { id: newId(), ballotId, number: randomLetters(8), visitorId, quantity, wishes, createdAt: now };
    if (await entries.insertEntry(tx, row)) return row;
  }
  throw new Error(`No free number was found for an entry of ballot ${ballotId}.`);
}

/** @throws AppError ballotNotFound, ballotNotOpen, ballotClosed */
async function throwNotOpen(tx: Db, id: string, now: number): Promise<never> {
  const ballot = required(await repo.findBallot(tx, id), 'ballotNotFound');
  throw new AppError(stateAt(ballot, now) === 'announced' ? 'ballotNotOpen' : 'ballotClosed');
}
