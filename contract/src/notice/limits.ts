/** Rules of notices that both sides count with. */

/** opening: hours and days. closure: paths and buildings that cannot be used. service: everything else of use. */
export const NOTICE_CATEGORIES = ['opening', 'closure', 'exhibition', 'safety', 'service'] as const;
export type NoticeCategory = (typeof NOTICE_CATEGORIES)[number];

/** draft: never shown. published: shown within its window, if it has one. withdrawn: shown once, and not any more. */
export const NOTICE_STATES = ['draft', 'published', 'withdrawn'] as const;
export type NoticeState = (typeof NOTICE_STATES)[number];

/** Characters of a title, after trimming. */
export const MAX_NOTICE_TITLE = 80;
/** Characters of the text's beginning that a list shows. */
export const NOTICE_EXCERPT = 80;
/** Notices that one call marks as read; a phone that has more sends again. */
export const MAX_READ_AT_ONCE = 100;
/** Only what is this new counts as unread, so that a newcomer is not asked to read the archive. Days. */
export const UNREAD_DAYS = 30;
