import { setTimeout as after } from 'node:timers/promises';
import type * as calls from '@park/contract/waitingRoom/calls';
import type { schemas } from '@park/contract/waitingRoom/schemas';
import type { z } from 'zod';
import { Batches } from '../../db/batches';
import type { Database } from '../../db/db';
import { AppError } from '../../http/appError';
import type { Handlers } from '../../http/mount';
import { waitingRoomPeople } from '../../metrics';
import type { SlotKey } from '../ticket/slot.rules';
import { afterLook, isDrawn, type KnownRoom, mayOrder, placeView, waitingOf } from './knownRoom';
import { isDue, type Joined, joinLine, moveLine } from './line.service';
import { createPlaceTokens, type Place } from './placeToken';
import * as repo from './waitingRoom.repo';

/** People who join in one transaction; early ones whose places are looked up in one query. */
const TOGETHER = 500;
/** Whoever has no pass by what this node knows makes it look again, but all of them together no more often. */
const LOOKS_EVERY_MS = 100;
type JoinInput = z.output<typeof schemas.joinWaitingRoom.in>;

const slotOf = ({ ticketId: productId, day, slotId }: JoinInput): SlotKey => ({ productId, day, slotId });

/**
 * The line in front of ordering, as one node sees it: what it read a moment ago answers whoever polls and whoever orders, without a query.
 * Passes are the signed-in visitor's: there is nothing that could be handed on.
 */
export function createWaitingRoom(database: Database, key: Uint8Array) {
  const { db } = database;
  const tokens = createPlaceTokens(key);
  let known: KnownRoom | null = null;
  let nextLook: Promise<KnownRoom> | null = null;
  /** Whose passes were used and not written down yet. */
  const ordered = new Set<string>();

  async function look(now: number): Promise<KnownRoom> {
    const begunAt = performance.now();
    const read = await repo.readRoom(db, now, known?.room ?? null);
    known = afterLook(known, read, begunAt, now);
    const { room, passes } = known;
    const isOn = room.kind !== 'off';
    waitingRoomPeople.set({ what: 'waiting' }, isOn ? waitingOf(room) : 0);
    waitingRoomPeople.set({ what: 'passes' }, isOn ? passes : 0);
    return known;
  }

  /** A look that begins after the asking, shared by all who ask meanwhile. */
  function lookAnew(now: number): Promise<KnownRoom> {
    const wait = known === null ? 0 : Math.max(known.begunAt + LOOKS_EVERY_MS - performance.now(), 0);
    nextLook ??= after(wait).then(() => {
      nextLook = null;
      return look(now);
    });
    return nextLook;
  }

  /** @param isEnough what is known tells it already */
  const knowing = async (now: number, isEnough: (room: KnownRoom) => boolean): Promise<KnownRoom> =>
    known && isEnough(known) ? known : lookAnew(now);

  const joins = new Batches<{ wish: repo.Wish; now: number }, Joined>(
    async (items) => {
      const now = Math.max(...items.map((item) => item.now));
      const wishes = [...new Map(items.map(({ wish }) => [wish.visitorId, wish])).values()];
      const joined = await joinLine(database, wishes, now);
      if (!joined || joined.letIn > 0 || joined.round !== known?.room.round) await look(now);
      return items.map(({ wish }) =>
        joined?.places.has(wish.visitorId) === false
          ? { status: 'rejected', reason: new AppError('signInRequired') }
          : { status: 'fulfilled', value: joined },
      );
    },
    { maxItems: TOGETHER },
  );

  const drawn = new Batches<Place, number | null>(
    async (places) => {
      const round = Math.max(...places.map((one) => one.round));
      const visitorIds = places.map(({ visitorId }) => visitorId);
      const found = await repo.findPlaces(db, round, visitorIds);
      return places.map(({ visitorId }) => ({ status: 'fulfilled', value: found.get(visitorId) ?? null }));
    },
    { maxItems: TOGETHER },
  );

  const passers = new Batches<repo.Wish & { idempotencyKey: string }, boolean>(
    async (wishes) => (await repo.whoMayPass(db, wishes)).map((value) => ({ status: 'fulfilled', value })),
    { maxItems: TOGETHER },
  );

  async function noteOrdered(now: number): Promise<void> {
    const visitorIds = [...ordered];
    if (visitorIds.length === 0) return;
    await repo.noteOrdered(db, visitorIds, now);
    for (const visitorId of visitorIds) ordered.delete(visitorId);
  }

  const view = (one: KnownRoom, place: Place | null, wish: JoinInput, now: number) =>
    placeView(one, place, place && tokens.write(place), slotOf(wish), now);

  async function mayPass(wish: repo.Wish, idempotencyKey: string, now: number): Promise<boolean> {
    const one = await knowing(now, (room) => mayOrder(room, wish, now));
    return mayOrder(one, wish, now) || passers.take('pass', { ...wish, idempotencyKey });
  }

  return {
    look,

    /** Before an order. Costs nothing while there is no waiting room, nor whoever has a pass. @throws AppError waitingRoom */
    async check(wish: repo.Wish, idempotencyKey: string, now: number): Promise<void> {
      if (!(await mayPass(wish, idempotencyKey, now))) throw new AppError('waitingRoom');
    },

    /** Before tickets move to a slot, whose places people wait for. Outside of a transaction. @throws AppError waitingRoomMove */
    async checkMove(wish: repo.Wish, now: number): Promise<void> {
      if (!(await mayPass(wish, '', now))) throw new AppError('waitingRoomMove');
    },

    /** An order was made: its pass is in use no more, though good until it lapses, for whoever orders twice for one family. */
    ordered(visitorId: string): void {
      if (known?.admittedAt.has(visitorId)) ordered.add(visitorId);
    },

    /** What a node does every second: it writes down whose passes were used, looks, and moves the line when no other node did. */
    async turn(now: number): Promise<KnownRoom> {
      await noteOrdered(now);
      const one = await look(now);
      return isDue(one.room, now) && (await moveLine(database, now)) > 0 ? look(now) : one;
    },

    noteOrdered,

    handlers: {
      async joinWaitingRoom(wish, { visitorId, now }) {
        const one = known ?? (await lookAnew(now));
        if (mayOrder(one, { ...wish, visitorId }, now))
          return view(one, { visitorId, round: one.room.round, place: 0 }, wish, now);
        const joined = await joins.take('line', { wish: { visitorId, ...slotOf(wish) }, now });
        const place = joined && { visitorId, round: joined.round, place: joined.places.get(visitorId) ?? null };
        return view(known ?? one, place, wish, now);
      },

      async getWaitingPlace({ token, ...wish }, { now }) {
        const place = tokens.read(token);
        if (!place) throw new AppError('notFound');
        const one = await knowing(now, ({ room }) => room.round >= place.round);
        return view(one, isDrawn(one, place, now) ? { ...place, place: await drawn.take('drawn', place) } : place, wish, now);
      },
    } satisfies Partial<Handlers<typeof calls, typeof schemas>>,
  };
}

export type WaitingRooms = ReturnType<typeof createWaitingRoom>;
