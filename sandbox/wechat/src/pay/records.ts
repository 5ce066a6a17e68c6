/** fen everywhere; moments in epoch milliseconds. */
export interface Trade {
  outTradeNo: string;
  appId: string;
  /** Of a code that anybody scans, who paid; empty until then. */
  openid: string;
  /** Paid by a code that is scanned, or by the payer's own code; absent: in an app. */
  type?: 'NATIVE' | 'MICROPAY';
  description: string;
  amount: number;
  notifyUrl: string;
  /** As it was asked for: asking again has to say the same. */
  timeExpire: string;
  expiresAt: number;
  state: 'NOTPAY' | 'USERPAYING' | 'SUCCESS' | 'CLOSED' | 'REVOKED' | 'PAYERROR';
  /** What becomes of whoever types their password, and when. */
  typing?: { until: number; outcome: 'SUCCESS' | 'PAYERROR' };
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

/** What the merchant said it gave for a trade of the mini-program. */
export interface Shipping {
  outTradeNo: string;
  item: string;
  uploadTime: string;
  /** One at most. */
  changes: number;
  shippedAt: number;
  /** Since when the money is the merchant's; null: not yet. */
  settledAt: number | null;
}

/** What a person says against a payment, and what was said of it since. */
export interface Complaint {
  complaintId: string;
  outTradeNo: string;
  createdAt: number;
  detail: string;
  phone: string;
  problemType: 'REFUND' | 'SERVICE_NOT_WORK' | 'OTHERS';
  /** What they want back; null: they did not ask for money. */
  applyRefundAmount: number | null;
  pictures: string[];
  state: 'PENDING' | 'PROCESSING' | 'PROCESSED';
  /** The person said something that nobody has answered. */
  incoming: boolean;
  times: number;
  /** Of what was complained last: the merchant approved the refund. */
  approved?: boolean;
  needsImmediateService?: boolean;
  logs: ComplaintLog[];
}
export interface ComplaintLog {
  logId: string;
  operator: string;
  at: number;
  type: string;
  details: string;
  pictures: string[];
}

/** Where the merchant wants to be told of complaints, and the serial that it verifies with. */
export interface ComplaintAddress {
  url: string;
  verifiedBy: string;
}

/** Something to tell the merchant until it says that it heard. */
export interface Notice {
  id: string;
  event:
    | 'TRANSACTION.SUCCESS'
    | 'REFUND.SUCCESS'
    | 'REFUND.ABNORMAL'
    | 'REFUND.CLOSED'
    | 'COMPLAINT.CREATE'
    | 'COMPLAINT.STATE_CHANGE';
  /** out_trade_no, out_refund_no or complaint_id */
  number: string;
  /** What happened to a complaint. */
  action?: string;
  /** Signed with the platform certificate, whatever the merchant asked for. */
  byCertificate?: boolean;
  over: boolean;
}

/** The merchant's and the platform's keys, made at the first start: none is worth anything elsewhere, and none is in the repository. */
export interface Keys {
  mchId: string;
  serial: string;
  privateKey: string;
  merchantPublicKey: string;
  apiV3Key: string;
  /** Of the certificate. */
  platformPrivateKey: string;
  /** Of WeChat Pay's public key, which is another; absent in files from before they were two. */
  publicKeyPrivateKey?: string;
  platformPublicKey: string;
  publicKeyId: string;
  certificateSerial: string;
  certificate: string;
}
