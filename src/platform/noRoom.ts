/** The phone has no room for a file. */
export class NoRoom extends Error {}
