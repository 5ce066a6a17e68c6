import type { Rows } from '@park/contract/envelope';
import type { AdminRegistration, AdminReservation, PointOpened, SuspendedAnchor } from '@park/contract/live/adminSchemas';
import { AnchorStatus, type ReservationStatus } from '@park/contract/live/limits';
import type { Database, Db } from '../../db/db';
import { AppError } from '../../http/appError';
import type { StaffCallContext } from '../../http/callContext';
import { type CursorPaging, listRows, mapRows } from '../../http/rows';
import { sortField, throwIfViolated } from '../../http/violation';
import { recordAudit } from '../admin/audit.service';
import * as anchors from './anchor.repo';
import { toAdminRegistration, toAdminReservation, toPoint } from './live.views';
import { lockPoint, setPointOpen } from './place.repo';
import * as reservations from './reservation.repo';

interface Sorted extends CursorPaging {
  field?: string;
  order?: 'asc' | 'desc';
}

/** What staff decide about anchors and points. Each change is audited in its own transaction. */
export interface LiveStaff {
  /** @throws AppError fieldNotSortable */
  registrations(input: Sorted & { status?: AnchorStatus }, staff: StaffCallContext): Promise<Rows<AdminRegistration>>;
  /** Deciding the same again changes nothing. @throws AppError reasonRequired, registrationNotFound, registrationAlreadyDecided */
  decide(input: { id: string; approve: boolean; reason?: string }, staff: StaffCallContext): Promise<AdminRegistration>;
  /** Suspends or restores; a suspended anchor's reservations to come are cancelled. @throws AppError anchorNotFound, anchorNotSuspendable */
  suspend(input: { anchorId: string; suspended: boolean; reason?: string }, staff: StaffCallContext): Promise<SuspendedAnchor>;
  /** Opens or closes; a closed point's reservations to come are cancelled. @throws AppError reasonRequired, pointNotFound */
  openPoint(input: { id: string; open: boolean; reason?: string }, staff: StaffCallContext): Promise<PointOpened>;
  /** @throws AppError fieldNotSortable */
  reservations(
    input: Sorted & { day?: string; pointId?: string; status?: ReservationStatus },
    staff: StaffCallContext,
  ): Promise<Rows<AdminReservation>>;
}

export function createLiveStaff(database: Database): LiveStaff {
  const { db } = database;
  return {
    async registrations({ field, order = 'desc', status, ...paging }, { lang }) {
      sortField(field, ['createdAt']);
      const found = await listRows(
        db,
        anchors.registrationsQuery({ status, order }),
        (ids) => anchors.listRegistrationsById(db, ids),
        ({ registration }) => registration.id,
        paging,
      );
      return mapRows(found, (row) => toAdminRegistration(row, lang));
    },

    decide: (input, staff) => database.transaction((tx) => decide(tx, input, staff)),
    suspend: (input, staff) => database.transaction((tx) => suspend(tx, input, staff)),
    openPoint: (input, staff) => database.transaction((tx) => openPoint(tx, input, staff)),

    async reservations({ field, order = 'desc', ...input }, { lang, now }) {
      const query = { ...input, order, field: sortField(field, ['start', 'createdAt']) ?? 'start' };
      const found = await listRows(
        db,
        reservations.reservationsQuery(query, now),
        (ids) => reservations.listReservationsById(db, ids),
        ({ id }) => id,
        query,
      );
      return mapRows(found, (row) => toAdminReservation(row, lang, now));
    },
  };
}

async function decide(
  tx: Db,
  { id, approve, reason }: { id: string; approve: boolean; reason?: string },
  { admin, lang, now, req }: StaffCallContext,
): Promise<AdminRegistration> {
  if (!approve && !reason) throw new AppError('reasonRequired');
  const status = approve ? AnchorStatus.approved : AnchorStatus.rejected;
  const found = await anchors.findRegistration(tx, id);
  if (!found) throw new AppError('registrationNotFound');
  await anchors.lockAnchor(tx, found.registration.anchorId);
  const row = (await anchors.findRegistration(tx, id)) ?? found;
  const { registration, visitorId } = row;
  if (registration.status === status) return toAdminRegistration(row, lang);
  if (registration.status !== AnchorStatus.awaiting) throw new AppError('registrationAlreadyDecided');

  const decision = { status, reason: reason || null };
  await anchors.decideRegistration(tx, id, decision, now);
  await anchors.updateAnchor(tx, registration.anchorId, { ...decision, updatedAt: new Date(now) });
  const kind = approve ? 'registrationApproved' : 'registrationRejected';
  await anchors.insertMessage(tx, visitorId, kind, { reason: decision.reason }, now);
  await recordAudit(tx, {
    admin,
    action: 'live.decideRegistration',
    subject: `registration:${id}`,
    details: { approve, anchorId: registration.anchorId },
    requestId: req.id,
    now,
  });
  const decided = { ...registration, ...decision, decidedAt: new Date(now) };
  return toAdminRegistration({ ...row, anchorStatus: status, registration: decided }, lang);
}

async function suspend(
  tx: Db,
  { anchorId, suspended, reason }: { anchorId: string; suspended: boolean; reason?: string },
  { admin, now, req }: StaffCallContext,
): Promise<SuspendedAnchor> {
  const anchor = await anchors.lockAnchor(tx, anchorId);
  if (!anchor) throw new AppError('anchorNotFound');
  const status = suspended ? AnchorStatus.suspended : AnchorStatus.approved;
  if (anchor.status === status) return { anchorId, status, cancelledReservations: 0 };
  throwIfViolated(
    anchor.status === AnchorStatus.approved || anchor.status === AnchorStatus.suspended
      ? null
      : { error: 'anchorNotSuspendable' },
  );
  const given = reason || null;
  await anchors.updateAnchor(tx, anchorId, { status, reason: suspended ? given : null, updatedAt: new Date(now) });
  await anchors.insertMessage(tx, anchor.visitorId, suspended ? 'anchorSuspended' : 'anchorRestored', { reason: given }, now);
  const cancelledReservations = suspended
    ? await reservations.cancelByPark(tx, reservations.ofAnchor(anchorId, now), given, now)
    : 0;
  await recordAudit(tx, {
    admin,
    action: suspended ? 'live.suspendAnchor' : 'live.restoreAnchor',
    subject: `anchor:${anchorId}`,
    details: { cancelledReservations },
    requestId: req.id,
    now,
  });
  return { anchorId, status, cancelledReservations };
}

async function openPoint(
  tx: Db,
  { id, open, reason }: { id: string; open: boolean; reason?: string },
  { admin, lang, now, req }: StaffCallContext,
): Promise<PointOpened> {
  if (!open && !reason) throw new AppError('reasonRequired');
  const point = await lockPoint(tx, id);
  if (!point) throw new AppError('pointNotFound');
  // What staff type is in one language; readers of the others are shown it as it is.
  const closedReason = open || !reason ? null : { [lang]: reason };
  await setPointOpen(tx, id, open, closedReason);
  const cancelledReservations = open
    ? 0
    : await reservations.cancelByPark(tx, reservations.atPoint(id, now), reason ?? null, now);
  const changed = point.open !== open || JSON.stringify(point.closedReason) !== JSON.stringify(closedReason);
  if (changed || cancelledReservations > 0)
    await recordAudit(tx, {
      admin,
      action: open ? 'live.openPoint' : 'live.closePoint',
      subject: `point:${id}`,
      details: { cancelledReservations },
      requestId: req.id,
      now,
    });
  return { point: toPoint({ ...point, open, closedReason }, lang), cancelledReservations };
}
