import type * as calls from '@park/contract/live/reservation/calls';
import type { Reservation, schemas } from '@park/contract/live/reservation/schemas';
import type { LiveRules } from '@park/contract/park/rules';
import type { z } from 'zod';
import type { Database, Db } from '../../../db/db';
import { newId } from '../../../db/newId';
import { Turns } from '../../../db/turns';
import { pick } from '../../../fields';
import { required } from '../../../http/appError';
import type { CallContext } from '../../../http/callContext';
import type { Handlers } from '../../../http/mount';
import { toPage } from '../../../http/page';
import { sortField, throwIfViolated } from '../../../http/violation';
import { pickText } from '../../../i18n/lang';
import { dayNumber } from '../../../randomLetters';
import { checkBooking, checkCancel, checkCheckIn, checkInFrom, heldAlready, spanOn, statusAt } from '../live.rules';
import { timesOf, toReservation, toRoom } from '../live.view';
import * as booking from './booking.repo';
import * as repo from './reservation.repo';

export { leave as leaveLive } from './reservation.repo';

const NUMBER_ATTEMPTS = 5;

/** A number that staff and anchor read out to each other, e.g. `LV261121-7Q4K`; `day` is the day reserved. */
export const reservationNumber = (day: string): string => dayNumber('LV', day, 4);

type BookInput = z.output<typeof schemas.addReservationRecord.in>;

/** An anchor's reservations (R-live-2 to R-live-4), and who is on air. Someone else's reservation does not exist here. */
export function visitorReservations(database: Database) {
  const { db } = database;
  // They would wait for each other's locks anyway; waiting here keeps a rush for one place from taking every connection.
  const turns = new Turns();
  return {
    getLiveRooms: async (_, { lang, now }) => (await repo.listRooms(db, now)).map((row) => toRoom(row, lang)),
    getComingRooms: async (_, { lang, now }) => (await repo.listComingRooms(db, now)).map((row) => toRoom(row, lang)),

    async addReservationRecord(input, ctx) {
      const rules = (await ctx.rules()).live;
      return turns.take(`${input.day} ${input.timespanId} ${input.pointId}`, () =>
        database.transaction((tx) => book(tx, input, rules, ctx)),
      );
    },

    cancelReservation: ({ id, reason }, ctx) =>
      database.transaction(async (tx) => {
        const row = await ownReservation(tx, id, ctx);
        if (row.status === 'cancelled') return toReservation(row, ctx.lang, ctx.now);
        throwIfViolated(checkCancel(timesOf(row), ctx.now));
        const given = reason || null;
        await repo.cancelReservation(tx, id, given, ctx.now);
        return toReservation({ ...row, status: 'cancelled', reason: given }, ctx.lang, ctx.now);
      }),

    checkInReservation: ({ id }, ctx) =>
      database.transaction(async (tx) => {
        const row = await ownReservation(tx, id, ctx);
        const times = timesOf(row);
        if (statusAt(times, ctx.now) === 'checkedIn') return toReservation(row, ctx.lang, ctx.now);
        throwIfViolated(checkCheckIn(times, ctx.now));
        await repo.checkInReservation(tx, id, ctx.now);
        return toReservation({ ...row, status: 'checkedIn' }, ctx.lang, ctx.now);
      }),

    async getReservationRecords({ field, order, ...filter }, { visitorId, lang, now }) {
      const usual = order ? ('start' as const) : ('next' as const);
      const query = {
        ...filter,
        visitorId,
        order: order ?? ('desc' as const),
        field: sortField(field, ['start', 'createdAt'] as const) ?? usual,
      };
      return toPage(await repo.listReservations(db, query, now), query, (row) => toReservation(row, lang, now));
    },
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

/** Locks, one read of the facts, a pure decision, one write. */
async function book(tx: Db, input: BookInput, rules: LiveRules, ctx: CallContext): Promise<Reservation> {
  const { now, lang, visitorId } = ctx;
  const request = { ...input, visitorId };
  const { anchor, point } = await booking.lockBooking(tx, request);
  const read = await booking.readFacts(tx, request, anchor?.id, rules, now);
  const span = read.timespan && spanOn(input.day, read.timespan.startClock, read.timespan.endClock);
  const platformName = read.platform ? pickText(read.platform.name, lang) : '';
  const facts = {
    day: input.day,
    pointId: input.pointId,
    anchor,
    point: point && { ...point, closedReason: pickText(point.closedReason ?? {}, lang) },
    platform: read.platform && { hosts: read.platform.hosts, name: platformName },
    roomUrl: input.roomUrl || null,
    timespan: read.timespan && span && { id: read.timespan.id, ...span },
    taken: read.taken,
    own: read.own,
  };
  const held = heldAlready(facts, now);
  if (held) return toReservation(await ownReservation(tx, held.id, ctx), lang, now);
  throwIfViolated(checkBooking(facts, rules, now));
  if (!anchor || !point || !span) throw new Error('A booking was allowed without an anchor, a point or a timespan.');

  const reservation = { id: newId(), ...request, roomUrl: facts.roomUrl, anchorId: anchor.id, ...span, createdAt: now, rules };
  const number = await insertNumbered(tx, reservation, point.name);
  return toReservation(
    {
      ...reservation,
      number,
      status: 'booked',
      startAt: span.start,
      endAt: span.end,
      reason: null,
      anchorName: '',
      pointName: point.name,
      ...pick(point, 'motif', 'coverId', 'latitude', 'longitude'),
      platformName: read.platform?.name ?? {},
    },
    lang,
    now,
  );
}

/** Inserts under a number nobody has; two of a day rarely meet, five in a row never do. */
async function insertNumbered(
  tx: Db,
  reservation: Omit<booking.NewReservation, 'number'>,
  point: NonNullable<booking.LockedBooking['point']>['name'],
): Promise<string> {
  const { start, end, day } = reservation;
  const checkIn = checkInFrom(reservation);
  for (let attempt = 1; attempt <= NUMBER_ATTEMPTS; attempt++) {
    const number = reservationNumber(day);
    if (await booking.insertReservation(tx, { ...reservation, number }, { number, point, start, end, checkIn })) return number;
  }
  throw new Error(`No free reservation number for ${day} in ${NUMBER_ATTEMPTS} attempts.`);
}

async function ownReservation(tx: Db, id: string, { visitorId }: CallContext): Promise<repo.ReservationRow> {
  const row = required(await repo.lockOwnReservation(tx, id, visitorId), 'reservationNotFound');
  return row;
}
