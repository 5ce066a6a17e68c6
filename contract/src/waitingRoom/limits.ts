/** off: whoever wants to may order; atOnce: so many hold a pass at most; perMinute: so many are let in a minute. */
export const WAITING_ROOM_KINDS = ['off', 'atOnce', 'perMinute'] as const;
export type WaitingRoomKind = (typeof WAITING_ROOM_KINDS)[number];

/**
 * How somebody stands to the waiting room. open: there is none now; early: it draws its places when the sale starts; waiting; admitted:
 * with a pass; lapsed: the pass was not used in time, or the line was begun anew.
 */
export const WAITING_STATES = ['open', 'early', 'waiting', 'admitted', 'lapsed'] as const;

export const WAITING_ROOM = {
  /** Minutes from being admitted until the pass lapses. */
  passLife: 10,
  /** The largest number that staff may set. */
  maxAmount: 100_000,
} as const;
