import type { Database } from '../../../db/db';
import { AppError, required } from '../../../http/appError';
import type { StaffCallContext } from '../../../http/callContext';
import { audit } from '../../staff/audit.service';
import { lockOrder } from '../order/order.repo';

/** An order's whole phone number; each look is logged with its reason. @throws AppError orderNotFound, orderPhoneGone */
export function revealPhone(
  database: Database,
  { orderId, reason }: { orderId: string; reason: string },
  staff: StaffCallContext,
): Promise<{ phone: string }> {
  return database.transaction(async (tx) => {
    const { phone } = required(await lockOrder(tx, orderId), 'orderNotFound');
    if (phone === '') throw new AppError('orderPhoneGone');
    await audit(tx, staff, 'ticket.seePhone', `order:${orderId}`, { reason });
    return { phone };
  });
}
