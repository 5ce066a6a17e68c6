import * as words from '@park/contract/prize/words';
import { inLanguage } from '@park/contract/words';
import type { overview as zh } from '../zh/overview';
import { counted } from './counted';

const URGENCY: Record<number, string> = { 1: 'urgent', 2: 'soon', 3: 'usual' };

export const overview: typeof zh = {
  filling: {
    reached: (level) => `Today has reached ${level}% of the most people allowed`,
    figures: (taken, daily, present, momentary, isEstimated) =>
      `Sold and held: ${taken} of ${daily}. In the park: ${isEstimated ? 'about ' : ''}${present} of ${momentary}${isEstimated ? ', estimated' : ''}.`,
  },
  title: 'Day at a glance',
  quiet: 'Nothing for your role on this day yet.',
  needs: {
    title: 'Needs attention',
    none: 'Nothing waits for you now.',
    now: 'Now',
    help: 'Open calls for help',
    urgency: (level) => URGENCY[level] ?? `level ${level}`,
    helpOf: (name, open, waiting) => `${open} ${name}, ${waiting === 0 ? 'all taken' : `${waiting} not taken`}`,
    between: ' · ',
    conflicts: 'Gate conflicts',
    closures: 'Orders of closed slots, waiting for the visitor',
    refunds: 'Refunds that failed',
    registrations: 'Hosts to review',
    feedback: 'Feedback to answer',
    items: 'Lost & found to review',
    claims: 'Claims to decide',
    enrolments: 'Enrolments to approve',
  },
  figures: {
    today: 'Today',
    day: 'This day',
    entered: 'Entered',
    expected: (tickets) => `of ${counted(tickets, 'ticket')} for the day`,
    sold: 'Sold',
    soldAbout: 'for all visit dates',
    net: 'Net revenue',
    moneyIn: 'Revenue',
    moneyOut: 'Refunds',
    remaining: 'Remaining',
    places: (stock) => `of ${counted(stock, 'place')}`,
    trend: (weekday, today, more, amount) => {
      const then = `the ${weekday} before${today ? ' at this hour' : ''}`;
      return more === 0 ? `Same as ${then}` : `${amount} ${more > 0 ? 'more' : 'less'} than ${then}`;
    },
    noTrend: 'No figures a week ago',
  },
  heat: {
    title: 'Seven days by slot',
    about: 'All products together: the share that is taken, and places taken / for sale.',
    slot: 'Slot',
    full: 'Sold out',
    closed: 'Closed',
    notSold: 'Not sold',
  },
  also: 'Good to know',
  tickets: { remaining: 'Remaining', held: 'Held unpaid', waiting: 'Waiting list', refunded: 'Refunded' },
  live: { onAir: 'On air now', reservations: 'Live reservations' },
  activities: { today: 'Activities' },
  draw: {
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
