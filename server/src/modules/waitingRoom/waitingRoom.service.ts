import { setTimeout as after } from 'node:timers/promises';
import { toParkIso } from '@park/contract/parkTime';
import type * as calls from '@park/contract/waitingRoom/calls';
import type { schemas, WaitingPlace } from '@park/contract/waitingRoom/schemas';
import type { z } from 'zod';
import { Batches } from '../../db/batches';
import type { Database } from '../../db/db';
import { AppError } from '../../http/appError';
import type { Handlers } from '../../http/mount';
import { waitingRoomPeople } from '../../metrics';
import { slotName } from '../ticket/slot.rules';
import { isDue, type Joined, joinLine, moveLine } from './line.service';
import { createPlaceTokens, type Place } from './placeToken';
import * as repo from './waitingRoom.repo';
import { askAfter, askEarly, hasOpened, isOffFor, PASS_MS, rateOf, waitOf } from './waitingRoom.rules';

/** People who join in one transaction; early ones whose places are looked up in one query. */
const TOGETHER = 500;
/** Whoever has no pass by what this node knows makes it look again, but all of them together no more often. */
const LOOKS_EVERY_MS = 100;
/** A node that has not looked for so long says that the line stands still. */
const STILL_MS = 10_000;

interface Known extends Omit<repo.RoomRead, 'admitted' | 'left'> {
  /** When each pass was given, epoch milliseconds, in that order. */
  admittedAt: Map<string, number>;
  left: Map<string, number>;
  /** Admissions a second; null: not known yet. */
  rate: number | null;
  /** When the look began, by the machine's own clock, ms. */
  begunAt: number;
}

type Asked = z.output<typeof schemas.joinWaitingRoom.in>;

const wishOf = (visitorId: string, { ticketId, day, slotId }: Asked): repo.Wish => ({
  visitorId,
  productId: ticketId,
  day,
  slotId,
});

export const waitingOf = ({ early, lastPlace, admitted }: repo.RoomRow): number => early + lastPlace - admitted;

/**
 * The line in front of ordering, as one node sees it: what it read a moment ago answers whoever polls and whoever orders, without a query.
 * Passes are the signed-in visitor's: there is nothing that could be handed on.
 */
export function createWaitingRoom(database: Database, key: Uint8Array) {
  const { db } = database;
  const tokens = createPlaceTokens(key);
  let known: Known | null = null;
  let next: Promise<Known> | null = null;
  let ordered = new Set<string>();

  async function look(now: number): Promise<Known> {
    const begunAt = performance.now();
    const { admitted, left, ...rest } = await repo.readRoom(db, now, known?.room ?? null);
    // A look that began later may have ended before.
    if (known && known.begunAt > begunAt) return known;
    const admittedAt = known?.room.round === rest.room.round ? known.admittedAt : new Map<string, number>();
    for (const [visitorId, at] of admitted) admittedAt.set(visitorId, at);
    for (const [visitorId, at] of admittedAt) {
      if (at > now - PASS_MS) break;
      admittedAt.delete(visitorId);
    }
    known = {
      ...rest,
      admittedAt,
      left: new Map(left.map((slot) => [slotName(slot), slot.left])),
      rate: rateOf(rest.recent, rest.room.firstAdmittedAt, now),
      begunAt,
    };
    const isOn = rest.room.kind !== 'off';
    waitingRoomPeople.set({ what: 'waiting' }, isOn ? waitingOf(rest.room) : 0);
    waitingRoomPeople.set({ what: 'passes' }, isOn ? rest.passes : 0);
    return known;
  }

  /** A look that begins after the asking, shared by all who ask meanwhile. */
  function lookAnew(now: number): Promise<Known> {
    const wait = known === null ? 0 : Math.max(known.begunAt + LOOKS_EVERY_MS - performance.now(), 0);
    next ??= after(wait).then(() => {
      next = null;
      return look(now);
    });
    return next;
  }

  /** @param isEnough what is known tells it already */
  const knowing = async (now: number, isEnough: (room: Known) => boolean): Promise<Known> =>
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
    { most: TOGETHER },
  );

  const drawn = new Batches<Place, number | null>(
    async (places) => {
      const round = Math.max(...places.map((one) => one.round));
      const found = await repo.findPlaces(
        db,
        round,
        places.map(({ visitorId }) => visitorId),
      );
      return places.map(({ visitorId }) => ({ status: 'fulfilled', value: found.get(visitorId) ?? null }));
    },
    { most: TOGETHER },
  );

  const passers = new Batches<repo.Wish & { idempotencyKey: string }, boolean>(
    async (asked) => (await repo.whoMayPass(db, asked)).map((value) => ({ status: 'fulfilled', value })),
    { most: TOGETHER },
  );

  async function noteOrdered(now: number): Promise<void> {
    if (ordered.size === 0) return;
    const visitorIds = ordered;
    ordered = new Set();
    await repo.noteOrdered(db, [...visitorIds], now).catch((error: unknown) => {
      ordered = new Set([...visitorIds, ...ordered]);
      throw error;
    });
  }

  const untilOf = ({ admittedAt }: Known, visitorId: string, now: number): number | null => {
    const until = (admittedAt.get(visitorId) ?? 0) + PASS_MS;
    return until > now ? until : null;
  };
  const mayOrder = (one: Known, { visitorId, day }: Pick<repo.Wish, 'visitorId' | 'day'>, now: number) =>
    isOffFor(one.room, day) || untilOf(one, visitorId, now) !== null;

  function view(one: Known, place: Place | null, wish: Asked, now: number): WaitingPlace {
    const { room, rate } = one;
    const until = place && untilOf(one, place.visitorId, now);
    const base = {
      token: place && tokens.write(place),
      ahead: null,
      wait: null,
      opensAt: null,
      until: null,
      left: one.left.get(slotName(wishOf('', wish))) ?? null,
      isStill: performance.now() - one.begunAt > STILL_MS,
      askAfter: askAfter(0, 0, null, Math.random()),
    };
    if (isOffFor(room, wish.day) || !place) return { ...base, token: null, state: 'open' };
    if (until !== null)
      return {
        ...base,
        state: 'admitted',
        until: toParkIso(until),
        askAfter: askEarly((until - now) / 1_000, 0, Math.random()),
      };
    if (place.round !== room.round || (place.place !== null && place.place <= room.admitted))
      return { ...base, token: null, state: 'lapsed' };
    if (place.place === null) {
      const opensIn = ((room.opensAt ?? now) - now) / 1_000;
      return {
        ...base,
        state: 'early',
        opensAt: toParkIso(room.opensAt),
        askAfter: askEarly(opensIn, room.early, Math.random()),
      };
    }
    const ahead = place.place - room.admitted - 1;
    return {
      ...base,
      state: 'waiting',
      ahead,
      wait: waitOf(ahead, rate),
      askAfter: askAfter(ahead, waitingOf(room), rate, Math.random()),
    };
  }

  async function mayPass(wish: repo.Wish, idempotencyKey: string, now: number): Promise<boolean> {
    const one = await knowing(now, (room) => mayOrder(room, wish, now));
    return mayOrder(one, wish, now) || passers.take('pass', { ...wish, idempotencyKey });
  }

  return {
    look,

    /**
     * Before an order. Costs nothing while there is no waiting room, nor whoever has a pass.
     * @throws AppError waitingRoom
     */
    async check(wish: repo.Wish, idempotencyKey: string, now: number): Promise<void> {
      if (!(await mayPass(wish, idempotencyKey, now))) throw new AppError('waitingRoom');
    },

    /**
     * Before tickets move to a slot, whatever for: its places are those that people wait for. Outside of a transaction.
     * @throws AppError waitingRoomMove
     */
    async checkMove(wish: repo.Wish, now: number): Promise<void> {
      if (!(await mayPass(wish, '', now))) throw new AppError('waitingRoomMove');
    },

    /** An order was made: its pass is in use no more, though good until it lapses, for whoever orders twice for one family. */
    ordered(visitorId: string): void {
      if (known?.admittedAt.has(visitorId)) ordered.add(visitorId);
    },

    /** What a node does every second: it writes down whose passes were used, looks, and moves the line when no other node did. */
    async turn(now: number): Promise<Known> {
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
        const joined = await joins.take('line', { wish: wishOf(visitorId, wish), now });
        const place = joined && { visitorId, round: joined.round, place: joined.places.get(visitorId) ?? null };
        return view(known ?? one, place, wish, now);
      },

      async getWaitingPlace({ token, ...wish }, { now }) {
        const place = tokens.read(token);
        if (!place) throw new AppError('notFound');
        const one = await knowing(now, ({ room }) => room.round >= place.round);
        const { room } = one;
        const isDrawn =
          place.place === null && room.kind !== 'off' && place.round === room.round && hasOpened(room, now) && room.early === 0;
        return view(one, isDrawn ? { ...place, place: await drawn.take('drawn', place) } : place, wish, now);
      },
    } satisfies Partial<Handlers<typeof calls, typeof schemas>>,
  };
}

export type WaitingRooms = ReturnType<typeof createWaitingRoom>;
