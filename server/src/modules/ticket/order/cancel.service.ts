import type { OrderStatus } from '@park/contract/ticket/limits';
import type { Database } from '../../../db/db';
import { required } from '../../../http/appError';
import type { Pay } from '../../pay/pay.service';
import { releaseStock } from '../stock.repo';
import { endUnpaid, lockOrder } from './order.repo';
import { statusAt } from './order.rules';

interface CancelDeps {
  database: Database;
  pay: Pick<Pay, 'close'>;
}

/**
 * Cancels a visitor's order if it waits for payment. Repeating it changes nothing.
 * @returns how it stood before @throws AppError orderNotFound
 */
export async function cancelUnpaid(
  { database, pay }: CancelDeps,
  { orderId, visitorId }: { orderId: string; visitorId: string },
  now: number,
): Promise<OrderStatus> {
  const before = await database.transaction(async (tx) => {
    const order = required(await lockOrder(tx, orderId, visitorId), 'orderNotFound');
    const status = statusAt(order, now);
    if (status === 'pending') await releaseStock(tx, order, await endUnpaid(tx, orderId, 'cancelled', now), now);
    return status;
  });
  if (before === 'pending') await pay.close(orderId, now);
  return before;
}
