import { parkDay } from '@park/contract/parkTime';
import { GUARDIAN_VERSION, isChild } from '@park/contract/ticket/guardian/limits';
import type { GuardianYes } from '@park/contract/ticket/guardian/schemas';
import type { Db } from '../../../db/db';
import { AppError } from '../../../http/appError';
import * as repo from './guardian.repo';

/** Somebody who is named, and how old they are known to be. */
export interface Named {
  idHash: string;
  /** `yyyy-MM-dd`; null: nobody told it. */
  birthday?: string | null;
}

/** Those who are under 14 on the day that they are named. */
export function childrenOf(people: readonly Named[], now: number): string[] {
  return people.filter(({ birthday }) => isChild(birthday, parkDay(now))).map(({ idHash }) => idHash);
}

/** Whether a yes is to the text as it stands; one to an older text is none. */
export function isCurrent(guardian: GuardianYes | undefined): guardian is GuardianYes {
  return guardian?.version === GUARDIAN_VERSION;
}

/**
 * Lets children be named in this transaction, which has locked their account: by the guardian's yes, which is written down, or by one
 * that stands. @throws AppError guardianConsentMissing
 */
export async function allowChildren(
  tx: Db,
  people: readonly Named[],
  { visitorId, guardian, now }: { visitorId: string; guardian: GuardianYes | undefined; now: number },
): Promise<void> {
  const children = childrenOf(people, now).map((idHash) => ({ visitorId, idHash }));
  if (children.length === 0) return;
  if (isCurrent(guardian)) {
    const consents = children.map((child) => ({ ...child, ...guardian }));
    await repo.insertConsents(tx, consents, now);
    return;
  }
  const consented = await repo.listConsented(tx, children, GUARDIAN_VERSION);
  if (consented.length < children.length) throw new AppError('guardianConsentMissing');
}
