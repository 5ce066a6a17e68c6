import type { Page } from '@park/contract/envelope';
import type { ReservationStatus } from '@park/contract/live/limits';
import type { Reservation } from '@park/contract/live/schemas';
import type { Database, Db } from '../../db/db';
import { newId } from '../../db/newId';
import { Turns } from '../../db/turns';
import { AppError } from '../../http/appError';
import type { CallContext } from '../../http/callContext';
import { toPage } from '../../http/page';
import { sortField, throwIfViolated } from '../../http/violation';
import { pickText } from '../../i18n/lang';
import * as booking from './booking.repo';
import { checkBooking, checkCancel, checkCheckIn, heldAlready, spanOn, statusAt } from './live.rules';
import { toReservation } from './live.views';
import * as reservations from './reservation.repo';
import { reservationNumber } from './reservationNumber';

interface BookIn {
  pointId: string;
  timespanId: string;
  day: string;
  platformId: string;
  roomUrl?: string;
}

interface RecordsIn {
  page: number;
  pageSize: number;
  field?: string;
  order?: 'asc' | 'desc';
  status?: ReservationStatus;
}

const SORTABLE = ['start', 'createdAt'] as const;
const NUMBER_ATTEMPTS = 5;

/** An anchor's reservations (R-live-2 to R-live-4). Someone else's reservation does not exist here. */
export interface Bookings {
  /**
   * Books a place, or answers with the reservation the anchor holds of it already.
   * @throws AppError anchorNotApproved, anchorSuspended, anchorBlocked, dayPast, dayTooFar, pointNotFound, pointClosed,
   *   timespanNotFound, timespanPast, platformUnknown, roomUrlNotOnPlatform, timespanTaken, dayLimitReached, slotFull
   */
  book(input: BookIn, ctx: CallContext): Promise<Reservation>;
  /** @throws AppError reservationNotFound, reservationNotCancellable, cancelTooLate */
  cancel(id: string, reason: string | undefined, ctx: CallContext): Promise<Reservation>;
  /** @throws AppError reservationNotFound, checkInTooEarly, checkInTooLate, checkInNotPossible */
  checkIn(id: string, ctx: CallContext): Promise<Reservation>;
  /** @throws AppError fieldNotSortable */
  list(input: RecordsIn, ctx: CallContext): Promise<Page<Reservation>>;
}

export function createBookings(database: Database): Bookings {
  const { db } = database;
  // They would wait for each other's locks anyway; waiting here keeps a rush for one place from taking every connection.
  const turns = new Turns();
  return {
    book: (input, ctx) =>
      turns.take(`${input.day} ${input.timespanId} ${input.pointId}`, () => database.transaction((tx) => book(tx, input, ctx))),

    cancel: (id, reason, ctx) =>
      database.transaction(async (tx) => {
        const row = await ownReservation(tx, id, ctx);
        if (row.status === 'cancelled') return toReservation(row, ctx.lang, ctx.now);
        throwIfViolated(checkCancel(timesOf(row), ctx.now));
        const given = reason || null;
        await reservations.cancelReservation(tx, id, given, ctx.now);
        return toReservation({ ...row, status: 'cancelled', reason: given }, ctx.lang, ctx.now);
      }),

    checkIn: (id, ctx) =>
      database.transaction(async (tx) => {
        const row = await ownReservation(tx, id, ctx);
        const times = timesOf(row);
        if (statusAt(times, ctx.now) === 'checkedIn') return toReservation(row, ctx.lang, ctx.now);
        throwIfViolated(checkCheckIn(times, ctx.now));
        await reservations.checkInReservation(tx, id, ctx.now);
        return toReservation({ ...row, status: 'checkedIn' }, ctx.lang, ctx.now);
      }),

    async list({ page, pageSize, field, order = 'desc', status }, { visitorId, lang, now }) {
      const query = { visitorId, status, page, pageSize, order, field: sortField(field, SORTABLE) ?? 'start' };
      const { items, total } = await reservations.listReservations(db, query, now);
      return toPage(
        items.map((row) => toReservation(row, lang, now)),
        total,
        query,
      );
    },
  };
}

/** Locks, one read of the facts, a pure decision, one write. */
async function book(tx: Db, input: BookIn, ctx: CallContext): Promise<Reservation> {
  const { now, lang, visitorId } = ctx;
  const request = { ...input, visitorId };
  const { anchor, point } = await booking.lockPlace(tx, request);
  const read = await booking.readFacts(tx, request, anchor?.id, now);
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
  throwIfViolated(checkBooking(facts, now));
  if (!anchor || !point || !span) throw new Error('A booking was allowed without an anchor, a point or a timespan.');

  const reservation = { id: newId(), ...request, roomUrl: facts.roomUrl, anchorId: anchor.id, ...span, createdAt: now };
  const number = await insertNumbered(tx, reservation, point.name);
  return toReservation(
    {
      ...reservation,
      number,
      status: 'booked',
      startAt: new Date(span.start),
      endAt: new Date(span.end),
      createdAt: new Date(now),
      reason: null,
      anchorName: '',
      pointName: point.name,
      motif: point.motif,
      latitude: point.latitude,
      longitude: point.longitude,
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
  point: NonNullable<booking.LockedPlace['point']>['name'],
): Promise<string> {
  const { start, end, day } = reservation;
  for (let attempt = 1; attempt <= NUMBER_ATTEMPTS; attempt++) {
    const number = reservationNumber(day);
    if (await booking.insertReservation(tx, { ...reservation, number }, { number, point, start, end })) return number;
  }
  throw new Error(`No free reservation number for ${day} in ${NUMBER_ATTEMPTS} attempts.`);
}

async function ownReservation(tx: Db, id: string, { visitorId }: CallContext): Promise<reservations.ReservationRow> {
  const row = await reservations.lockOwnReservation(tx, id, visitorId);
  if (!row) throw new AppError('reservationNotFound');
  return row;
}

function timesOf({ status, startAt, endAt, createdAt }: reservations.ReservationRow) {
  return { status, start: startAt.getTime(), end: endAt.getTime(), createdAt: createdAt.getTime() };
}
