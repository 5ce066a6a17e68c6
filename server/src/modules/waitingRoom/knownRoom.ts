import { toParkIso } from '@park/contract/parkTime';
import type { WaitingPlace } from '@park/contract/waitingRoom/schemas';
import { type SlotKey, slotName } from '../ticket/slot.rules';
import type { Place } from './placeToken';
import type { RoomRead, RoomRow } from './waitingRoom.repo';
import { askAfter, askEarly, hasOpened, isOffFor, PASS_MS, rateOf, waitOf } from './waitingRoom.rules';

/** A node that has not looked for so long says that the line stands still. */
const STILL_MS = 10_000;

/** What a node knows of the line since it looked. */
export interface KnownRoom extends Omit<RoomRead, 'admitted' | 'left'> {
  /** When each pass that is good was given, epoch milliseconds. */
  admittedAt: ReadonlyMap<string, number>;
  left: ReadonlyMap<string, number>;
  /** Admissions a second; null: not known yet. */
  rate: number | null;
  /** When the look began, by the machine's own clock, ms. */
  begunAt: number;
}

export const waitingOf = ({ early, lastPlace, admitted }: RoomRow): number => early + lastPlace - admitted;

/** @param read brings who was admitted since `before` */
export function afterLook(
  before: KnownRoom | null,
  { admitted, left, ...read }: RoomRead,
  begunAt: number,
  now: number,
): KnownRoom {
  // A look that began later may have ended before.
  if (before && before.begunAt > begunAt) return before;
  const { room, recent } = read;
  const known = before?.room.round === room.round ? before.admittedAt : new Map<string, number>();
  const [oldest = now] = known.values();
  // Looks come several times a second, and a room has thousands of passes: what is as it was is not copied.
  const isSame = admitted.length === 0 && oldest > now - PASS_MS;
  return {
    ...read,
    admittedAt: isSame ? known : new Map([...known, ...admitted].filter(([, at]) => at > now - PASS_MS)),
    left: new Map(left.map((slot) => [slotName(slot), slot.left])),
    rate: rateOf(recent, room.firstAdmittedAt, now),
    begunAt,
  };
}

/** Until when a visitor's pass is good, epoch milliseconds; null: they have none. */
function passUntil({ admittedAt }: KnownRoom, visitorId: string, now: number): number | null {
  const until = (admittedAt.get(visitorId) ?? 0) + PASS_MS;
  return until > now ? until : null;
}

export const mayOrder = (known: KnownRoom, { visitorId, day }: { visitorId: string; day: string }, now: number): boolean =>
  isOffFor(known.room, day) || passUntil(known, visitorId, now) !== null;

/** Whether somebody who came early has a place by now that their token does not say. */
export const isDrawn = ({ room }: KnownRoom, { place, round }: Place, now: number): boolean =>
  place === null && room.kind !== 'off' && round === room.round && hasOpened(room, now) && room.early === 0;

/** What somebody with a place is told. @param place null: they have none. @param token of the place */
export function placeView(
  known: KnownRoom,
  place: Place | null,
  token: string | null,
  slot: SlotKey,
  now: number,
): WaitingPlace {
  const { room, rate } = known;
  const until = place && passUntil(known, place.visitorId, now);
  const base = {
    ...{ token, ahead: null, wait: null, opensAt: null, until: null },
    left: known.left.get(slotName(slot)) ?? null,
    isStill: performance.now() - known.begunAt > STILL_MS,
    askAfter: askAfter(0, 0, null, Math.random()),
  };
  if (isOffFor(room, slot.day) || !place) return { ...base, token: null, state: 'open' };
  if (until !== null) {
    const secondsLeft = (until - now) / 1_000;
    return { ...base, state: 'admitted', until: toParkIso(until), askAfter: askEarly(secondsLeft, 0, Math.random()) };
  }
  if (place.round !== room.round || (place.place !== null && place.place <= room.admitted))
    return { ...base, token: null, state: 'lapsed' };
  if (place.place === null) {
    const opensIn = ((room.opensAt ?? now) - now) / 1_000;
    const opensAt = toParkIso(room.opensAt);
    return { ...base, state: 'early', opensAt, askAfter: askEarly(opensIn, room.early, Math.random()) };
  }
  const ahead = place.place - room.admitted - 1;
  const askAgain = askAfter(ahead, waitingOf(room), rate, Math.random());
  return { ...base, state: 'waiting', ahead, wait: waitOf(ahead, rate), askAfter: askAgain };
}
