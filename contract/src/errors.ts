/**
 * What can go wrong, by name: `extras.error` of an answer. The number is the envelope's `code`; the sentence a person
 * reads is written by the server in the language of the request (`server/src/i18n`).
 */
export const ErrorCode = {
  invalidInput: 400,
  malformedBody: 400,
  bodyTooLarge: 413,
  signInRequired: 401,
  forbidden: 403,
  notFound: 404,
  fieldNotSortable: 400,
  tooManyRequests: 429,
  internal: 500,
  unavailable: 503,

  wechatCodeUsed: 400,
  wechatUnavailable: 502,
  openIdInvalid: 400,
  redirectNotAllowed: 400,
  adminLoginFailed: 400,

  fileMissing: 400,
  fileTooLarge: 400,
  fileTypeRefused: 400,

  anchorNotApproved: 403,
  anchorSuspended: 403,
  anchorBlocked: 403,
  registrationPending: 409,
  registrationAlreadyApproved: 409,
  registrationAlreadyDecided: 409,
  registrationNotFound: 404,
  anchorNotFound: 404,
  anchorNotSuspendable: 409,
  reasonRequired: 400,
  platformUnknown: 400,
  roomUrlNotOnPlatform: 400,
  pointNotFound: 404,
  pointClosed: 409,
  timespanNotFound: 404,
  timespanPast: 409,
  timespansOverlap: 400,
  timespanEndsEarly: 400,
  dayPast: 400,
  dayTooFar: 400,
  slotFull: 409,
  timespanTaken: 409,
  dayLimitReached: 409,
  reservationNotFound: 404,
  reservationNotCancellable: 409,
  cancelTooLate: 409,
  checkInTooEarly: 409,
  checkInTooLate: 409,
  checkInNotPossible: 409,
} as const;

export type ErrorName = keyof typeof ErrorCode;
