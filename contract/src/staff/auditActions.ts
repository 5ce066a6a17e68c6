/**
 * All that the audit log can say was done, `<area>.<verb>`. The server writes no other, and the console has a sentence for each and
 * a choice for each area, or neither compiles.
 */
export type AuditAction =
  | `activity.${'cancel' | 'checkIn' | 'decide' | 'publish' | 'remove' | 'save'}`
  | `admin.${'codeFailed' | 'create' | 'lock' | 'login' | 'loginFailed' | 'logout' | 'recoveryCode'}`
  | `feedBack.${'answer' | 'take'}`
  | 'file.upload'
  | `help.${'resolve' | 'take'}`
  | `live.${'closePoint' | 'decideRegistration' | 'openPoint' | 'restoreAnchor' | 'savePoint' | 'setTimespans' | 'suspendAnchor'}`
  | `lostFound.${'close' | 'decideClaim' | 'review'}`
  | `map.${'orderPlaces' | 'removePlace' | 'savePlace'}`
  | `notice.${'pin' | 'publish' | 'remove' | 'save' | 'unpin' | 'withdraw'}`
  | `park.${'lockPage' | 'unlockPage'}`
  | `pay.${'reconcile' | 'retryRefund'}`
  | 'points.correct'
  | `prize.${'closeRound' | 'draw' | 'endRound' | 'openRound' | 'saveRound' | 'writeOff'}`
  | `search.${'hideWord' | 'showWord'}`
  | `staff.${'addPasskey' | 'changePassword' | 'endSecondFactor' | 'removePasskey' | 'resetPassword' | 'resetSecondFactor'}`
  | `staff.${'saveAccount' | 'setSecondFactor'}`
  | `ticket.${'addProduct' | 'changeProduct' | 'closeSlot' | 'refundOrder' | 'reopenSlot' | 'resolveGateConflict'}`
  | `ticket.${'setStock' | 'setStockOfDays'}`;

/** Lists that leave the house as files, by the names of their calls (`exportOrders`); an export of another cannot be mounted. */
export const EXPORTED_LISTS = [
  'Accounts',
  'Activities',
  'AuditLog',
  'Claims',
  'Closures',
  'Enrollments',
  'Entries',
  'FeedBacks',
  'HelpRequests',
  'Items',
  'Notices',
  'Orders',
  'Places',
  'Products',
  'Refunds',
  'Registrations',
  'Reservations',
  'Rounds',
  'Stock',
  'VisitorPoints',
  'Words',
  'WriteOffs',
] as const;
export type ExportedList = (typeof EXPORTED_LISTS)[number];
export type ExportAction = `${string}.export${ExportedList}`;

/** What the log can be filtered by. */
export type AuditArea = AuditAction extends `${infer Area}.${string}` ? `${Area}.` : never;
