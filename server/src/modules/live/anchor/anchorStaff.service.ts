import type * as calls from '@park/contract/live/anchor/calls';
import type { schemas } from '@park/contract/live/anchor/schemas';
import { AnchorStatus } from '@park/contract/live/limits';
import * as words from '@park/contract/texts/live';
import type { z } from 'zod';
import type { Database } from '../../../db/db';
import { keysetViews } from '../../../db/keyset';
import { AppError, required } from '../../../http/appError';
import { exporting } from '../../../http/exportRows';
import type { Handlers } from '../../../http/mount';
import { listMapped } from '../../../http/rows';
import { sortField } from '../../../http/violation';
import { audit } from '../../staff/audit.service';
import { toAdminRegistration } from '../live.view';
import { cancelByPark, ofAnchor } from '../reservation/reservation.repo';
import * as repo from './anchor.repo';

type Filter = Pick<z.output<typeof schemas.getRegistrations.in>, 'status' | 'field' | 'order'>;

function queryOf({ field, ...query }: Filter) {
  sortField(field, ['createdAt']);
  return repo.registrationsQuery(query);
}

/** What staff decide about anchors. Each change is audited in its own transaction. */
export function staffAnchors(database: Database) {
  const { db } = database;
  return {
    getRegistrations: (input, { lang }) => listMapped(db, queryOf(input), input, (row) => toAdminRegistration(row, lang)),

    exportRegistrations: exporting(
      (input, { lang }) => keysetViews(db, queryOf(input), (row) => toAdminRegistration(row, lang)),
      'status name phone platform account introduction reason createdAt decidedAt',
      {
        status: ({ status, anchorStatus }, lang) => {
          const isSuspended = status === AnchorStatus.approved && anchorStatus === AnchorStatus.suspended;
          return words.anchor[isSuspended ? anchorStatus : status][lang];
        },
        platform: ({ platform }) => platform.name,
      },
    ),

    decideRegistration: ({ id, approve, reason }, ctx) =>
      database.transaction(async (tx) => {
        const { lang, now } = ctx;
        if (!approve && !reason) throw new AppError('reasonRequired');
        const status = approve ? AnchorStatus.approved : AnchorStatus.rejected;
        const found = required(await repo.findRegistration(tx, id), 'registrationNotFound');
        await repo.lockAnchor(tx, found.registration.anchorId);
        const row = (await repo.findRegistration(tx, id)) ?? found;
        const { registration, visitorId } = row;
        if (registration.status === status) return toAdminRegistration(row, lang);
        if (registration.status !== AnchorStatus.awaiting) throw new AppError('registrationAlreadyDecided');

        const { anchorId } = registration;
        const decision = { status, reason: reason || null };
        await repo.decideRegistration(tx, id, decision, now);
        await repo.updateAnchor(tx, anchorId, { ...decision, updatedAt: now });
        const kind = approve ? 'registrationApproved' : 'registrationRejected';
        await repo.insertMessage(tx, visitorId, kind, { reason: decision.reason }, now);
        await audit(tx, ctx, 'live.decideRegistration', `registration:${id}`, { approve, anchorId });
        const decided = { ...registration, ...decision, decidedAt: now };
        return toAdminRegistration({ ...row, anchorStatus: status, registration: decided }, lang);
      }),

    suspendAnchor: ({ anchorId, suspended, reason }, ctx) =>
      database.transaction(async (tx) => {
        const { now } = ctx;
        const anchor = required(await repo.lockAnchor(tx, anchorId), 'anchorNotFound');
        const status = suspended ? AnchorStatus.suspended : AnchorStatus.approved;
        if (anchor.status === status) return { anchorId, status, cancelledReservations: 0 };
        if (anchor.status !== AnchorStatus.approved && anchor.status !== AnchorStatus.suspended)
          throw new AppError('anchorNotSuspendable');
        const given = reason || null;
        await repo.updateAnchor(tx, anchorId, { status, reason: suspended ? given : null, updatedAt: now });
        const kind = suspended ? 'anchorSuspended' : 'anchorRestored';
        await repo.insertMessage(tx, anchor.visitorId, kind, { reason: given }, now);
        const cancelledReservations = suspended ? await cancelByPark(tx, ofAnchor(anchorId, now), given, now) : 0;
        const action = suspended ? 'live.suspendAnchor' : 'live.restoreAnchor';
        await audit(tx, ctx, action, `anchor:${anchorId}`, { cancelledReservations });
        return { anchorId, status, cancelledReservations };
      }),
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}
