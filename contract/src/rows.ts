/** The end of a list, as a cursor: before it lies the last page. */
export const END = 'end';

/** Nobody reads a number of seven digits to the end, and counting costs as much as reading. */
export const MAX_COUNTED = 1_000;
