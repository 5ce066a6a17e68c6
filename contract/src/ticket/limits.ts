/** What no park may choose (R-ticket-1 to R-ticket-6); what it may is in `park/rules.ts`. */
export const TICKET = {
  savedVisitors: 20,
  /** seconds */
  codeLife: 30,
} as const;

/** Tickets of one order at most, whatever a park chooses: as many as the code of a gate carries. */
export const MAX_PER_ORDER = 10;

export const TICKET_KINDS = ['adult', 'child', 'senior', 'student', 'combined', 'addOn'] as const;
/** Fares: one entry, for whom it is. What else there is has no others beside it. */
export const FARE_KINDS: readonly TicketKind[] = ['adult', 'child', 'senior', 'student'];
export type TicketKind = (typeof TICKET_KINDS)[number];

/**
 * pending: the places are held until `expiresAt`; refunding: something is on its way back and nothing is valid any more;
 * an order of which only some tickets were given back stays paid or partlyUsed.
 */
export const ORDER_STATUSES = [
  'pending',
  'paid',
  'partlyUsed',
  'used',
  'cancelled',
  'expired',
  'refunding',
  'refunded',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Groups a visitor thinks in; `toUse` is paid or partlyUsed, `ended` everything that is over. */
export const ORDER_GROUPS = ['all', 'pending', 'toUse', 'refund', 'ended'] as const;
export type OrderGroup = (typeof ORDER_GROUPS)[number];

/** held: not paid yet; released: its order was cancelled or expired unpaid. */
export const TICKET_STATUSES = ['held', 'valid', 'used', 'refunding', 'refunded', 'released'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

/** Why a slot can or cannot be bought now; `few` is open with little left, `ballot` waits for its draw. */
export const SLOT_STATES = ['open', 'few', 'soldOut', 'closed', 'past', 'ballot'] as const;
export type SlotState = (typeof SLOT_STATES)[number];
/** Places left from which on a slot counts as `few`. */
export const FEW_LEFT = 20;

/** waiting → offered → taken, or lapsed when the 30 minutes passed; left: by the visitor; ended: the slot passed or closed. */
export const WAITLIST_STATUSES = ['waiting', 'offered', 'taken', 'lapsed', 'left', 'ended'] as const;
export type WaitlistStatus = (typeof WAITLIST_STATUSES)[number];

/**
 * What a gate answers to a code. justNow: the same gate let it in within the last minute, and nothing is counted again. proof: it lets in once staff have seen what the ticket asks for; noProof: they had nothing to show.
 */
export const GATE_VERDICTS = [
  'ok',
  'justNow',
  'proof',
  'noProof',
  'usedAlready',
  'wrongDay',
  'wrongSlot',
  'refunded',
  'unpaid',
  'unknown',
  'forged',
  'stale',
  'replaced',
] as const;
export type GateVerdict = (typeof GATE_VERDICTS)[number];

/**
 * Whole years on a day; both days `yyyy-MM-dd`. The birthday itself counts, as at every ticket window; whoever was born on 29 February is a
 * year older on 1 March of other years (decision 200).
 */
export function ageOn(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** Why gate staff take an entry back; a choice, for the audit log outlives what is deleted. */
export const UNDO_REASONS = ['wrongTicket', 'stayedOutside', 'mistake'] as const;

/** Scans that a gate without a network sends at most in one call. */
export const MAX_ENTRIES_PER_SYNC = 500;

/** Days that the park is closed for at once, at most. */
export const CLOSURE_DAYS = 31;

/** Places of products, days and slots that staff set in one call: seven products of three slots for six weeks. */
export const MAX_STOCK_ROWS = 1_000;
