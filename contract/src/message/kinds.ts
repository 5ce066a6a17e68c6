/**
 * What a visitor is told about, by the noun that tells it. A noun adds its kinds here, and their sentences and pages to its
 * module of the server (`messages`).
 */
export const MESSAGE_KINDS_OF = {
  ticket: [
    'ticketPaid',
    'ticketTomorrow',
    'ticketPaidLateRefunded',
    'ticketPaidTwiceRefunded',
    'ticketRefundByPark',
    'ticketRefunded',
    'ticketClosed',
    'ticketClosedUnpaid',
    'ticketReopened',
    'ticketOfferMade',
    'ticketWaitingClosed',
    'ticketTurn',
    'ticketTakenByCompanion',
    'companionTicketChanged',
    'companionTicketGone',
    'ballotWon',
    'ballotWaiting',
    'ballotLost',
    'ballotCalledOff',
    'ticketMailing',
    'ticketMovedByPark',
    'ticketPartRefundByPark',
    'ticketPersonCorrected',
  ],
  notice: ['noticeWarning'],
  points: ['pointsCorrected'],
  help: ['helpTaken', 'helpResolved'],
  find: ['findAnswered'],
  activity: [
    'activityApproved',
    'activityInLine',
    'activityRejected',
    'activityOffered',
    'activityCancelled',
    'activityTooFew',
    'activityMoved',
    'activityRemoved',
    'activityNotDecided',
    'activityNoPlace',
  ],
  prize: ['prizeDrawn', 'prizeCalledOff'],
  feedback: ['feedbackAnswered'],
  lostFound: ['itemPublished', 'itemRejected', 'itemMatched', 'claimAccepted', 'claimRejected', 'claimOver'],
} as const satisfies Record<string, readonly string[]>;

export type MessageGroup = keyof typeof MESSAGE_KINDS_OF;
export type MessageKindOf<G extends MessageGroup> = (typeof MESSAGE_KINDS_OF)[G][number];
export type MessageKind = MessageKindOf<MessageGroup>;

export const MESSAGE_GROUPS = Object.keys(MESSAGE_KINDS_OF) as MessageGroup[];
export const MESSAGE_KINDS: readonly MessageKind[] = MESSAGE_GROUPS.flatMap((group) => [...MESSAGE_KINDS_OF[group]]);
