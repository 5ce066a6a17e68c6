import type { JsapiParams } from '@park/contract/pay/schemas';
import type { ComplaintClient } from './complaintFact';
import { PayUnavailableError } from './payErrors';

export interface PrepayRequest {
  appId: string;
  openid: string;
  outTradeNo: string;
  /** fen */
  amount: number;
  description: string;
  /** Epoch milliseconds; WeChat takes no payment later. */
  expiresAt: number;
  notifyUrl: string;
}

interface CodePayRequest extends Pick<PrepayRequest, 'appId' | 'outTradeNo' | 'amount' | 'description'> {
  paymentCode: string;
  /** The window, for WeChat's list of shops. */
  storeId: string;
}

/** What WeChat knows of a trade. Only `paid` says that money came. */
export type TradeFact =
  | { state: 'open' | 'closed' | 'unknown'; outTradeNo: string }
  | {
      state: 'paid';
      outTradeNo: string;
      appId: string;
      transactionId: string;
      /** fen that came */
      amount: number;
      /** Epoch milliseconds, by WeChat's clock. */
      paidAt: number;
    };

export interface RefundRequest {
  outTradeNo: string;
  outRefundNo: string;
  /** fen to give back */
  amount: number;
  /** fen that the trade brought */
  total: number;
  reason: string;
  notifyUrl: string;
}

/** abnormal: the card is gone, staff have to act; closed: WeChat gave up. Neither gave anything back. */
export type RefundState = 'processing' | 'done' | 'abnormal' | 'closed' | 'unknown';
export interface RefundFact {
  state: RefundState;
  outRefundNo: string;
  /** Empty while WeChat does not know it. */
  refundId: string;
  /** fen */
  amount: number;
  /** Epoch milliseconds when WeChat took it from our account; null where it does not say (notifications). */
  acceptedAt: number | null;
  /** Epoch milliseconds; null until it is done. */
  doneAt: number | null;
}

/** One row of WeChat's bill of a day: money that came (positive, fen) or went (negative). */
export interface BillEntry {
  kind: 'payment' | 'refund';
  /** out_trade_no of a payment, out_refund_no of a refund. */
  number: string;
  /** fen */
  amount: number;
}

export type PayEvent =
  | { kind: 'trade'; trade: TradeFact }
  | { kind: 'refund'; refund: RefundFact }
  /** Something is new of a complaint; what, is asked. */
  | { kind: 'complaint'; number: string };

/** What the server asks of WeChat Pay v3. One implementation serves the real hosts and the sandbox; every answer is verified. */
export interface PayClient extends ComplaintClient {
  /** @returns prepay_id. @throws PayUnavailableError, PayRefusedError */
  prepay(request: PrepayRequest): Promise<string>;
  /** Paid by whoever scans a code. @returns code_url. @throws PayUnavailableError, PayRefusedError */
  prepayByCode(request: Omit<PrepayRequest, 'openid'>): Promise<string>;
  /**
   * Takes the money of whoever showed a payment code. WeChat tells of it by no notification.
   * @returns `open` while they type their password. @throws PayUnavailableError: it may have been taken. PayRefusedError: it was not
   */
  payByCode(request: CodePayRequest): Promise<TradeFact>;
  /**
   * Ends a trade of a payment code; what was paid goes back. Reversing what is reversed is fine.
   * @throws PayUnavailableError, PayRefusedError (USERPAYING: they are typing their password)
   */
  reverse(trade: { appId: string; outTradeNo: string }): Promise<void>;
  /** What the app hands to WeChat, signed. `now` in epoch milliseconds. @throws PayUnavailableError */
  jsapiParams(appId: string, prepayId: string, now: number): Promise<JsapiParams>;
  /** @throws PayUnavailableError, PayRefusedError */
  trade(outTradeNo: string): Promise<TradeFact>;
  /** Closing what is closed is fine. @throws PayUnavailableError, PayRefusedError (ORDERPAID: money came after all) */
  close(outTradeNo: string): Promise<void>;
  /** The same number never gives back twice. @throws PayUnavailableError, PayRefusedError */
  refund(request: RefundRequest): Promise<RefundFact>;
  /** @throws PayUnavailableError, PayRefusedError */
  refundState(outRefundNo: string): Promise<RefundFact>;
  /** WeChat's bill of a day (`yyyy-MM-dd`); null while there is none yet. @throws PayUnavailableError, PayRefusedError */
  bill(day: string): Promise<BillEntry[] | null>;
  /**
   * Verifies and decrypts a notification; null: an event that is of no concern.
   * @param body exactly the bytes that came
   * @throws PayForgedError, PayUnavailableError
   */
  read(headers: Record<string, string | string[] | undefined>, body: string, now: number): Promise<PayEvent | null>;
}

/** Made by the first who pays: what it stands on takes 18 MB by being there. */
export function latePayClient(make: () => Promise<PayClient>): PayClient {
  let made: Promise<PayClient> | undefined;
  const call = async <Name extends keyof PayClient>(name: Name, args: unknown[]) => {
    made ??= make();
    return ((await made)[name] as (...given: unknown[]) => unknown)(...args);
  };
  return new Proxy({} as PayClient, {
    get:
      (_, name) =>
      (...args: unknown[]) =>
        call(name as keyof PayClient, args),
  });
}

/** For a park that takes no money: every call says so. */
export function noPayClient(): PayClient {
  const refuse = async (): Promise<never> => {
    throw new PayUnavailableError('no merchant is configured');
  };
  return {
    prepay: refuse,
    prepayByCode: refuse,
    payByCode: refuse,
    reverse: refuse,
    jsapiParams: refuse,
    trade: refuse,
    close: refuse,
    refund: refuse,
    refundState: refuse,
    bill: refuse,
    read: refuse,
    complaintAddress: refuse,
    tellComplaintsAt: refuse,
    listComplaints: refuse,
    complaint: refuse,
    complaintHistory: refuse,
    answerComplaint: refuse,
    completeComplaint: refuse,
    decideRefund: refuse,
    uploadComplaintPicture: refuse,
  };
}
