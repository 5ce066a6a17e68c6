/** Characters of why something was done, which a visitor reads. */
export const REASON_LENGTH = 200;
