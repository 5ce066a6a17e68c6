/** Where somebody complained: of a payment, or of the mini-program's order. */
export const COMPLAINT_CHANNELS = ['pay', 'miniProgram'] as const;
export type ComplaintChannel = (typeof COMPLAINT_CHANNELS)[number];

export const COMPLAINT_STATES = ['pending', 'processing', 'processed'] as const;
export type ComplaintState = (typeof COMPLAINT_STATES)[number];

/** What it is about, as WeChat asks the person. */
export const COMPLAINT_PROBLEMS = ['refund', 'serviceNotWork', 'others'] as const;
export type ComplaintProblem = (typeof COMPLAINT_PROBLEMS)[number];

export const COMPLAINT = {
  /**
   * Characters of an answer, least and most. WeChat's document for merchants says 200, the one for service providers 500:
   * https://pay.weixin.qq.com/docs/merchant/apis/consumer-complaint/complaints/response-complaint-v2.html
   */
  answer: [1, 200],
  /**
   * Characters of why a refund is refused, and of a remark to WeChat's support; pictures that show why.
   * https://pay.weixin.qq.com/docs/merchant/apis/consumer-complaint/complaints/update-refund-progress.html
   */
  rejectReason: [1, 200],
  remark: [0, 200],
  maxPictures: 4,
  /** Working days until an approved refund is launched; WeChat names no most. */
  maxLaunchDays: 30,
  /** WeChat gives the merchant so long from the complaint on. */
  hours: 48,
  /** So long before the end it is urgent. */
  urgentHours: 12,
} as const;
