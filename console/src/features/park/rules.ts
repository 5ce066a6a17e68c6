import { minutesOf, type OpenSpan, openingOf, type ParkHours, spanFault, wallClock } from '@park/contract/park/hours';
import { PREVIEW_DAYS } from '@park/contract/park/limits';
import type { Part } from '@park/contract/park/parts';
import { DEFAULT_RULES, type RuleGroup } from '@park/contract/park/rules';
import type { ParkProfile } from '@park/contract/park/schemas';
import { addDays } from '@park/contract/parkTime';
import type { AdminStock, ParkSlot } from '@park/contract/ticket/product/schemas';
import { isSlotOn } from '@park/contract/ticket/slot';

export const GROUPS = Object.keys(DEFAULT_RULES) as RuleGroup[];

/** Rules of a part that stand in a group of another name. */
const RULES_OF: Partial<Record<Part, readonly string[]>> = {
  prize: ['retention.entrants'],
  activity: ['retention.applicants'],
  feedback: ['retention.feedbackPhones'],
  lostFound: ['retention.lostFoundPhones'],
  exhibit: ['points.walk'],
};

/** By group, without those of parts that are off: what is stored of them stays. */
export function rulesBesides(partsOff: readonly Part[]): [group: RuleGroup, rules: string[]][] {
  const isOff = (group: string, rule: string) =>
    partsOff.some((part) => part === group || RULES_OF[part]?.includes(`${group}.${rule}`));
  return GROUPS.map((group): [RuleGroup, string[]] => [
    group,
    Object.keys(DEFAULT_RULES[group]).filter((rule) => !isOff(group, rule)),
  ]).filter(([, rules]) => rules.length > 0);
}

export type Hours = ParkProfile['hours'];
export type SeasonForm = Hours['seasons'][number];
export type SpecialDaysForm = Hours['specialDays'][number];

/** A park that is open so late closes on the next day. */
const LATEST = '06:00';
const DAY_HOURS = 24;

/** As it is stored: what is typed as early in the morning, after an opening later in the day, is of the next day. */
export function untilOf(typed: string, from: string): string {
  if (typed === '' || typed > LATEST || typed >= from) return typed;
  return `${Number(typed.slice(0, 2)) + DAY_HOURS}${typed.slice(2)}`;
}

export const isNextDay = (clock: string): boolean => minutesOf(clock) >= DAY_HOURS * 60;

export const isOpen = (spans: readonly OpenSpan[]): boolean => spans.length > 0;

/** Every open day gets the times of the first one; a closed day stays closed. */
export function asFirstOpen(week: SeasonForm['week']): SeasonForm['week'] {
  const times = week.find(isOpen) ?? [];
  return week.map((spans) => (isOpen(spans) ? times : spans));
}

const spanText = ({ from, until }: OpenSpan): string => `${from}–${wallClock(until)}`;

export const spansText = (spans: readonly OpenSpan[], closed: string): string => spans.map(spanText).join(', ') || closed;

/** All of them on a few lines, for who compares two versions. */
export function hoursText({ seasons, specialDays }: Hours, words: { weekdays: readonly string[]; closed: string }): string {
  const weeks = seasons.map(({ name, from, until, week }) => {
    const days = week.map((spans, day) => `${words.weekdays[day]} ${spansText(spans, words.closed)}`);
    return `${[name, from, until].filter(Boolean).join(' ')} ${days.join('; ')}`.trim();
  });
  const special = specialDays.map(({ from, until, spans }) => `${from}–${until} ${spansText(spans, words.closed)}`);
  return [...weeks, ...special].join('\n');
}

const isTyped = ({ from, lastEntry, until }: OpenSpan) => [from, lastEntry, until].every((clock) => clock !== '');

/** What is wrong with a day's spans, as the name of its sentence; null: nothing. */
export function dayMistake(
  spans: readonly OpenSpan[],
  before?: readonly OpenSpan[],
): 'incomplete' | 'order' | 'overlap' | null {
  return spans.every(isTyped) ? spanFault(spans, before) : 'incomplete';
}

export type HoursMistake =
  | NonNullable<ReturnType<typeof dayMistake>>
  | 'seasonDays'
  | 'daysCrossed'
  | 'daysTwice'
  | 'reasonMissing';

/** What is wrong with days of their own, beside those before them; null: nothing. */
export function specialDaysMistake(all: Hours['specialDays'], index: number): HoursMistake | null {
  const { from = '', until = '', spans = [], reason = null } = all[index] ?? {};
  if (!from || !until) return 'incomplete';
  if (from > until) return 'daysCrossed';
  if (all.some((other, before) => before < index && other.from <= until && from <= other.until)) return 'daysTwice';
  if (reason && !reason['zh-Hans']?.trim() && Object.values(reason).some((text) => text?.trim())) return 'reasonMissing';
  return dayMistake(spans, from < until ? spans : []);
}

/** The first that is wrong with hours, and of which part (`season 1`, `day 0 6`, `special 2`); null: nothing. */
export function firstMistake({ seasons, specialDays }: Hours): { at: string; mistake: HoursMistake } | null {
  for (const [index, { from, until, week }] of seasons.entries()) {
    if (index > 0 && !(from && until)) return { at: `season ${index}`, mistake: 'seasonDays' };
    for (const [day, spans] of week.entries()) {
      const mistake = dayMistake(spans, week[(day + 6) % 7]);
      if (mistake) return { at: `day ${index} ${day}`, mistake };
    }
  }
  for (const index of specialDays.keys()) {
    const mistake = specialDaysMistake(specialDays, index);
    if (mistake) return { at: `special ${index}`, mistake };
  }
  return null;
}

export const hoursMistake = (hours: Hours): HoursMistake | null => firstMistake(hours)?.mistake ?? null;

interface DayAhead {
  day: string;
  spans: readonly OpenSpan[];
  isSpecial: boolean;
  /** Tickets that are sold for slots which the day does not have. */
  sold: number;
}

/** What the coming days are with these hours. @param stock of the same days */
export function daysAhead(
  hours: ParkHours<unknown>,
  slots: readonly ParkSlot[],
  stock: readonly AdminStock[],
  today: string,
): DayAhead[] {
  const slotOf = new Map(slots.map((slot) => [slot.id, slot]));
  return Array.from({ length: PREVIEW_DAYS }, (_, ahead) => {
    const day = addDays(today, ahead);
    const isOn = (slotId: string) => {
      const slot = slotOf.get(slotId);
      return slot !== undefined && isSlotOn(hours, slot, day);
    };
    // A closed one has asked its visitors already; tickets of a clock that was changed are let in at theirs.
    const cut = stock.filter(
      (row) =>
        row.day === day && row.taken > 0 && row.closedReason === null && !slotOf.get(row.slotId)?.retired && !isOn(row.slotId),
    );
    return {
      day,
      spans: openingOf(hours, day).spans,
      isSpecial: hours.specialDays.some(({ from, until }) => from <= day && day <= until),
      sold: cut.reduce((sum, { taken }) => sum + taken, 0),
    };
  });
}
