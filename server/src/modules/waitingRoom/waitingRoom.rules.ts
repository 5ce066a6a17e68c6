import { MINUTE_MS } from '@park/contract/parkTime';
import { WAITING_ROOM, type WaitingRoomKind } from '@park/contract/waitingRoom/limits';

export const PASS_MS = WAITING_ROOM.passLife * 60_000;
/** Admissions a minute that were not used are not saved up beyond this and one: nodes do not look to the millisecond. */
const SAVED_UP_MS = 2_000;
/** A rate is told once so long was measured, and of the last minutes alone. ms */
const RATE = { from: 20_000, over: 5 * MINUTE_MS };
/** What people take to order varies, so a wait is told as a span around what the rate says. */
const SPAN = { from: 0.8, to: 1.5 };
/** Seconds between two questions; who is near asks often, and all ask at moments of their own. */
const ASK = { least: 2, most: 30, share: 8 };
/** Of a crowd so many ask a second; but nobody waits for more seconds than `most` with a question. */
const CROWD = { perSecond: 500, most: 120 };
/** What is taken for the wait while no rate is known, seconds: of the first in line, and of those behind. */
const UNKNOWN = { near: 16, far: 80, nearAhead: 50 };
/** Early ones ask for their drawn place within so many seconds after the start, or more if they are many. */
const DRAW_SPREAD = 4;

interface Limit {
  kind: WaitingRoomKind;
  amount: number;
  /** Epoch milliseconds; null: nobody was let in yet. */
  allowedAt: number | null;
}

/**
 * How many may be let in now.
 * @param inUse passes that are given, neither used for an order nor lapsed
 * @returns `allowedAfter`: what `allowedAt` is once so many were let in, epoch milliseconds
 */
export function roomFor({ kind, amount, allowedAt }: Limit, inUse: number, now: number) {
  if (kind === 'off') return { room: 0, allowedAfter: () => null };
  if (kind === 'atOnce') return { room: Math.max(amount - inUse, 0), allowedAfter: () => null };
  const step = MINUTE_MS / amount;
  const from = Math.max(allowedAt ?? 0, now - step - SAVED_UP_MS);
  // A whole step is one, whatever a fraction of a millisecond is rounded to.
  return { room: Math.floor((now - from) / step + 1e-6), allowedAfter: (letIn: number) => Math.ceil(from + letIn * step) };
}

/** Whether nobody waits for orders of a day: there is no line, or the park itself put it in front of another day. */
export const isOffFor = ({ kind, capacityDay }: { kind: string; capacityDay: string | null }, day: string): boolean =>
  kind === 'off' || (capacityDay !== null && capacityDay !== day);

/** Whether people are let in: not before a sale's start. */
export const hasOpened = ({ opensAt }: { opensAt: number | null }, now: number): boolean => opensAt === null || opensAt <= now;

/** Admissions a second; null: too little is known. @param recent of five minutes, without those who filled an empty room */
export function rateOf(recent: number, firstAdmittedAt: number | null, now: number): number | null {
  if (firstAdmittedAt === null || recent === 0 || now - firstAdmittedAt < RATE.from) return null;
  return recent / (Math.min(now - firstAdmittedAt, RATE.over) / 1_000);
}

export const RATE_OVER_MS = RATE.over;

/** Seconds to wait, or null while no rate is known. */
export function waitOf(ahead: number, rate: number | null): { from: number; to: number } | null {
  if (rate === null) return null;
  const seconds = (ahead + 1) / rate;
  return { from: Math.floor(seconds * SPAN.from), to: Math.ceil(seconds * SPAN.to) };
}

/**
 * Seconds until somebody in line asks again: an eighth of the wait, and more where many wait, but not after their turn.
 * @param waiting how many they are
 * @param random 0 to 1
 */
export function askAfter(ahead: number, waiting: number, rate: number | null, random: number): number {
  const unknown = ahead < UNKNOWN.nearAhead ? UNKNOWN.near : UNKNOWN.far;
  const wait = rate === null ? unknown : ahead / rate;
  return around(Math.max(usual(wait), Math.min(spreadOf(waiting), wait)), random);
}

/** The same of somebody who came early. @param opensIn seconds until the start */
export function askEarly(opensIn: number, early: number, random: number): number {
  const spread = Math.max(spreadOf(early), DRAW_SPREAD);
  if (opensIn <= ASK.most) return tenths(Math.max(opensIn, 0) + 1 + random * spread);
  return around(Math.max(usual(opensIn), spread), random);
}

const usual = (wait: number) => Math.min(Math.max(wait / ASK.share, ASK.least), ASK.most);
const spreadOf = (people: number) => Math.min(people / CROWD.perSecond, CROWD.most);
const around = (seconds: number, random: number) => tenths(seconds * (0.8 + 0.4 * random));
const tenths = (seconds: number) => Math.round(seconds * 10) / 10;
