import type { auditSentences as zh } from '../zh/auditSentences';

type Actions = (typeof zh)['actions'];
type Facts = Parameters<Actions['admin.login']>[0];

const times = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
const cancelled = (f: Facts) => {
  const count = f.count('cancelledReservations');
  return count > 0 ? `, which cancelled ${times(count, 'reservation')}` : '';
};
const yuan = (fen: number) => `¥${(fen / 100).toFixed(2)}`;

const actions: Actions = {
  'admin.create': () => 'Made the first account',
  'admin.login': () => 'Signed in',
  'admin.logout': () => 'Signed out',
  'admin.loginFailed': () => 'Somebody tried to sign in with a wrong password',
  'admin.lock': () => 'Too many wrong passwords: the account is locked for a while',
  'staff.saveAccount': (f) => `Saved the account ${f.text('userName') || f.text('displayName')} (roles: ${f.list('roles')})`,
  'staff.resetPassword': () => 'Reset the password of an account',
  'staff.changePassword': () => 'Changed their own password',
  'live.decideRegistration': (f) =>
    f.yes('approve') ? 'Approved an anchor’s registration' : 'Refused an anchor’s registration',
  'live.suspendAnchor': (f) => `Suspended an anchor${cancelled(f)}`,
  'live.restoreAnchor': () => 'Restored an anchor',
  'live.openPoint': (f) => `Opened the live point ${f.id}`,
  'live.closePoint': (f) => `Closed the live point ${f.id}${cancelled(f)}`,
  'live.savePoint': (f) => `Changed the texts of the live point ${f.id}`,
  'live.setTimespans': (f) => `Changed the ${f.id === 'usual' ? 'usual timespans' : `timespans of ${f.id}`}${cancelled(f)}`,
  'prize.saveRound': (f) => (f.yes('made') ? 'Made a round of the draw' : 'Changed the draft of a round'),
  'prize.openRound': () => 'Opened sign-up of a round and published its commitment',
  'prize.closeRound': (f) =>
    `Closed sign-up of a round${f.yes('early') ? ' early' : ''} with ${times(f.count('entrants'), 'entrant')}`,
  'prize.draw': (f) => `Drew ${times(f.count('winners'), 'winner')} from ${times(f.count('entrants'), 'entrant')}`,
  'prize.endRound': () => 'Ended the claims of a round',
  'prize.writeOff': (f) => `Handed out a prize, number ${f.text('entry')}`,
  'ticket.addProduct': (f) => `Made a product at ${yuan(f.count('price'))}`,
  'ticket.changeProduct': (f) => `Changed a product, now at ${yuan(f.count('price'))}`,
  'ticket.setStock': (f) => `Changed the stock of ${f.text('day')} from ${f.count('before')} to ${f.count('stock')}`,
  'ticket.refundOrder': (f) => `Refunded tickets of an order, ${yuan(f.count('amount'))}`,
  'ticket.closeSlot': () => 'Closed a day or an entry slot',
  'ticket.reopenSlot': (f) => `Reopened an entry slot; ${times(f.count('orders'), 'order')} count again`,
  'ticket.resolveGateConflict': (f) => `Settled an entry that should not have been, ticket ${f.text('ticket')}`,
  'pay.retryRefund': (f) => `Tried a refund again, ${yuan(f.count('amount'))}`,
  'pay.reconcile': (f) => `Compared the books of ${f.id}: ${times(f.count('differences'), 'difference')}`,
  'notice.save': () => 'Saved a notice',
  'notice.publish': () => 'Published a notice',
  'notice.withdraw': () => 'Withdrew a notice',
  'notice.pin': () => 'Pinned a notice',
  'notice.unpin': () => 'Unpinned a notice',
  'notice.remove': () => 'Deleted a notice',
  'activity.save': (f) => (f.yes('made') ? 'Made an activity' : 'Changed an activity'),
  'activity.publish': () => 'Published an activity',
  'activity.cancel': (f) => `Called off an activity with ${times(f.count('enrollments'), 'enrolment')}`,
  'activity.decide': () => 'Decided on an enrolment',
  'activity.remove': () => 'Cancelled an enrolment',
  'activity.checkIn': () => 'Checked an enrolment in',
  'feedBack.take': () => 'Took a feedback over',
  'feedBack.answer': () => 'Answered a feedback',
  'help.take': (f) => `Took the help request ${f.text('number')}`,
  'help.resolve': (f) => `Resolved the help request ${f.text('number')}`,
  'lostFound.review': (f) => (f.yes('approve') ? 'Published a lost or found thing' : 'Refused a lost or found thing'),
  'lostFound.decideClaim': (f) => (f.yes('approve') ? 'Accepted a claim' : 'Refused a claim'),
  'lostFound.close': () => 'A found thing went back',
  'points.correct': (f) => `Corrected a visitor’s points by ${f.count('points')} (${f.text('reason')})`,
  'park.lockPage': (f) => `Locked the page ${f.id}`,
  'park.unlockPage': (f) => `Unlocked the page ${f.id}`,
  'search.hideWord': (f) => `Hid the search word “${f.id}”`,
  'search.showWord': (f) => `Showed the search word “${f.id}” again`,
};

export const auditSentences: typeof zh = {
  actions,
  files: {
    Registrations: 'the registrations',
    Reservations: 'the reservations',
    Entries: 'the entries of a round',
    WriteOffs: 'the prizes handed out',
    AuditLog: 'the log',
    Orders: 'the orders',
    Closures: 'the closures',
    Stock: 'the stock',
    Refunds: 'the refunds',
    Notices: 'the notices',
    Activities: 'the activities',
    Enrollments: 'the enrolments',
    FeedBacks: 'the feedback',
    Items: 'the lost and found',
    Claims: 'the claims',
    HelpRequests: 'the help requests',
    Words: 'the search words',
    VisitorPoints: 'a visitor’s points',
  },
  exported: (list, f) => `Exported ${list}: ${times(f.count('rows'), 'row')}, ${f.text('format').toUpperCase()}`,
};
