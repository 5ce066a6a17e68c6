export const STAMP = {
  /** How near to its exhibit a position proves, m. */
  withinMetres: 60,
  /** As fast as anybody gets from one exhibit to another: a shuttle with its stops. */
  metresPerSecond: 5,
  /** Stamps in one request. */
  maxPerRequest: 50,
  /** How long ago a phone may say that it was there, days. */
  days: 30,
} as const;

/** What proved that somebody was there. */
export const STAMP_PROOFS = ['sign', 'position'] as const;
export type StampProof = (typeof STAMP_PROOFS)[number];

/** What stands behind the dot in a sign's code; longer would not fit beside a number in WeChat's 32 characters. */
export const SIGN_CHECK = /^[\w-]{1,16}$/;
