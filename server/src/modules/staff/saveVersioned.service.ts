import { isDeepStrictEqual } from 'node:util';
import type { ErrorName } from '@park/contract/errors';
import type { AuditAction } from '@park/contract/staff/audit';
import type { Db } from '../../db/db';
import { AppError } from '../../http/appError';
import type { StaffCallContext } from '../../http/callContext';
import { changedBy } from '../../http/changedBy';
import { audit } from './audit.service';
import { keepVersion, versionsOf } from './earlierVersion.repo';

/** Who changed a row last, and how often it was changed. */
export interface Version {
  version: number;
  /** Null: the park itself. */
  updatedBy: string | null;
  /** Epoch milliseconds; null: as the park came. */
  updatedAt: number | null;
}

/** Of one thing; those before are gone. */
const MAX_VERSIONS = 20;

interface VersionedSave<Row, Contents> {
  /** The version that was opened; 0: it is made. */
  version: number;
  /** What is saved, under the row's own names. */
  contents: Contents;
  /** The row as it is, locked. */
  lock: () => Promise<Row | undefined>;
  /** @throws AppError when it may not be saved as it is now */
  check?: (before: Row | undefined) => void | Promise<void>;
  /** Undefined: somebody else made it a moment ago. */
  write: (
    next: Contents & { version: number; updatedAt: number; updatedBy: string | null },
    before: Row | undefined,
  ) => Promise<Row | undefined>;
  errors: { missing: ErrorName; changed: ErrorName };
  /** What is replaced can be looked at for a year. */
  keepsEarlier?: true;
  audit: { action: AuditAction; subject: string; details?: (row: Row, before: Row | undefined) => Record<string, unknown> };
}

/**
 * Saves the version that was opened, with its line in the audit log. The same save again by the same person (its answer was lost)
 * changes nothing.
 * @throws AppError `errors.missing`; `errors.changed` (by whom, when) when somebody else saved in between
 */
export async function saveVersioned<Row extends Version, Contents extends object>(
  tx: Db,
  staff: StaffCallContext,
  { version, contents, errors, audit: entry, ...save }: VersionedSave<Row, Contents>,
): Promise<Row> {
  const by = staff.admin?.userName ?? null;
  const before = await save.lock();
  if (!before && version !== 0) throw new AppError(errors.missing);
  if (before && before.version !== version) {
    const isSaved =
      before.version === version + 1 &&
      before.updatedBy === by &&
      Object.entries(contents).every(([key, value]) => isDeepStrictEqual(before[key as keyof Row], value));
    if (isSaved) return before;
    throw new AppError(errors.changed, changedBy(before));
  }
  await save.check?.(before);
  const row = await save.write({ ...contents, version: version + 1, updatedAt: staff.now, updatedBy: by }, before);
  if (!row) return saveVersioned(tx, staff, { version, contents, errors, audit: entry, ...save });
  if (before && save.keepsEarlier)
    await keepVersion(tx, { subject: entry.subject, row: before, now: staff.now, maxVersions: MAX_VERSIONS });
  await audit(tx, staff, entry.action, entry.subject, entry.details?.(row, before) ?? { version: row.version });
  return row;
}

/** What a row was, newest first. What came with a later release is as it is now. @param subject as in the audit log */
export async function earlierVersions<Row extends Version>(db: Db, subject: string, now: Row): Promise<Row[]> {
  return (await versionsOf<Row>(db, subject)).map((row) => ({ ...now, ...row }));
}
