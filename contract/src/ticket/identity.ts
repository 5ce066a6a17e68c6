/** Resident identity card (also of residents from abroad), passport, and the travel permits of Hong Kong, Macao and Taiwan. */
export const ID_KINDS = ['idCard', 'passport', 'hkMacaoPermit', 'taiwanPermit'] as const;
export type IdKind = (typeof ID_KINDS)[number];

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

/** Where a resident identity card was first issued: the six digits of the administrative division (GB/T 2260); null: another document. */
export function areaIn(kind: IdKind, idNumber: string): string | null {
  const found = kind === 'idCard' && /^(\d{6})\d{11}[\dX]$/.exec(plainIdNumber(idNumber));
  return found ? (found[1] ?? null) : null;
}
