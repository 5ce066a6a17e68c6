/** fen everywhere; moments in epoch milliseconds. */
export interface Trade {
  outTradeNo: string;
  appId: string;
  openid: string;
  description: string;
  amount: number;
  notifyUrl: string;
  /** As it was asked for: asking again has to say the same. */
  timeExpire: string;
  expiresAt: number;
  state: 'NOTPAY' | 'SUCCESS' | 'CLOSED';
  prepayIds: string[];
  /** The serial that the merchant verifies this trade's notifications with. */
  verifiedBy: string;
  createdAt: number;
  /** What the person paid; other than `amount` only by a planned fault. */
  paid: number;
  paidAt: number | null;
  transactionId: string;
}

export interface Refund {
  outRefundNo: string;
  outTradeNo: string;
  refundId: string;
  amount: number;
  reason: string;
  notifyUrl: string;
  createdAt: number;
  /** It is PROCESSING until then, and `outcome` from then on. */
  settlesAt: number;
  outcome: 'SUCCESS' | 'ABNORMAL' | 'CLOSED';
}

/** Something to tell the merchant until it says that it heard. */
export interface Notice {
  id: string;
  event: 'TRANSACTION.SUCCESS' | 'REFUND.SUCCESS' | 'REFUND.ABNORMAL' | 'REFUND.CLOSED';
  /** out_trade_no or out_refund_no */
  number: string;
  over: boolean;
}

/** The merchant's and the platform's keys, made at the first start: none is worth anything elsewhere, and none is in the repository. */
export interface Keys {
  mchId: string;
  serial: string;
  privateKey: string;
  merchantPublicKey: string;
  apiV3Key: string;
  platformPrivateKey: string;
  platformPublicKey: string;
  publicKeyId: string;
  certificateSerial: string;
  certificate: string;
}
