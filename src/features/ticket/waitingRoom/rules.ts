import type { WaitingPlace } from '@park/contract/waitingRoom/schemas';
import type { Texts } from '@/i18n/areas';

const MINUTE = 60;
/** From so many minutes on hours say enough. */
const IN_HOURS = 90;
/** What is told may turn out so much longer before it is said that it did: a share, and seconds. */
const SLACK = { share: 1.25, seconds: 60 };

type Wait = NonNullable<WaitingPlace['wait']>;

/** A wait as people say it: `8–15 minutes`. */
export function spanOf({ from, to }: Wait, t: Texts['ticket']['queue']): string {
  const shortest = Math.max(1, Math.floor(from / MINUTE));
  const longest = Math.ceil(to / MINUTE);
  if (longest <= 1) return t.soon;
  if (shortest < IN_HOURS) return t.minutes({ from: shortest, to: longest, isRange: shortest !== longest });
  const hours = { from: Math.floor(shortest / MINUTE), to: Math.ceil(longest / MINUTE) };
  return t.hours({ ...hours, isRange: hours.from !== hours.to });
}

/**
 * Until when it was to be over at the latest, by the best that was told so far; and whether that is not true any more, so that the
 * number never grows without a word.
 * @param promised epoch milliseconds; null: nothing was told yet
 */
export function promiseOf(promised: number | null, { to }: Wait, now: number): { promised: number; isSlower: boolean } {
  const end = now + to * 1_000;
  const left = promised === null ? to : (promised - now) / 1_000;
  return { promised: Math.min(promised ?? end, end), isSlower: to > left * SLACK.share + SLACK.seconds };
}

/** How much of the line is behind one, 0 to 1. @param from people ahead when one came */
export const progressOf = (from: number, ahead: number): number =>
  from === 0 ? 1 : Math.min(Math.max(1 - ahead / from, 0), 1);

/** Whether there is still something to ask. */
export const isOngoing = (place: WaitingPlace | null | undefined): place is WaitingPlace =>
  place?.state === 'early' || place?.state === 'waiting' || place?.state === 'admitted';

/** Whether one waits, or has waited in vain: the line stands in place of the order. */
export const isInLine = (place: WaitingPlace | null): place is WaitingPlace =>
  place?.state === 'early' || place?.state === 'waiting' || place?.state === 'lapsed';
