/** Characters of a note about an order, at most. */
export const NOTE_LENGTH = 500;
