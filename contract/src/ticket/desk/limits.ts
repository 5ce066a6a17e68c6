/** Characters of a note about an order, at most. */
export const NOTE_LENGTH = 500;
/** How soon a buyer can be told of their tickets once more. */
export const RESEND_MS = 60_000;

/** What became of a refund that somebody could not make by themselves. */
export const REFUND_REQUEST_STATES = ['open', 'approved', 'declined'] as const;
export type RefundRequestState = (typeof REFUND_REQUEST_STATES)[number];
