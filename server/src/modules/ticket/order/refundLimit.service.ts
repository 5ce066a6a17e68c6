import { isDeepStrictEqual } from 'node:util';
import { parkDay } from '@park/contract/parkTime';
import type { Db } from '../../../db/db';
import { AppError } from '../../../http/appError';
import type { StaffCallContext } from '../../../http/callContext';
import { audit } from '../../staff/audit.service';
import { refundLimitOf } from '../../staff/role.service';
import * as repo from './refundRequest.repo';

export { countOpenRequests } from './refundRequest.repo';

/** `amount` in fen; `ticketIds` null: a part of the price, of no ticket. */
type Wanted = Pick<repo.RefundRequestRow, 'id' | 'orderId' | 'ticketIds' | 'amount' | 'reason'>;

/**
 * Whether somebody may refund this by themselves now, which counts to their limit of the day. Where it is beyond it, a request for approval
 * is made in its place; the same once more makes none. The caller holds the order's row.
 * @throws AppError refundRequested (another refund of this order waits for approval), refundRequestDeclined (this one)
 */
export async function mayRefundNow(tx: Db, staff: Omit<StaffCallContext, 'lang'>, wanted: Wanted): Promise<boolean> {
  const { admin, now } = staff;
  const limit = admin && wanted.amount > 0 ? await refundLimitOf(tx, admin.id) : null;
  if (!admin || limit === null) return true;
  // Sent again on another day, what was requested is still that request.
  const own = await repo.findRequest(tx, wanted.id);
  const taking = { adminId: admin.id, day: parkDay(now), amount: wanted.amount, limit };
  if (!own && (await repo.takeOfLimit(tx, taking))) return true;
  const { orderId, amount, reason } = wanted;
  if (await repo.insertRequest(tx, { ...wanted, requestedAt: now, adminId: admin.id, adminName: admin.userName })) {
    await audit(tx, staff, 'ticket.requestRefund', `order:${orderId}`, { amount, reason });
    return false;
  }
  const before = own ?? (await repo.findEither(tx, wanted.id, orderId));
  if (before?.state === 'declined') throw new AppError('refundRequestDeclined');
  const isSame =
    before?.orderId === orderId &&
    before.amount === amount &&
    before.adminId === admin.id &&
    isDeepStrictEqual(before.ticketIds, wanted.ticketIds);
  if (!isSame) throw new AppError('refundRequested');
  return false;
}
