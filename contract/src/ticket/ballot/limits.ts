/** What a ballot may be; both sides count with these. */
export const BALLOT = {
  slots: 40,
  /** Slots that an entry may name, in the order of wish. */
  wishes: 3,
  /** Minutes that winners have to order, least and most. */
  payWithin: [30, 4320],
  /** Days that sign-up may last until the draw. */
  days: 60,
  /** Days that an entry is shown to who made it, after the draw. */
  shown: 14,
} as const;

/** announced: sign-up has yet to begin; closed: the list is fixed and waits for its draw. The commitment is public from the first. */
export const BALLOT_STATES = ['announced', 'open', 'closed', 'drawn', 'calledOff'] as const;
export type BallotState = (typeof BALLOT_STATES)[number];
