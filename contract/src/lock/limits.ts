/**
 * The pages that staff may lock, by their route's name (R-nav-6): all but the home, one-tap help, the error page,
 * the administrators' sign-in, and what the law gives visitors (their own data, their children's), which must open whatever happens.
 */
export const LOCKABLE_PAGES = [
  'indexPersonalCenter',
  'home',
  'personalCenter',
  'ticketList',
  'ticketDetail',
  'ticketConfirm',
  'ticketRecord',
  'recordDetail',
  'feedBack',
  'feedBackDetails',
  'addfeedBack',
  'register',
  'message',
  'myPoints',
  'searchBar',
  'reservationRecords',
  'livePoint',
  'prize',
  'prizeStatus',
  'prizeWriteOff',
  'notice',
  'noticeDetail',
  'activity',
  'activityDetail',
  'addEnroll',
  'lastFound',
  'exhibits',
  'exhibit',
  'stamps',
  'find',
  'walk',
] as const;
export type LockablePage = (typeof LOCKABLE_PAGES)[number];

/** Characters of a reason, after trimming. */
export const MAX_LOCK_REASON = 200;
