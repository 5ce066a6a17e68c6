import type { Page } from '@park/contract/envelope';
import type { ReservationStatus } from '@park/contract/live/limits';
import type { Reservation } from '@park/contract/live/schemas';
import type { Database, Db } from '../../db/db';
import { newId } from '../../db/newId';
import { Turns } from '../../db/turns';
import { AppError } from '../../http/appError';
import type { Asker } from '../../http/asker';
import { toPage } from '../../http/page';
import { refuse, sortField } from '../../http/refuse';
import { pickText } from '../../i18n/lang';
import * as booking from './booking.repo';
import { decideBooking, decideCancel, decideCheckIn, heldAlready, spanOn, statusAt } from './live.rules';
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

/** An anchor's reservations (product rules, "Live"). Someone else's reservation does not exist here. */
export interface Bookings {
  /**
   * Books a place, or answers with the reservation the anchor holds of it already.
   * @throws AppError anchorNotApproved, anchorSuspended, anchorBlocked, dayPast, dayTooFar, pointNotFound, pointClosed,
   *   timespanNotFound, timespanPast, platformUnknown, roomUrlNotOnPlatform, timespanTaken, dayLimitReached, slotFull
   */
  book(input: BookIn, asker: Asker): Promise<Reservation>;
  /** @throws AppError reservationNotFound, reservationNotCancellable, cancelTooLate */
  cancel(id: string, reason: string | undefined, asker: Asker): Promise<Reservation>;
  /** @throws AppError reservationNotFound, checkInTooEarly, checkInTooLate, checkInNotPossible */
  checkIn(id: string, asker: Asker): Promise<Reservation>;
  /** @throws AppError fieldNotSortable */
  list(input: RecordsIn, asker: Asker): Promise<Page<Reservation>>;
}

export function createBookings(database: Database): Bookings {
  const { db } = database;
  // They would wait for each other's locks anyway; waiting here keeps a rush for one place from taking every connection.
  const turns = new Turns();
  return {
    book: (input, asker) =>
      turns.take(`${input.day} ${input.timespanId} ${input.pointId}`, () =>
        database.transaction((tx) => book(tx, input, asker)),
      ),

    cancel: (id, reason, asker) =>
      database.transaction(async (tx) => {
        const row = await ownReservation(tx, id, asker);
        if (row.status === 'cancelled') return toReservation(row, asker.lang, asker.now);
        refuse(decideCancel(timesOf(row), asker.now));
        const given = reason || null;
        await reservations.cancelReservation(tx, id, given, asker.now);
        return toReservation({ ...row, status: 'cancelled', reason: given }, asker.lang, asker.now);
      }),

    checkIn: (id, asker) =>
      database.transaction(async (tx) => {
        const row = await ownReservation(tx, id, asker);
        const times = timesOf(row);
        if (statusAt(times, asker.now) === 'checkedIn') return toReservation(row, asker.lang, asker.now);
        refuse(decideCheckIn(times, asker.now));
        await reservations.checkInReservation(tx, id, asker.now);
        return toReservation({ ...row, status: 'checkedIn' }, asker.lang, asker.now);
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
async function book(tx: Db, input: BookIn, asker: Asker): Promise<Reservation> {
  const { now, lang, visitorId } = asker;
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
  if (held) return toReservation(await ownReservation(tx, held.id, asker), lang, now);
  refuse(decideBooking(facts, now));
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

async function ownReservation(tx: Db, id: string, { visitorId }: Asker): Promise<reservations.ReservationRow> {
  const row = await reservations.lockOwnReservation(tx, id, visitorId);
  if (!row) throw new AppError('reservationNotFound');
  return row;
}

function timesOf({ status, startAt, endAt, createdAt }: reservations.ReservationRow) {
  return { status, start: startAt.getTime(), end: endAt.getTime(), createdAt: createdAt.getTime() };
}
