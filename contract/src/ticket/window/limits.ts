/** Characters at most. */
export const TICKET_WINDOW = { place: 100, hours: 100, bring: 200, phone: 30 } as const;

/** Digits as they are dialled, with what people put between them: 0571-8888 0119, +86 …; 转 leads to an extension. */
export const WINDOW_PHONE = /^\+?\d[\d\s()-]{3,}\d(?:\s*转\s*\d+)?$/;
