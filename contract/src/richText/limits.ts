/** Characters of HTML in one language: what staff write, and a legal text. All that a page has of them in five languages fits into one call. */
export const MAX_RICH_TEXT = 12_000;
export const MAX_LEGAL_TEXT = 20_000;

/** Lists in lists are shown so deep; what lies deeper stands with the last of these. */
export const MAX_LIST_DEPTH = 3;
