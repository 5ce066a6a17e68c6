import { mayDo, type Needed, type Permission } from './permissions';

/**
 * A GET with staff's token that answers `text/event-stream`. `event: change` carries a `StaffEvent` as JSON; `event: reset` says
 * that something may have been missed, so what is shown must be asked for again; `event: position` only moves the place to go on
 * from. `Last-Event-ID` goes on where a connection ended. Each change comes at least once: drop ids that were seen.
 */
export const STAFF_EVENTS_PATH = '/api/staffAdmin/events';

/** What staff are told of at once, and what one must be allowed to do to hear of it; owners hear everything. */
const STAFF_EVENT_NEEDS = {
  helpRequested: 'help.answer',
  helpChanged: 'help.answer',
  findReported: 'help.answer',
  findChanged: 'help.answer',
  orderPaid: 'orders.change',
  orderRefunded: 'orders.change',
  refundRequested: 'refunds.read',
  refundDecided: 'refunds.read',
  complaintMade: 'feedback.answer',
  complaintChanged: 'feedback.answer',
  anchorRegistered: 'live.manage',
  reservationMade: 'live.manage',
  reservationCancelled: 'live.manage',
  feedBackSent: 'feedback.answer',
  itemPublished: 'lostFound.manage',
  itemClaimed: 'lostFound.manage',
  gateConflict: 'gate.scan',
  activityEnrolled: 'activities.write',
  capacityLevel: 'capacity.read',
  staffChanged: 'staff.manage',
  rightsChanged: 'anyStaff',
} as const satisfies Record<string, Needed>;
export type StaffEventKind = keyof typeof STAFF_EVENT_NEEDS;

export interface StaffEvent {
  id: number;
  kind: StaffEventKind;
  /**
   * `kind:id`, e.g. `help:Xy…`, `find:Xy…`, `order:Xy…`, `complaint:…`, `registration:…`, `reservation:…`, `feedback:…`, `item:…`, `activity:…`,
   * `admin:…`, `role:…`, `capacityLevel:…`.
   */
  subject: string;
  /** ISO 8601 */
  at: string;
}

/** Whether somebody with these permissions hears of a kind. A kind of a newer server is nobody's. */
export function hearsOf(held: readonly Permission[], kind: string): boolean {
  return kind in STAFF_EVENT_NEEDS && mayDo(held, STAFF_EVENT_NEEDS[kind as StaffEventKind]);
}
