import { AnchorStatus, type ReservationStatus } from '@park/contract/live/limits';
import { DAY_MS, MINUTE_MS } from '@park/contract/parkTime';
import type { Db } from '../db/db';
import { hashAs } from '../db/encryptedColumn';
import { newId } from '../db/newId';
import type { Localized } from '../i18n/lang';
import type { LiveMessageKind, MessageParams } from '../modules/live/live.messages';
import { cancelUntil, noShowAt, spanOn } from '../modules/live/live.rules';
import { liveAnchor, liveMessage, liveRegistration, liveReservation } from '../modules/live/live.tables';
import { reservationNumber } from '../modules/live/reservation/reservation.service';
import { visitor, wechatAccount } from '../modules/session/session.tables';
import { type Contents, readContent } from './contents';

const REGISTERED_BEFORE = 20 * DAY_MS;
const DECIDED_BEFORE = 19 * DAY_MS;
const AWAITING_SINCE = 5 * 3_600_000;

interface Seeded {
  person: Contents['hosts'][number];
  anchorId: string;
  visitorId: string;
}

/** The sandbox's personas with their past, and other anchors whose bookings fill some places. */
export async function seedPeople(tx: Db, appId: string, now: number): Promise<void> {
  const people = await readContent('hosts', now);
  const [bookings, timespans] = [await readContent('bookings', now), await readContent('timespans', now)];
  const names = new Map((await readContent('points', now)).map(({ id, name }) => [id, name]));
  const seeded = people.map((person): Seeded => ({ person, anchorId: newId(), visitorId: newId() }));
  await tx.insert(visitor).values(
    seeded.map(({ person, visitorId }) => ({
      id: visitorId,
      nickName: person.name,
      createdAt: new Date(now - REGISTERED_BEFORE),
    })),
  );
  await tx.insert(wechatAccount).values(
    seeded
      .filter(({ person }) => person.persona)
      .map(({ person, visitorId }) => ({
        appId,
        openid: `sandbox-openid-${person.key}`,
        unionid: null,
        openidHash: hashAs('openid', `sandbox-openid-${person.key}`),
        visitorId,
      })),
  );
  await tx.insert(liveAnchor).values(seeded.map((one) => anchorRow(one, now)));
  await tx.insert(liveRegistration).values(seeded.map((one) => registrationRow(one, now)));

  const numbers = new Set<string>();
  const booked = bookingsAt(now, { bookings, timespans }).flatMap((booking) => {
    const holder = seeded.find(({ person }) => person.key === booking.host);
    const point = names.get(booking.pointId);
    return holder ? [{ booking, holder, point, id: newId(), number: newNumber(booking.day, numbers) }] : [];
  });
  await tx.insert(liveReservation).values(booked.map(reservationRow));
  await tx
    .insert(liveMessage)
    .values([
      ...seeded.filter(({ person }) => person.persona).flatMap((one) => registrationMessages(one, now)),
      ...booked.filter(({ holder }) => holder.person.persona).flatMap((one) => reservationMessages(one)),
    ]);
}

function registeredAt({ person }: Seeded, now: number): number {
  return person.status === AnchorStatus.awaiting ? now - AWAITING_SINCE : now - REGISTERED_BEFORE;
}

function anchorRow(one: Seeded, now: number): typeof liveAnchor.$inferInsert {
  const { name, phone, platformId, account, status, reason } = one.person;
  const createdAt = registeredAt(one, now);
  return {
    id: one.anchorId,
    visitorId: one.visitorId,
    status,
    name,
    phone,
    platformId,
    account,
    reason,
    createdAt,
    updatedAt: createdAt,
  };
}

function registrationRow(one: Seeded, now: number): typeof liveRegistration.$inferInsert {
  const { name, phone, platformId, account, introduction, reason } = one.person;
  const suspended = one.person.status === AnchorStatus.suspended;
  const status = suspended ? AnchorStatus.approved : one.person.status;
  return {
    id: newId(),
    anchorId: one.anchorId,
    status,
    name,
    phone,
    platformId,
    account,
    introduction,
    reason: suspended ? null : reason,
    createdAt: registeredAt(one, now),
    decidedAt: status === AnchorStatus.awaiting ? null : now - DECIDED_BEFORE,
  };
}

interface SeededBooking {
  booking: SeedBooking;
  holder: Seeded;
  /** Its name. */
  point: Localized | undefined;
  id: string;
  number: string;
}

function reservationRow({ booking, holder, id, number }: SeededBooking): typeof liveReservation.$inferInsert {
  const { pointId, timespanId, day, start, end, status, reason, createdAt } = booking;
  return {
    id,
    number,
    anchorId: holder.anchorId,
    pointId,
    timespanId,
    platformId: holder.person.platformId,
    roomUrl: holder.person.roomUrl,
    day,
    startAt: start,
    endAt: end,
    noShowAt: noShowAt({ start, end, rules: null }),
    status,
    reason,
    createdAt,
    ...momentsOf(booking),
  };
}

type MessageRow = typeof liveMessage.$inferInsert;

function message(
  visitorId: string,
  kind: LiveMessageKind,
  params: MessageParams,
  at: number,
  reservationId: string | null = null,
): MessageRow {
  return { id: newId(), visitorId, kind, params, reservationId, createdAt: at };
}

function registrationMessages(one: Seeded, now: number): MessageRow[] {
  const { visitorId, person } = one;
  const { name, status, reason } = person;
  const received = message(visitorId, 'registrationReceived', {}, registeredAt(one, now));
  if (status === AnchorStatus.awaiting) return [received];
  if (status === AnchorStatus.rejected)
    return [received, message(visitorId, 'registrationRejected', { name, reason }, now - DECIDED_BEFORE)];
  const approved = message(visitorId, 'registrationApproved', { name }, now - DECIDED_BEFORE);
  if (status === AnchorStatus.approved) return [received, approved];
  return [received, approved, message(visitorId, 'anchorSuspended', { reason }, now - DAY_MS)];
}

const ENDINGS: Partial<Record<SeedBooking['status'], LiveMessageKind>> = {
  cancelled: 'reservationCancelled',
  cancelledByPark: 'reservationCancelledByPark',
  noShow: 'reservationNoShow',
};

function reservationMessages({ booking, holder, point, id, number }: SeededBooking): MessageRow[] {
  const { start, end, createdAt, status } = booking;
  const params = { number, point, start, end };
  const booked = message(holder.visitorId, 'reservationBooked', params, createdAt, id);
  const ending = ENDINGS[status];
  const { endedAt } = momentsOf(booking);
  if (!ending || endedAt === null) return [booked];
  // The anchor's own reason is not read back to them.
  const reason = status === 'cancelledByPark' ? booking.reason : undefined;
  return [booked, message(holder.visitorId, ending, { ...params, reason }, endedAt, id)];
}

/** Two of a day meet once in some hundred parks; `taken` learns the number. */
function newNumber(day: string, taken: Set<string>): string {
  const number = reservationNumber(day);
  if (taken.has(number)) return newNumber(day, taken);
  taken.add(number);
  return number;
}

interface SeedBooking {
  host: string;
  pointId: string;
  timespanId: string;
  day: string;
  start: number;
  end: number;
  createdAt: number;
  status: ReservationStatus;
  reason: string | null;
}

/** What the sandbox's hosts have booked, seen from `now` (epoch milliseconds): a past, a today, a fortnight to come. */
function bookingsAt(now: number, { bookings, timespans }: Pick<Contents, 'bookings' | 'timespans'>): SeedBooking[] {
  return bookings.flatMap(({ status, ...booking }) => {
    const span = timespans.find(({ id }) => id === booking.timespanId);
    if (!span) return [];
    const { start, end } = spanOn(booking.day, span.start, span.end);
    const createdAt = Math.min(start - 3 * DAY_MS, now - 2 * DAY_MS);
    return [{ ...booking, start, end, createdAt, status: status ?? statusByClock(start, end, now) }];
  });
}

/** Everyone comes on time: who is due is on air, who is over is done. */
function statusByClock(start: number, end: number, now: number): ReservationStatus {
  if (end <= now) return 'finished';
  return start <= now ? 'checkedIn' : 'booked';
}

/** When it was checked in, and when it came to its end, as its status demands. */
function momentsOf(booking: SeedBooking): { checkedInAt: number | null; endedAt: number | null } {
  const { status, start, end } = booking;
  const checkedIn = status === 'checkedIn' || status === 'finished';
  return { checkedInAt: checkedIn ? start - 12 * MINUTE_MS : null, endedAt: endOf(booking, start, end) };
}

function endOf({ status, createdAt }: SeedBooking, start: number, end: number): number | null {
  if (status === 'booked' || status === 'checkedIn') return null;
  if (status === 'finished') return end;
  if (status === 'noShow') return noShowAt({ start, end, rules: null });
  // Cancelled in good time: a day after it was booked.
  return Math.min(createdAt + DAY_MS, cancelUntil({ start, end, createdAt, rules: null }));
}
