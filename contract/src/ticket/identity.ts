import { parkDay } from '../parkTime';
import { plainText } from '../plainText';

/**
 * Resident identity card (also of residents from Hong Kong, Macao and Taiwan), passport, the travel permits of Hong Kong, Macao and
 * Taiwan, and the permanent residence card of foreigners.
 */
export const ID_KINDS = ['idCard', 'passport', 'hkMacaoPermit', 'taiwanPermit', 'foreignerCard'] as const;
export type IdKind = (typeof ID_KINDS)[number];

/** Lengths in characters of what is kept. */
export const PERSON = { name: [1, 80], idNumber: 20 } as const;

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_DIGITS = '10X98765432';
/** What a card's number is made of: where it was issued, birthday, order, check digit. */
const CARD = /^(\d{6})(\d{4})(\d{2})(\d{2})\d{3}[\dX]$/;
const OTHER_IDS: Record<Exclude<IdKind, 'idCard'>, RegExp> = {
  passport: /^[A-Z0-9]{5,17}$/,
  // The last two digits of ten count how often it was issued.
  hkMacaoPermit: /^[HM]\d{8}(\d{2})?$/,
  taiwanPermit: /^\d{8}(\d{2})?$/,
  // The older card; the new one (since December 2023) has a number as an identity card, which begins with 9.
  foreignerCard: /^[A-Z]{3}\d{12}$/,
};

/** An identity or passport number as it is kept: no spaces, capitals. */
export function plainIdNumber(text: string): string {
  return plainText(text)
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
}

/**
 * Whether a number can be one: a card's 18 characters with a birthday that exists and the right check digit (GB 11643-1999), 5 to 17
 * letters and digits of a passport, or what a travel permit or the older card of foreigners has.
 * @param today `yyyy-MM-dd`; nobody is born after it
 */
export function isIdNumber(kind: IdKind, text: string, today = parkDay(Date.now())): boolean {
  const plain = plainIdNumber(text);
  const birthday = birthdayIn(kind, plain);
  if (birthday === null) return kind !== 'idCard' && OTHER_IDS[kind].test(plain);
  const date = new Date(`${birthday}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== birthday) return false;
  if (!isBirthday(birthday, today)) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(plain[index]), 0);
  return CHECK_DIGITS[sum % 11] === plain[17];
}

/** Whether somebody who comes may be born on a day. @param today `yyyy-MM-dd` */
export function isBirthday(day: string, today = parkDay(Date.now())): boolean {
  return day >= '1900' && day <= today;
}

const cardParts = (kind: IdKind, idNumber: string) => {
  const plain = plainIdNumber(idNumber);
  return kind === 'idCard' || (kind === 'foreignerCard' && plain.startsWith('9')) ? CARD.exec(plain) : null;
};

/** The birthday (`yyyy-MM-dd`) that a document's number tells; null: it tells none. */
export function birthdayIn(kind: IdKind, idNumber: string): string | null {
  return cardParts(kind, idNumber)?.slice(2, 5).join('-') ?? null;
}

/**
 * Where a card was first issued: six digits of the administrative division (GB/T 2260), of which a foreigner's card tells the province
 * alone; null: another document.
 */
export function areaIn(kind: IdKind, idNumber: string): string | null {
  const area = cardParts(kind, idNumber)?.[1];
  if (area === undefined) return null;
  return area.startsWith('9') ? `${area.slice(1, 3)}0000` : area;
}
