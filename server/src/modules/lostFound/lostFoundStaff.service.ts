import type * as calls from '@park/contract/lostFound/calls';
import type { schemas } from '@park/contract/lostFound/schemas';
import type { AuditAction } from '@park/contract/staff/audit';
import * as words from '@park/contract/texts/lostFound';
import type { Database, Db } from '../../db/db';
import { keysetViews } from '../../db/keyset';
import { required } from '../../http/appError';
import type { StaffCallContext } from '../../http/callContext';
import { exporting } from '../../http/exportRows';
import type { Handlers } from '../../http/mount';
import { listMapped, listRows, mapRows } from '../../http/rows';
import { type CheckResult, isToDo } from '../../http/violation';
import type { Files } from '../file/file.service';
import { notify } from '../message/message.service';
import type { ParkProfiles } from '../park/park.service';
import { audit } from '../staff/audit.service';
import * as claims from './claim.repo';
import { endClaims } from './ending.service';
import * as repo from './lostFound.repo';
import { checkClaimDecision, checkClosing, checkReview } from './lostFound.rules';
import { subjectOf, toAdminClaim, toAdminItem, toItemSummary } from './lostFound.view';

export function staffLostFound(database: Database, files: Files, park: ParkProfiles) {
  const { db } = database;
  const show = async (tx: Db, row: repo.ItemRow, { lang, now }: StaffCallContext) => {
    const subject = subjectOf(row.id);
    const pictures = (await files.of(tx, [subject], now)).get(subject) ?? [];
    return toAdminItem(row, await claims.listClaimsOf(tx, row.id), pictures, lang);
  };
  /** Decides on the locked row; what it writes, the log and the visitors learn in one transaction. */
  const change = async (
    tx: Db,
    id: string,
    staff: StaffCallContext,
    check: (row: repo.ItemRow) => CheckResult,
    step: {
      action: AuditAction;
      details?: Record<string, unknown>;
      write: (row: repo.ItemRow) => Promise<Partial<repo.ItemRow>>;
    },
  ) => {
    const row = required(await repo.lockItem(tx, id), 'itemNotFound');
    if (!isToDo(check(row))) return show(tx, row, staff);
    const changed = await step.write(row);
    if (Object.keys(changed).length > 0) await repo.updateItem(tx, id, changed);
    await audit(tx, staff, step.action, subjectOf(id), step.details);
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
    if (row.visitorId !== null) await notify(tx, { visitorId: row.visitorId, kind, params, subject: row.id, now });
  };

  return {
    async getAdminItems(input, { lang, now }) {
      const found = await listRows(db, repo.itemsQuery(input), input);
      const subjects = found.items.map(({ id }) => subjectOf(id));
      const pictures = await files.of(db, subjects, now);
      return mapRows(found, (row) => toItemSummary(row, pictures.get(subjectOf(row.id)) ?? [], lang));
    },

    getAdminItem: async ({ id }, staff) => show(db, required(await repo.findItem(db, id), 'itemNotFound'), staff),

    reviewItem: ({ id, approve, reason }, staff) =>
      database.transaction((tx) =>
        change(tx, id, staff, (row) => checkReview(row, approve), {
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

    getAdminClaims: (input, { lang }) => listMapped(db, claims.claimsQuery(input), input, (row) => toAdminClaim(row, lang)),

    decideClaim: ({ id, approve, reason = null }, staff) =>
      database.transaction(async (tx) => {
        const found = required(await claims.findClaim(tx, id), 'claimNotFound');
        // The thing's row first: whoever decides on another claim of it waits here, and what is read after is so.
        await repo.lockItem(tx, found.itemId);
        const claim = (await claims.findClaim(tx, id)) ?? found;
        return change(tx, claim.itemId, staff, (row) => checkClaimDecision(row, claim, approve), {
          action: 'lostFound.decideClaim',
          details: { claim: id, approve },
          async write(row) {
            const { now } = staff;
            await claims.updateClaim(tx, id, { state: approve ? 'accepted' : 'rejected', reason, decidedAt: now });
            const params = { name: row.title, reason };
            const kind = approve ? ('claimAccepted' as const) : ('claimRejected' as const);
            await notify(tx, { visitorId: claim.visitorId, kind, params, subject: row.id, now });
            if (approve) await tellAuthor(tx, row, 'itemMatched', now);
            if (approve) return { state: 'matched' };
            return claim.state === 'accepted' ? { state: 'published' } : {};
          },
        });
      }),

    closeAdminItem: ({ id }, staff) =>
      database.transaction((tx) =>
        change(tx, id, staff, checkClosing, {
          action: 'lostFound.close',
          async write(row) {
            await endClaims(tx, [row], staff.now);
            return { state: 'returned', closedAt: staff.now };
          },
        }),
      ),

    exportItems: exporting(
      async (input, ctx) => {
        const nameOf = await park.namesOf('lostFound', words.itemCategory, ctx);
        return keysetViews(db, repo.itemsQuery(input), (row) => ({
          ...toAdminItem(row, [], [], ctx.lang),
          category: nameOf(row.category),
        }));
      },
      'createdAt kind category status title place day text reason closedAt',
      { kind: ({ kind }) => words.itemKind[kind], status: ({ state }) => words.item[state] },
    ),

    exportClaims: exporting(
      (input, { lang }) => keysetViews(db, claims.claimsQuery(input), (row) => toAdminClaim(row, lang)),
      'createdAt title status text phone reason decidedAt',
      { status: ({ state }) => words.claim[state], phone: ({ contact }) => contact },
    ),
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}
