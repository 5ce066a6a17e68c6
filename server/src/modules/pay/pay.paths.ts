/** Where WeChat Pay tells what happened. */
export const NOTIFY_PATHS = {
  payment: '/api/sysWechatPay/notifyPay',
  refund: '/api/sysWechatPay/notifyRefund',
  complaint: '/api/sysWechatPay/notifyComplaint',
} as const;
