import type { Db } from '../../db/db';

/** Whoever is paid through here (tickets): decides what money is for. */
export interface Payee {
  /** Makes all that decides about the subject's money take turns until the transaction ends. */
  lock(tx: Db, subject: string): Promise<unknown>;
  /**
   * Money came for `subject`; called once a trade, in the transaction that writes it into the ledger.
   * @returns `keep`, or the reason why pay has to give all of it back
   */
  paid(
    tx: Db,
    trade: { subject: string; outTradeNo: string; amount: number; paidAt: number },
    now: number,
  ): Promise<'keep' | { refund: string }>;
  /** Money went back; called once a refund, in the transaction that writes it into the ledger. */
  refunded(tx: Db, refund: { subject: string; outRefundNo: string; amount: number }, now: number): Promise<void>;
  /** What was bought, in a line of Chinese: WeChat shows it to whoever paid. */
  itemOf(db: Db, subject: string): Promise<string>;
}
