import * as words from '@park/contract/prize/words';
import { inLanguage } from '@park/contract/words';
import type { overview as zh } from '../zh/overview';

const URGENCY: Record<number, string> = { 1: 'urgent', 2: 'soon', 3: 'usual' };

export const overview: typeof zh = {
  title: 'Day at a glance',
  quiet: 'Nothing of this day belongs to your work yet.',
  tickets: {
    title: 'Tickets',
    forDay: 'Sold for this day',
    entered: 'Entered',
    remaining: 'Remaining',
    held: 'Held unpaid',
    waiting: 'Waiting list',
    soldToday: 'Sold on this day, all visit dates',
    refunded: 'Refunded',
    conflicts: 'Gate conflicts to settle',
  },
  money: { title: 'Money', in: 'Revenue', out: 'Refunds' },
  desk: {
    title: 'Needs attention',
    help: 'Open calls for help',
    urgency: (level) => URGENCY[level] ?? `level ${level}`,
    helpOf: (name, open, waiting) => `${open} ${name}, ${waiting} not taken`,
    helpNone: 'Nobody asks for help',
    items: 'Lost & found to review',
    claims: 'Claims to decide',
    feedback: 'Feedback to answer',
  },
  live: { onAir: 'On air now', reservations: 'Reservations of the day', registrations: 'Hosts to review' },
  activities: { title: 'Activities', today: 'On this day', toApprove: 'Enrolments to approve' },
  draw: {
    title: 'Draw',
    entrants: 'Entrants',
    states: inLanguage(words.round, 'en'),
    closeAt: 'Entry closes',
    drawAt: 'Draw',
    claimUntil: 'Claim until',
  },
  charts: {
    hours: 'Sold and entered by hour',
    hoursSum: (sold, entered, busiest) =>
      `${sold} tickets sold and ${entered} people in on this day${busiest ? `, most of them at ${busiest}` : ''}.`,
    slots: 'Remaining by product and slot',
    slotsSum: (remaining, places, full) =>
      `${remaining} of ${places} places remain; ${full === 0 ? 'no slot is sold out' : `sold out: ${full}`}.`,
    days: 'Last 14 days',
    daysSum: (sold, entered) => `${sold} tickets sold and ${entered} people in within 14 days.`,
    asTable: 'As a table',
    hour: 'Hour',
    slot: 'Product and slot',
    sold: 'Sold',
    entered: 'Entered',
    held: 'Held',
    remaining: 'Remaining',
    closed: 'Closed',
    none: 'There are no tickets for this day yet.',
  },
};
