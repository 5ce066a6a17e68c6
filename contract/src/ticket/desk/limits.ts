/** Characters of a note about an order, at most. */
export const NOTE_LENGTH = 500;
/** How soon a buyer can be told of their tickets once more. */
export const RESEND_MS = 60_000;
