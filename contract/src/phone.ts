import { PHONE } from './live/limits';

/** What people type into a phone field beside digits: spaces, dashes, brackets, +86. */
export function plainPhone(typed: string): string {
  return typed
    .trim()
    .replace(/[\s\-()（）]/g, '')
    .replace(/^(\+|00)86(?=1\d{10}$|0)/, '');
}

/** The specification's phone check (section 5), on the plain number. */
export function isPhone(typed: string): boolean {
  return PHONE.test(plainPhone(typed));
}
