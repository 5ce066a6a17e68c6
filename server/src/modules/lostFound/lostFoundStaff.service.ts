import type { Rows } from '@park/contract/envelope';
import type {
  AdminClaim,
  AdminItem,
  adminClaimsIn,
  adminItemsIn,
  DecisionIn,
  ItemSummary,
} from '@park/contract/lostFound/schemas';
import type { AuditAction } from '@park/contract/staff/auditActions';
import type { z } from 'zod';
import type { Database, Db } from '../../db/db';
import { AppError } from '../../http/appError';
import type { StaffAsker } from '../../http/asker';
import { refuse } from '../../http/refuse';
import { listed, viewed } from '../../http/rows';
import { recordAudit } from '../admin/audit.service';
import type { Files } from '../file/file.service';
import { tell } from '../message/message.service';
import * as claims from './claim.repo';
import { endClaims } from './ending.service';
import * as repo from './lostFound.repo';
import { type Decision, decideClosing, decideOnClaim, decideReview } from './lostFound.rules';
import { subjectOf, toAdminClaim, toAdminItem, toItemSummary } from './lostFound.views';

/** Staff's side of lost and found. */
export interface LostFoundStaff {
  list(input: z.output<typeof adminItemsIn>, staff: StaffAsker): Promise<Rows<ItemSummary>>;
  /** @throws AppError itemNotFound */
  get(id: string, staff: StaffAsker): Promise<AdminItem>;
  /** @throws AppError itemNotFound, itemReviewed */
  review(input: DecisionIn, staff: StaffAsker): Promise<AdminItem>;
  claims(input: z.output<typeof adminClaimsIn>, staff: StaffAsker): Promise<Rows<AdminClaim>>;
  /** @throws AppError claimNotFound, claimDecided, itemMatched, itemNotOpen */
  decide(input: DecisionIn, staff: StaffAsker): Promise<AdminItem>;
  /** @throws AppError itemNotFound, itemNotOpen */
  close(id: string, staff: StaffAsker): Promise<AdminItem>;
}

export function createLostFoundStaff(database: Database, files: Files): LostFoundStaff {
  const { db } = database;
  const show = async (tx: Db, row: repo.ItemRow, { lang, now }: StaffAsker) => {
    const subject = subjectOf(row.id);
    const pictures = (await files.of(tx, [subject], now)).get(subject) ?? [];
    return toAdminItem(row, await claims.listClaimsOf(tx, row.id), pictures, lang);
  };
  /** Decides on the locked row; what it writes, the log and the visitors learn in one transaction. */
  const change = async (
    tx: Db,
    id: string,
    staff: StaffAsker,
    decide: (row: repo.ItemRow) => Decision,
    step: {
      action: AuditAction;
      details?: Record<string, unknown>;
      write: (row: repo.ItemRow) => Promise<Partial<repo.ItemRow>>;
    },
  ) => {
    const row = await repo.lockItem(tx, id);
    if (!row) throw new AppError('itemNotFound');
    const decision = decide(row);
    if (typeof decision !== 'string') refuse(decision);
    if (decision !== 'go') return show(tx, row, staff);
    const changed = await step.write(row);
    if (Object.keys(changed).length > 0) await repo.updateItem(tx, id, changed);
    const { admin, now, req } = staff;
    await recordAudit(tx, {
      admin,
      action: step.action,
      subject: subjectOf(id),
      details: step.details,
      requestId: req.id,
      now,
    });
    return show(tx, { ...row, ...changed }, staff);
  };
  /** What the park entered itself has nobody to tell. */
  const tellAuthor = async (
    tx: Db,
    row: repo.ItemRow,
    kind: 'itemPublished' | 'itemRejected' | 'itemMatched',
    now: number,
    reason?: string,
  ) => {
    const params = { name: row.title, reason };
    if (row.visitorId !== null) await tell(tx, { visitorId: row.visitorId, kind, params, subject: row.id, now });
  };

  return {
    async list({ order = 'desc', ...query }, { lang, now }) {
      const found = await listed(
        db,
        repo.itemsWalk({ ...query, order }),
        (ids) => repo.listById(db, ids),
        ({ id }) => id,
        query,
      );
      const pictures = await files.of(
        db,
        found.items.map(({ id }) => subjectOf(id)),
        now,
      );
      return viewed(found, (row) => toItemSummary(row, pictures.get(subjectOf(row.id)) ?? [], lang));
    },

    async get(id, staff) {
      const row = await repo.findItem(db, id);
      if (!row) throw new AppError('itemNotFound');
      return show(db, row, staff);
    },

    review: ({ id, approve, reason }, staff) =>
      database.transaction((tx) =>
        change(tx, id, staff, (row) => decideReview(row, approve), {
          action: 'lostFound.review',
          details: { approve },
          async write(row) {
            const { now } = staff;
            if (!approve) {
              await tellAuthor(tx, row, 'itemRejected', now, reason);
              return { state: 'rejected', reason: reason ?? null, closedAt: now };
            }
            await files.publish(tx, subjectOf(id), true);
            await tellAuthor(tx, row, 'itemPublished', now);
            return { state: 'published', publishedAt: now };
          },
        }),
      ),

    async claims({ order = 'desc', ...query }, { lang }) {
      const found = await listed(
        db,
        claims.claimsWalk({ ...query, order }),
        (ids) => claims.listClaimsById(db, ids),
        ({ claim }) => claim.id,
        query,
      );
      return viewed(found, (row) => toAdminClaim(row, lang));
    },

    decide: ({ id, approve, reason = null }, staff) =>
      database.transaction(async (tx) => {
        const found = await claims.findClaim(tx, id);
        if (!found) throw new AppError('claimNotFound');
        // The thing's row first: whoever decides on another claim of it waits here, and what is read after is so.
        await repo.lockItem(tx, found.itemId);
        const claim = (await claims.findClaim(tx, id)) ?? found;
        return change(tx, claim.itemId, staff, (row) => decideOnClaim(row, claim, approve), {
          action: 'lostFound.decideClaim',
          details: { claim: id, approve },
          async write(row) {
            const { now } = staff;
            await claims.updateClaim(tx, id, { state: approve ? 'accepted' : 'rejected', reason, decidedAt: now });
            const params = { name: row.title, reason };
            const kind = approve ? ('claimAccepted' as const) : ('claimRejected' as const);
            await tell(tx, { visitorId: claim.visitorId, kind, params, subject: row.id, now });
            if (approve) await tellAuthor(tx, row, 'itemMatched', now);
            if (approve) return { state: 'matched' };
            return claim.state === 'accepted' ? { state: 'published' } : {};
          },
        });
      }),

    close: (id, staff) =>
      database.transaction((tx) =>
        change(tx, id, staff, decideClosing, {
          action: 'lostFound.close',
          async write(row) {
            await endClaims(tx, [row], staff.now);
            return { state: 'returned', closedAt: staff.now };
          },
        }),
      ),
  };
}
