import type * as calls from '@park/contract/pay/calls';
import type { schemas } from '@park/contract/pay/schemas';
import type { Database } from '../../db/db';
import { AppError } from '../../http/appError';
import type { Handlers } from '../../http/mount';
import { reconciledDifferences } from '../../metrics';
import type { BillEntry, PayClient } from '../../wechat/payClient';
import { PayRefusedError, PayUnavailableError } from '../../wechat/payErrors';
import { audit } from '../staff/audit.service';
import { booksOf } from './ledger.repo';
import { compare } from './reconcile.rules';

export function staffReconciling({ db }: Database, client: PayClient) {
  return {
    /** Number by number. @throws AppError billNotReady, payUnavailable */
    async reconcile({ day }, staff) {
      const bill = await billOf(client, day);
      const result = compare(day, await booksOf(db, day), bill);
      reconciledDifferences.set(result.differences.length);
      await audit(db, staff, 'pay.reconcile', `day:${day}`, { differences: result.differences.length });
      return result;
    },
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
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
