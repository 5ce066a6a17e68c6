import { PHONE_REGIONS, type PhoneRegions } from '../phone';
import { MAX_PER_ORDER } from '../ticket/limits';
import type { ParkRules, RuleGroup } from './rules';

type RuleUnit = 'days' | 'minutes' | 'times' | 'points' | 'percent';

export type Bound = readonly [min: number, max: number, unit: RuleUnit];

/** Of a number, else the words that there are. */
export const isBound = (bound: Bound | readonly string[]): bound is Bound => typeof bound[0] === 'number';

type Bounds<Rules> = { readonly [Rule in keyof Rules]: Rules[Rule] extends number ? Bound : readonly Rules[Rule][] };

/** How far a park may go with its rules, and what they count; of a word, which there are. */
export const RULE_BOUNDS: { readonly [Group in RuleGroup]: Bounds<ParkRules[Group]> } = {
  ticket: {
    // Home says what tomorrow has; stock is made ahead for every day on sale, each slot a row.
    daysAhead: [1, 60, 'days'],
    perOrder: [1, MAX_PER_ORDER, 'times'],
    unpaidOrders: [1, 10, 'times'],
    // WeChat's prepay_id lives two hours.
    payWithin: [5, 120, 'minutes'],
    changes: [0, 20, 'times'],
    offerHeld: [5, 1_440, 'minutes'],
    lateRefundPercent: [0, 100, 'percent'],
    slowPerMinute: [1, 1_000, 'times'],
    freePerDay: [0, 1_000, 'times'],
    windowQuota: [0, 300, 'times'],
  },
  live: {
    bookableDays: [0, 90, 'days'],
    perDay: [1, 20, 'times'],
    cancelBeforeStart: [0, 2_880, 'minutes'],
    cancelAfterBooking: [0, 1_440, 'minutes'],
    checkInBeforeStart: [0, 240, 'minutes'],
    noShowAfterStart: [5, 240, 'minutes'],
    noShowsToBlock: [1, 20, 'times'],
    noShowWindow: [1, 365, 'days'],
    blockFor: [1, 365, 'days'],
  },
  points: {
    perYuan: [0, 100, 'points'],
    walk: [0, 10_000, 'points'],
    checkIn: [1, 1_000, 'points'],
    streakDays: [2, 365, 'days'],
    streakBonus: [1, 10_000, 'points'],
  },
  activity: {
    offerHeld: [5, 1_440, 'minutes'],
  },
  feedback: { perDay: [1, 50, 'times'] },
  lostFound: { itemsPerDay: [1, 50, 'times'], claimsPerDay: [1, 50, 'times'] },
  phone: { regions: PHONE_REGIONS satisfies readonly PhoneRegions[] },
  retention: {
    // Shorter, and what went wrong could no longer be settled.
    ticketNames: [7, 30, 'days'],
    orderPhones: [30, 180, 'days'],
    entrants: [7, 30, 'days'],
    applicants: [7, 30, 'days'],
    feedbackPhones: [30, 180, 'days'],
    lostFoundPhones: [30, 180, 'days'],
    help: [7, 30, 'days'],
  },
};
