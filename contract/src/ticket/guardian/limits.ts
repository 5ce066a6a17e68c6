import { ageOn } from '../limits';

/** Below it a guardian is asked (PIPL, article 31). Years. */
const OF_AGE = 14;

/**
 * Of the text that guardians agree to (`server/src/i18n/guardian.ts`). Raised when it says something new; everybody is asked anew then,
 * the next time that something of a child is taken.
 */
export const GUARDIAN_VERSION = 1;

/** What the account's holder says to be to the child. */
export const GUARDIAN_RELATIONS = ['parent', 'guardian'] as const;
export type GuardianRelation = (typeof GUARDIAN_RELATIONS)[number];

/** Whether somebody born then is a child on a day; both `yyyy-MM-dd`. Whose birthday nobody told is not known to be one. */
export function isChild(birthday: string | null | undefined, day: string): boolean {
  return birthday != null && ageOn(birthday, day) < OF_AGE;
}
