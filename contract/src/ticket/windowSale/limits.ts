/** Tickets of one line, and lines of one sale, at most: a coach comes to the window as one. */
export const MAX_LINE_QUANTITY = 60;
export const MAX_LINES = 12;

/** fen, of a drawer at the begin and the end of a shift. */
export const MAX_DRAWER = 100_000_000;

/**
 * What a payment code (付款码) of WeChat's says: 18 digits that begin with 10 to 15, good for a minute.
 * https://pay.weixin.qq.com/doc/v3/merchant/4012382150
 */
export const PAYMENT_CODE = /^1[0-5]\d{16}$/;

/** paying: WeChat has a payment code and has not said what became of it; cancelled: also when nobody paid in time. */
export const WINDOW_SALE_STATES = ['open', 'paying', 'paid', 'cancelled'] as const;

/** Sales without a network that are settled in one call, at most: with all their tickets they fit into one body. */
export const MAX_SETTLED = 10;

/** How a sale was paid; free: it was given away, with a reason. */
export const PAY_METHODS = ['cash', 'code', 'free'] as const;
export type PayMethod = (typeof PAY_METHODS)[number];
