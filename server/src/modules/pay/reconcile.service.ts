import type { Reconciliation } from '@park/contract/pay/schemas';
import type { Database, Db } from '../../db/db';
import { AppError } from '../../http/appError';
import type { StaffCallContext } from '../../http/callContext';
import type { BillEntry, PayClient } from '../../wechat/payClient';
import { PayRefusedError, PayUnavailableError } from '../../wechat/payErrors';
import { recordAudit } from '../admin/audit.service';
import { booksOf, sumsOf } from './ledger.repo';
import { compare } from './reconcile.rules';

/** fen that came and went on a park day by WeChat's clock, both positive. */
export function moneyOfDay(db: Db, day: string): Promise<{ moneyIn: number; moneyOut: number }> {
  return sumsOf(db, day);
}

/**
 * Compares what the books say of a day with WeChat's bill of it, number by number.
 * @throws AppError billNotReady, payUnavailable
 */
export function createReconciling(database: Database, client: PayClient) {
  return async (day: string, { admin, now, req }: StaffCallContext): Promise<Reconciliation> => {
    const bill = await billOf(client, day);
    const result = compare(day, await booksOf(database.db, day), bill);
    const details = { differences: result.differences.length };
    await recordAudit(database.db, { admin, action: 'pay.reconcile', subject: `day:${day}`, details, requestId: req.id, now });
    return result;
  };
}

async function billOf(client: PayClient, day: string): Promise<BillEntry[]> {
  try {
    const bill = await client.bill(day);
    if (bill !== null) return bill;
  } catch (error) {
    if (error instanceof PayUnavailableError || error instanceof PayRefusedError)
      throw new AppError('payUnavailable', {}, { cause: error });
    throw error;
  }
  throw new AppError('billNotReady', { day });
}
