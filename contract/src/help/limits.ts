/** What somebody may need help for, as delivered. */
export const HELP_KINDS = ['danger', 'hurt', 'lostChild', 'lostWay', 'other'] as const;
/** 1 is seen to first. */
export const HELP_URGENCIES = [1, 2, 3] as const;
export type HelpUrgency = (typeof HELP_URGENCIES)[number];
export const HELP_URGENCY: Record<(typeof HELP_KINDS)[number], HelpUrgency> = {
  danger: 1,
  hurt: 1,
  lostChild: 1,
  lostWay: 2,
  other: 3,
};

export const HELP_STATUSES = ['active', 'responding', 'resolved', 'cancelled'] as const;
export type HelpStatus = (typeof HELP_STATUSES)[number];

/** What speaks for a call, the least first. */
export const HELP_PROOFS = ['none', 'inPark', 'signedIn', 'ticket'] as const;
export type HelpProof = (typeof HELP_PROOFS)[number];

export const HELP = {
  /** How long the button is held, in milliseconds. */
  holdMs: 2_000,
  /** Calls of one phone in a minute that are written down; what comes beyond them is answered with the call that is open. */
  perMinute: 20,
  /** Open calls of one network, or from one place, that each stand for themselves though nobody is signed in; more become one row. */
  apart: 3,
  /** Characters; what is longer is cut, never refused. */
  note: 200,
  phone: 40,
} as const;
