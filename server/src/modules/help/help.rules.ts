import { randomInt } from 'node:crypto';
import { HELP, HELP_URGENCY, type HelpKind } from '@park/contract/help/limits';
import { parkDay } from '@park/contract/parkTime';

/** Digits and letters that are not taken for each other when read out over a bad line. */
const ALPHABET = '34679ACDEFGHJKMNPQRTWXY';
const LENGTH = 5;

/** A number that visitor and staff read out to each other, e.g. `SOS261121-7Q4KA`. */
export function helpNumber(now: number): string {
  const tail = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `SOS${parkDay(now).slice(2).replaceAll('-', '')}-${tail}`;
}

/** Of two kinds the one that is seen to first; where both are as urgent, what was said last. */
export function moreUrgent(before: HelpKind, now: HelpKind): HelpKind {
  return HELP_URGENCY[now] <= HELP_URGENCY[before] ? now : before;
}

/** What was said before and now, the newest first, no longer than fits. */
export function joinNotes(before: string, now: string): string {
  if (now === '' || before === now) return before;
  return (before === '' ? now : `${now}\n${before}`).slice(0, HELP.note * 3);
}

/** When it was asked, by a phone whose clock may be wrong: never later than it arrived. */
export function askedBy(askedAt: string | null, now: number): number {
  return Math.min(askedAt === null ? now : Date.parse(askedAt), now);
}
