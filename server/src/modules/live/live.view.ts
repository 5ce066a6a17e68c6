import type { AdminRegistration, Registration } from '@park/contract/live/anchor/schemas';
import type { LivePoint } from '@park/contract/live/point/schemas';
import type { AdminReservation, LiveRoom, Reservation } from '@park/contract/live/reservation/schemas';
import type { Timespan } from '@park/contract/live/timespan/schemas';
import { toParkIso } from '@park/contract/parkTime';
import { reasonIn } from '@park/contract/preparedReasons';
import { parkIsos } from '../../fields';
import { type Lang, pickText } from '../../i18n/lang';
import { coverUrl } from '../file/file.service';
import type { RegistrationRow } from './anchor/anchor.repo';
import { cancelUntil, checkInFrom, noShowAt, spanOn, statusAt } from './live.rules';
import type { ShownPoint } from './point/point.repo';
import type { ReservationRow } from './reservation/reservation.repo';
import type { TimespanRow } from './timespan/timespan.repo';

/** Rows as the contract shows them, in the reader's language; what else a row has is cut off where it is answered. */
export function toPoint(row: ShownPoint, lang: Lang): LivePoint {
  return {
    ...row,
    cover: coverUrl(row.coverId),
    name: pickText(row.name, lang),
    text: pickText(row.text, lang),
    position: { latitude: row.latitude, longitude: row.longitude },
    facilities: row.facilities.map((facility) => pickText(facility, lang)),
    closedReason: row.closedReason && reasonIn(pickText(row.closedReason, lang), lang),
  };
}

/** `remaining` is 0 once the timespan has started: it can no longer be booked. */
export function toTimespan(row: TimespanRow & { remaining: number }, day: string, now: number): Timespan {
  const { start, end } = spanOn(day, row.startClock, row.endClock);
  return { id: row.id, start: toParkIso(start), end: toParkIso(end), remaining: start > now ? row.remaining : 0 };
}

/** What the rules count with. */
export function timesOf({ status, startAt, endAt, createdAt, rules }: ReservationRow) {
  return { status, start: startAt, end: endAt, createdAt, rules };
}

export function toReservation(row: ReservationRow, lang: Lang, now: number): Reservation {
  const times = timesOf(row);
  return {
    ...row,
    status: statusAt(times, now),
    start: toParkIso(times.start),
    end: toParkIso(times.end),
    point: {
      id: row.pointId,
      name: pickText(row.pointName, lang),
      motif: row.motif,
      cover: coverUrl(row.coverId),
      position: { latitude: row.latitude, longitude: row.longitude },
    },
    platform: { id: row.platformId, name: pickText(row.platformName, lang) },
    reason: reasonIn(row.reason, lang),
    createdAt: toParkIso(times.createdAt),
    cancelUntil: toParkIso(cancelUntil(times)),
    checkInFrom: toParkIso(checkInFrom(times)),
    checkInUntil: toParkIso(noShowAt(times)),
  };
}

export function toAdminReservation(row: ReservationRow, lang: Lang, now: number): AdminReservation {
  return { ...toReservation(row, lang, now), anchorId: row.anchorId, anchorName: row.anchorName };
}

export function toRoom(row: ReservationRow, lang: Lang): LiveRoom {
  return {
    id: row.id,
    anchorName: row.anchorName,
    point: { id: row.pointId, name: pickText(row.pointName, lang), motif: row.motif, cover: coverUrl(row.coverId) },
    platform: { id: row.platformId, name: pickText(row.platformName, lang) },
    roomUrl: row.roomUrl,
    start: toParkIso(row.startAt),
    end: toParkIso(row.endAt),
  };
}

export function toRegistration({ registration, platformName }: RegistrationRow, lang: Lang): Registration {
  return {
    ...registration,
    platform: { id: registration.platformId, name: pickText(platformName, lang) },
    reason: reasonIn(registration.reason, lang),
    ...parkIsos(registration, 'createdAt', 'decidedAt'),
  };
}

export function toAdminRegistration(row: RegistrationRow, lang: Lang): AdminRegistration {
  return { ...toRegistration(row, lang), anchorId: row.registration.anchorId, anchorStatus: row.anchorStatus };
}
