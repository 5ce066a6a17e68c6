/** What staff may write in rich text. Characters of HTML in one language; five of them fit into one call. */
export const MAX_RICH_TEXT = 12_000;

/** Lists in lists are shown so deep; what lies deeper stands with the last of these. */
export const MAX_LIST_DEPTH = 3;
