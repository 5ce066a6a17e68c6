/** Rules of notices that both sides count with. */

/** opening: hours and days. closure: paths and buildings that cannot be used. service: everything else of use. */
export const NOTICE_CATEGORIES = ['opening', 'closure', 'exhibition', 'safety', 'service'] as const;
export type NoticeCategory = (typeof NOTICE_CATEGORIES)[number];

/** draft: never shown. published: shown within its window, if it has one. withdrawn: shown once, and not any more. */
export const NOTICE_STATES = ['draft', 'published', 'withdrawn'] as const;
export type NoticeState = (typeof NOTICE_STATES)[number];

/** The scale of China's weather warnings, the mildest first. */
export const WARNING_COLOURS = ['blue', 'yellow', 'orange', 'red'] as const;
export type WarningColour = (typeof WARNING_COLOURS)[number];
/** From this colour on whoever holds a ticket for today gets a message. */
export const NOTIFIED_COLOURS: readonly WarningColour[] = ['orange', 'red'];
/** closure: a path or an area. */
export const WARNING_KINDS = ['weather', 'closure', 'crowd', 'other'] as const;
export type WarningKind = (typeof WARNING_KINDS)[number];
/** Characters of a warning's text that show with it: what to do, most of the time all of it. */
export const WARNING_EXCERPT = 240;
/** Warnings that show at once, the worst first. */
export const MAX_WARNINGS = 3;

/** Characters of a title, after trimming. */
export const MAX_NOTICE_TITLE = 80;
/** Characters of the text's beginning that a list shows. */
export const NOTICE_EXCERPT = 80;
/** Notices that one call marks as read; a phone that has more sends again. */
export const MAX_READ_AT_ONCE = 100;
/** Only what is this new counts as unread, so that a newcomer is not asked to read the archive. Days. */
export const UNREAD_DAYS = 30;
