import { mayCall, type StaffRole } from './roles';

/**
 * A GET with staff's token that answers `text/event-stream`. `event: change` carries a `StaffEvent` as JSON; `event: reset` says
 * that something may have been missed, so what is shown must be asked for again; `event: position` only moves the place to go on
 * from. `Last-Event-ID` goes on where a connection ended. Each change comes at least once: drop ids that were seen.
 */
export const STAFF_EVENTS_PATH = '/api/staffAdmin/events';

/** What staff are told of at once, and whose work it is; owners hear everything. */
const STAFF_EVENT_ROLES = {
  helpRequested: ['helpDesk'],
  helpChanged: ['helpDesk'],
  findReported: ['helpDesk'],
  findChanged: ['helpDesk'],
  orderPaid: ['helpDesk'],
  orderRefunded: ['helpDesk'],
  complaintMade: ['helpDesk'],
  complaintChanged: ['helpDesk'],
  anchorRegistered: ['live'],
  reservationMade: ['live'],
  reservationCancelled: ['live'],
  feedBackSent: ['helpDesk'],
  itemPublished: ['helpDesk'],
  itemClaimed: ['helpDesk'],
  gateConflict: ['gate'],
  activityEnrolled: ['content'],
  capacityLevel: ['gate', 'helpDesk'],
  staffChanged: ['owner'],
} as const satisfies Record<string, readonly StaffRole[]>;
export type StaffEventKind = keyof typeof STAFF_EVENT_ROLES;

export interface StaffEvent {
  id: number;
  kind: StaffEventKind;
  /**
   * `kind:id`, e.g. `help:Xy…`, `find:Xy…`, `order:Xy…`, `complaint:…`, `registration:…`, `reservation:…`, `feedback:…`, `item:…`, `activity:…`,
   * `admin:…`, `capacityLevel:…`.
   */
  subject: string;
  /** ISO 8601 */
  at: string;
}

/** Whether somebody with these roles hears of a kind. A kind of a newer server is nobody's. */
export function hearsOf(roles: readonly StaffRole[], kind: string): boolean {
  return kind in STAFF_EVENT_ROLES && mayCall(roles, STAFF_EVENT_ROLES[kind as StaffEventKind]);
}
