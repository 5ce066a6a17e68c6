/** What somebody may need help for, the most urgent first. */
export const HELP_KINDS = ['danger', 'hurt', 'lostChild', 'lostWay', 'other'] as const;
export type HelpKind = (typeof HELP_KINDS)[number];

/** 1 is seen to first. */
export const HELP_URGENCY: Record<HelpKind, 1 | 2 | 3> = { danger: 1, hurt: 1, lostChild: 1, lostWay: 2, other: 3 };

export const HELP_STATUSES = ['active', 'responding', 'resolved', 'cancelled'] as const;
export type HelpStatus = (typeof HELP_STATUSES)[number];

export const HELP = {
  /** How long the button is held, in milliseconds. */
  holdMs: 2_000,
  /** Calls of one phone in a minute that are written down; what comes beyond them is answered with the call that is open. */
  perMinute: 20,
  /** Characters; what is longer is cut, never refused. */
  note: 200,
  phone: 40,
} as const;
