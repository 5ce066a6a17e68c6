import type { PointsMessages } from '../zh-Hans/points';

const points_ = (n: number) => `${n} ${Math.abs(n) === 1 ? 'point' : 'points'}`;

export const points: PointsMessages = {
  balance: 'Your points',
  today: (points) => `${points > 0 ? '+' : ''}${points} today`,
  below: 'A refund took back more points than you had. Points you earn next make up for it first.',
  checkIn: 'Check in',
  checkedIn: 'Checked in today',
  checkInGives: (points) => `Check in for ${points_(points)}`,
  tomorrow: (points) => `Tomorrow’s check-in gives ${points_(points)}`,
  streak: (days) => `${days} days in a row`,
  earned: (points) => `Checked in: ${points_(points)} earned`,
  ways: 'How to earn points',
  perYuan: (points) => `${points_(points)} for each yuan you pay for tickets; a refund takes them back`,
  activity: (points) => `${points_(points)} for an activity that you enrol in and come to`,
  walk: (points) => `${points_(points)} for each walk of which you have every stamp, once`,
  daily: (points, days, bonus) =>
    `${points_(points)} for checking in each day, and ${bonus} more on every ${days}th day in a row`,
  records: 'Points history',
  none: 'No points yet. Check in or buy a ticket, and every point will be listed here.',
  signIn: 'Sign in to see your points.',
};
