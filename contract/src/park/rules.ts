import type { PhoneRegions } from '../phone';

/**
 * What a park may choose, as it is delivered. Ahead and back: days; held, within, before, after: minutes; the rest are counts and points.
 * `ruleBounds.ts` says how far each may go, R-park-4 that the server's are what counts.
 */
export const DEFAULT_RULES = {
  ticket: {
    /** Days after today that are sold. */
    daysAhead: 7,
    perOrder: 5,
    /** Unpaid orders one visitor may hold at once: what they hold nobody else can buy. */
    unpaidOrders: 3,
    payWithin: 15,
    /** Times that the day or slot of an order may be changed. */
    changes: 2,
    /** How long the waiting list holds what it offers. */
    offerHeld: 30,
    /** Of the price, what a new product begins with; staff say it of each. */
    lateRefundPercent: 0,
    /** Orders for today that are let in from the line a minute, from 90 % of a maximum on. */
    slowPerMinute: 30,
    /** Tickets that a cashier may give away on a day, each sale with its reason. */
    freePerDay: 20,
    /** Tickets that one cashier may hold, to go on selling without a network; 0: none. */
    windowQuota: 40,
  },
  live: {
    bookableDays: 14,
    perDay: 2,
    cancelBeforeStart: 60,
    cancelAfterBooking: 15,
    checkInBeforeStart: 30,
    noShowAfterStart: 30,
    noShowsToBlock: 3,
    /** Days in which so many block. */
    noShowWindow: 30,
    /** Days. */
    blockFor: 30,
  },
  points: {
    /** For each whole yuan paid and not given back. */
    perYuan: 1,
    /** For a walk of whose every stop the visitor has the stamp; once each walk. */
    walk: 10,
    /** Once a day of the park. */
    checkIn: 1,
    /** Days in a row after which a check-in gives `streakBonus` more, each time. */
    streakDays: 7,
    streakBonus: 5,
  },
  activity: {
    /** How long a freed place is held for whoever waits next. */
    offerHeld: 30,
  },
  /** Of one visitor, on one day of the park. */
  feedback: { perDay: 5 },
  lostFound: { itemsPerDay: 5, claimsPerDay: 5 },
  /** Whose numbers visitors may leave; a call for help takes any. */
  phone: { regions: 'every' as PhoneRegions },
  /** Days that marks of persons stay (docs/privacy.md). A park may let them go earlier, never later: visitors were promised these. */
  retention: {
    /** Names and identity numbers on tickets, after their day. */
    ticketNames: 30,
    /** Of an order, after its day. */
    orderPhones: 180,
    /** Name and phone in a draw, after prizes could be claimed. */
    entrants: 30,
    /** Name, phone and answers, after the activity. */
    applicants: 30,
    feedbackPhones: 180,
    /** After the thing is over. */
    lostFoundPhones: 180,
    /** Phone, place and words of a call for help, after it ended. */
    help: 30,
  },
};

export type ParkRules = typeof DEFAULT_RULES;
export type TicketRules = ParkRules['ticket'];
/** Days. */
export type Retention = ParkRules['retention'];
export type LiveRules = ParkRules['live'];
export type RuleGroup = keyof ParkRules;

/** What a park has chosen; the rest is as delivered. */
export type ChosenRules = { [Group in RuleGroup]?: Partial<ParkRules[Group]> };

export function rulesOf(chosen: ChosenRules): ParkRules {
  const groups = Object.entries(DEFAULT_RULES).map(([group, rules]) => [group, { ...rules, ...chosen[group as RuleGroup] }]);
  return Object.fromEntries(groups) as ParkRules;
}

/** Points of a check-in that is the `streak`th day in a row. */
export function checkInPoints({ checkIn, streakDays, streakBonus }: ParkRules['points'], streak: number): number {
  return checkIn + (streak % streakDays === 0 ? streakBonus : 0);
}

/** Points that an amount is worth. @param fen what was paid and not given back */
export function pointsOf({ perYuan }: Pick<ParkRules['points'], 'perYuan'>, fen: number): number {
  return Math.max(0, Math.floor(fen / 100)) * perYuan;
}
