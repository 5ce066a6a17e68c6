import { REASON_LENGTH } from '../reason';

/** 0 not registered, 1 awaiting audit, 2 approved, 3 rejected (may register again), 4 suspended. */
export const AnchorStatus = { none: 0, awaiting: 1, approved: 2, rejected: 3, suspended: 4 } as const;
export type AnchorStatus = (typeof AnchorStatus)[keyof typeof AnchorStatus];

export const RESERVATION_STATUSES = ['booked', 'checkedIn', 'finished', 'cancelled', 'cancelledByPark', 'noShow'] as const;
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number];

/** Lengths of a live point's texts in characters, after trimming, and how many facilities it may name. */
export const POINT_FIELD = { name: 60, text: 2_000, facility: 60, facilities: 20 } as const;

/** Lengths in characters, after trimming: [min, max], or the maximum alone. Zod-free, so forms count with the same numbers. */
export const FIELD = { name: [1, 80], account: [2, 60], introduction: 500, roomUrl: 500, reason: REASON_LENGTH } as const;
