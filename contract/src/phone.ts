import { plainText } from './plainText';

/** Country codes of ITU-T E.164; none begins another. */
const COUNTRY =
  /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|2[1-689]\d|3[578]\d|42\d|50\d|59\d|6[7-9]\d|80[08]|85\d|8[78]\d|9[67]\d|99[2-68])/;
/** Where the number itself begins with 0; elsewhere a 0 before it is for calls within the country. */
const KEEPS_ZERO = ['39', '225', '241', '242', '378'];
const MAINLAND = '86';

/**
 * The check for mainland China (R-limit-8), kept without its code: an 11-digit mobile that begins with 1, or a
 * landline of 10 to 13 digits that begins with 0. Numbers of other countries as E.164 writes them: `+33612345678`.
 */
export const PHONE = new RegExp(
  `^(?:1\\d{10}|0\\d{9,12}|\\+(?!${MAINLAND})(?=\\d{7,15}$)${COUNTRY.source.replace('^', '')}\\d+)$`,
);

/** Whose numbers a park takes: of every country; of mainland China, Hong Kong, Macao and Taiwan; of mainland China alone. */
export const PHONE_REGIONS = ['every', 'china', 'mainland'] as const;
export type PhoneRegions = (typeof PHONE_REGIONS)[number];

/** @param phone as it is kept; '' : none was left, which others judge */
export function isPhoneOf(regions: PhoneRegions, phone: string): boolean {
  if (regions === 'every' || !phone.startsWith('+')) return true;
  return regions === 'china' && /^\+(?:85[23]|886)/.test(phone);
}

const digits = (text: string) => text.replace(/[\s\p{Pd}().·•・/'’]/gu, '');

/** Country code (digits) and number as they were typed; the code is 86 until another is given. */
export interface PhoneParts {
  country: string;
  number: string;
}

/** Takes apart what `joinPhone` made, or what was pasted with its country code before it. */
export function splitPhone(typed: string): PhoneParts {
  const joined = /^\+(\d*) (.*)$/.exec(typed);
  if (joined) return { country: joined[1] ?? '', number: joined[2] ?? '' };
  const abroad = /^(?:\+|00)(.*)$/.exec(plainText(typed))?.[1];
  const country = abroad && COUNTRY.exec(abroad)?.[0];
  return country ? { country, number: abroad.slice(country.length).trim() } : { country: MAINLAND, number: typed };
}

/** One text for both, as forms keep it: `138 0013 8000`, `+33 6 12 34 56 78`. */
export function joinPhone({ country, number }: PhoneParts): string {
  return country === MAINLAND ? number : `+${country} ${number}`;
}

/** A number as it is kept, whichever way it was typed: '' without one; what cannot be one stays what it is. */
export function plainPhone(typed: string): string {
  const text = plainText(typed);
  const { country, number } = splitPhone(text);
  // A mobile has no 0 before it, though long distance was once dialled so; nor does anything begin with 86 whose + a field of digits left out.
  const plain = digits(number).replace(country === MAINLAND ? /^(?:86)?0?(?=1[3-9]\d{9}$)/ : /^0(?=1[3-9]\d{9}$)/, '');
  if (plain === '') return '';
  // Behind +86 a landline's 0 is left out; a mobile that lacks a digit is no landline.
  if (country === MAINLAND) return /^(?:\+|00)/.test(text) ? plain.replace(/^(?=10|[2-9])(?=\d{9,12}$)/, '0') : plain;
  if (COUNTRY.exec(country)?.[0] !== country) return text;
  return `+${country}${KEEPS_ZERO.includes(country) ? plain : plain.replace(/^0/, '')}`;
}

export const isPhone = (typed: string): boolean => PHONE.test(plainPhone(typed));
