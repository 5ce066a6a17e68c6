import { toParkIso } from '@park/contract/parkTime';
import type { OrderHistory } from '@park/contract/ticket/salesSchemas';
import type { Db } from '../../db/db';
import { paymentsOf } from './ledger.repo';
import { listRefundsOf } from './payRefund.repo';
import { toRefund } from './payRefund.service';

/** What came for a subject and what goes back, oldest first; amounts in fen. */
export async function moneyOfSubject(db: Db, subject: string): Promise<Pick<OrderHistory, 'payments' | 'refunds'>> {
  const [payments, refunds] = await Promise.all([paymentsOf(db, subject), listRefundsOf(db, subject)]);
  return {
    payments: payments.map(({ number, amount, at }) => ({ number, amount, at: toParkIso(at) })),
    refunds: refunds.map(toRefund),
  };
}
