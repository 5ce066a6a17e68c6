import type { OrderStatus } from '@park/contract/ticket/limits';
import type { Database } from '../../../db/db';
import { required } from '../../../http/appError';
import type { Pay } from '../../pay/pay.service';
import { lockStock, releaseStock } from '../stock.repo';
import { endUnpaid, lockBasket, paymentOf } from './order.repo';
import { statusAt } from './order.rules';

/**
 * Cancels an order and what it is paid together with, if they wait for payment. Repeating it changes nothing.
 * @param which without `visitorId` it may be anybody's
 * @returns how it stood before @throws AppError orderNotFound
 */
export async function cancelUnpaid(
  { database, pay }: { database: Database; pay: Pick<Pay, 'close'> },
  { orderId, visitorId }: { orderId: string; visitorId?: string },
  now: number,
): Promise<OrderStatus> {
  const { order, unpaid } = await database.transaction(async (tx) => {
    const orders = await lockBasket(tx, orderId, visitorId);
    const found = orders.find(({ id }) => id === orderId);
    const order = required(found, 'orderNotFound');
    const unpaid = orders.filter((one) => statusAt(one, now) === 'pending');
    await lockStock(tx, unpaid);
    for (const one of unpaid) await releaseStock(tx, one, await endUnpaid(tx, one.id, 'cancelled', now), now);
    return { order, unpaid };
  });
  const before = statusAt(order, now);
  // Somebody else may have cancelled it and not have told WeChat.
  if (unpaid.length > 0 || before === 'cancelled') await pay.close(paymentOf(order), now);
  return before;
}
