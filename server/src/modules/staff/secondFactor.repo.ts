import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { adminAccount, adminPasskey, adminRecoveryCode } from './staff.tables';

export interface TotpRow {
  /** Encrypted. */
  secret: string;
  since: Date;
  step: number;
}

/** Uses the code of a half minute. False when it, or a later one, has been used, or the second factor is another by now. */
export async function useStep(
  tx: Db,
  adminId: string,
  since: Date,
  { step, secret }: Omit<TotpRow, 'since'>,
): Promise<boolean> {
  const used = await tx
    .update(adminAccount)
    .set({ totpStep: step, totpSecret: secret })
    .where(and(eq(adminAccount.id, adminId), eq(adminAccount.totpSince, since), lt(adminAccount.totpStep, step)))
    .returning({ id: adminAccount.id });
  return used.length > 0;
}

/** Sets it up, if what is set up now is what was when it began. */
export async function setTotp(
  tx: Db,
  adminId: string,
  before: Date | null,
  { secret, since, step }: TotpRow,
): Promise<boolean> {
  const same = before === null ? isNull(adminAccount.totpSince) : eq(adminAccount.totpSince, before);
  const set = await tx
    .update(adminAccount)
    .set({ totpSecret: secret, totpSince: since, totpStep: step, totpDue: null })
    .where(and(eq(adminAccount.id, adminId), same))
    .returning({ id: adminAccount.id });
  return set.length > 0;
}

/** With passkeys and recovery codes. @param due when an owner must have set up another */
export async function clearFactors(tx: Db, adminId: string, due: Date | null): Promise<void> {
  await tx
    .update(adminAccount)
    .set({ totpSecret: null, totpSince: null, totpStep: null, passkeysSince: null, totpDue: due })
    .where(eq(adminAccount.id, adminId));
  await tx.delete(adminPasskey).where(eq(adminPasskey.adminId, adminId));
  await tx.delete(adminRecoveryCode).where(eq(adminRecoveryCode.adminId, adminId));
}

/** Notes when an owner must have a second factor, unless it stands there already. @returns when */
export async function noteDue(tx: Db, adminId: string, due: Date): Promise<Date> {
  const [row] = await tx
    .update(adminAccount)
    .set({ totpDue: sql`coalesce(${adminAccount.totpDue}, ${due.toISOString()}::timestamptz)` })
    .where(eq(adminAccount.id, adminId))
    .returning({ due: adminAccount.totpDue });
  return row?.due ?? due;
}

export async function replaceRecoveryCodes(tx: Db, adminId: string, hashes: string[]): Promise<void> {
  await tx.delete(adminRecoveryCode).where(eq(adminRecoveryCode.adminId, adminId));
  await tx.insert(adminRecoveryCode).values(hashes.map((codeHash) => ({ adminId, codeHash })));
}

/** False when there is no such code any more. */
export async function useRecoveryCode(tx: Db, adminId: string, codeHash: string): Promise<boolean> {
  const used = await tx
    .delete(adminRecoveryCode)
    .where(and(eq(adminRecoveryCode.adminId, adminId), eq(adminRecoveryCode.codeHash, codeHash)))
    .returning({ codeHash: adminRecoveryCode.codeHash });
  return used.length > 0;
}

export function countRecoveryCodes(db: Db, adminId: string): Promise<number> {
  return db.$count(adminRecoveryCode, eq(adminRecoveryCode.adminId, adminId));
}
