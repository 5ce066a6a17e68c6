/** Rules of tickets that both sides count with (product rules of the park; minutes unless said). */
export const TICKET = {
  /** days after today */
  daysAhead: 7,
  perOrder: 5,
  /** Unpaid orders one visitor may hold at once: what they hold nobody else can buy. */
  unpaidOrders: 3,
  payWithin: 15,
  changes: 2,
  offerHeld: 30,
  savedVisitors: 20,
  /** seconds */
  codeLife: 30,
} as const;

export const TICKET_KINDS = ['adult', 'child', 'senior', 'student', 'combined', 'addOn'] as const;
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

/** held: not paid yet; released: its order was cancelled or expired unpaid. */
export const TICKET_STATUSES = ['held', 'valid', 'used', 'refunding', 'refunded', 'released'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

/** Why a slot can or cannot be bought now; `few` is open with little left. */
export const SLOT_STATES = ['open', 'few', 'soldOut', 'closed', 'past'] as const;
export type SlotState = (typeof SLOT_STATES)[number];
/** Places left from which on a slot counts as `few`. */
export const FEW_LEFT = 20;

/** waiting → offered → taken, or lapsed when the 30 minutes passed; left: by the visitor; ended: the slot passed or closed. */
export const WAITING_STATUSES = ['waiting', 'offered', 'taken', 'lapsed', 'left', 'ended'] as const;
export type WaitingStatus = (typeof WAITING_STATUSES)[number];

/** Resident identity card (also of residents from abroad), passport, and the travel permits of Hong Kong, Macao and Taiwan. */
export const ID_KINDS = ['idCard', 'passport', 'hkMacaoPermit', 'taiwanPermit'] as const;
export type IdKind = (typeof ID_KINDS)[number];

/** What a gate answers to a code. */
export const GATE_VERDICTS = [
  'ok',
  'usedAlready',
  'wrongDay',
  'wrongSlot',
  'refunded',
  'unpaid',
  'unknown',
  'forged',
  'stale',
] as const;
export type GateVerdict = (typeof GATE_VERDICTS)[number];

/** Lengths in characters, after trimming. */
export const PERSON = { name: [2, 40], idNumber: 20 } as const;

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_DIGITS = '10X98765432';
const OTHER_IDS: Record<Exclude<IdKind, 'idCard'>, RegExp> = {
  passport: /^[A-Z0-9]{5,17}$/,
  // The last two digits of ten count how often it was issued.
  hkMacaoPermit: /^[HM]\d{8}(\d{2})?$/,
  taiwanPermit: /^\d{8}(\d{2})?$/,
};

/** An identity or passport number as it is kept: no spaces, capitals. */
export function plainIdNumber(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase();
}

/**
 * Whether a number can be one: a resident identity card's 18 characters with a birthday that exists and the right check digit
 * (GB 11643-1999), 5 to 17 letters and digits of a passport, or what a travel permit has.
 */
export function isIdNumber(kind: IdKind, text: string): boolean {
  const plain = plainIdNumber(text);
  if (kind !== 'idCard') return OTHER_IDS[kind].test(plain);
  const birthday = birthdayIn(kind, plain);
  if (birthday === null) return false;
  const date = new Date(`${birthday}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== birthday || birthday < '1900') return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(plain[index]), 0);
  return CHECK_DIGITS[sum % 11] === plain[17];
}

/** The birthday (`yyyy-MM-dd`) that a document's number tells; null: it tells none. */
export function birthdayIn(kind: IdKind, idNumber: string): string | null {
  const parts = kind === 'idCard' && /^\d{6}(\d{4})(\d{2})(\d{2})\d{3}[\dX]$/.exec(plainIdNumber(idNumber));
  return parts ? parts.slice(1).join('-') : null;
}

/** Whole years on a day; both days `yyyy-MM-dd`. */
export function ageOn(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** Whom a product is for, in whole years on the day of the visit, both ends included; null: no bound. */
export interface Ages {
  ageFrom: number | null;
  ageTo: number | null;
}

export function fits({ ageFrom, ageTo }: Ages, age: number): boolean {
  return age >= (ageFrom ?? 0) && age <= (ageTo ?? Number.POSITIVE_INFINITY);
}

/** Scans that a gate without a network sends at most in one call. */
export const MOST_ENTRIES_A_SYNC = 500;
