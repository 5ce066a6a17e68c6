import type { Db } from '../../db/db';
import type { RefundReason } from './pay.rules';

/** What money is for, locked until the transaction ends: all that decides about it takes turns. */
interface Bought {
  /** What it consists of, each with its own line in the ledger; fen. */
  parts: { subject: string; amount: number }[];
  /** Of the window it is sold at. */
  shiftId?: string;
  /**
   * Money came; called once a trade, in the transaction that writes it into the ledger.
   * @returns `keep`, or the reason why pay has to give all of it back; `reverse`: WeChat takes it back itself (a payment code), and nothing is
   * written down
   */
  paid(
    trade: { outTradeNo: string; amount: number; paidAt: number },
    now: number,
  ): Promise<'keep' | 'reverse' | { refund: RefundReason }>;
  /** Money went back; called once a refund, in the transaction that writes it into the ledger. */
  refunded(refund: { outRefundNo: string; amount: number }, now: number): Promise<void>;
}

/** Whoever is paid through here (tickets): decides what money is for. */
export interface Payee {
  lock(tx: Db, subject: string): Promise<Bought>;
  /** What was bought, in a line of Chinese: WeChat shows it to whoever paid. */
  itemOf(db: Db, subject: string): Promise<string>;
}
