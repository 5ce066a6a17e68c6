import { REASON_LENGTH } from '../reason';

/** 0 not registered, 1 awaiting audit, 2 approved, 3 rejected (may register again), 4 suspended. */
export const AnchorStatus = { none: 0, awaiting: 1, approved: 2, rejected: 3, suspended: 4 } as const;
export type AnchorStatus = (typeof AnchorStatus)[keyof typeof AnchorStatus];

export const RESERVATION_STATUSES = ['booked', 'checkedIn', 'finished', 'cancelled', 'cancelledByPark', 'noShow'] as const;
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number];

/** How many of the next hosts visitors are shown. */
export const COMING_ROOMS = 3;

/** How many live points a park may have. */
export const MAX_POINTS = 100;

/** Lengths of a live point's texts in characters, after trimming, how many facilities it may name and places a timespan it may have. */
export const POINT_FIELD = { name: 60, text: 2_000, facility: 60, facilities: 20, capacity: 1_000 } as const;

/** How many platforms a park may list, hosts one of them may have, and the length of its name in characters. */
export const PLATFORM = { platforms: 50, hosts: 20, name: 40 } as const;

/** A name below a top-level domain, in lower case, without scheme, port or path. */
export const HOST_NAME = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** Lengths in characters, after trimming: [min, max], or the maximum alone. Zod-free, so forms count with the same numbers. */
export const FIELD = { name: [1, 80], account: [2, 60], introduction: 500, roomUrl: 500, reason: REASON_LENGTH } as const;
