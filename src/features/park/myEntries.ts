import { go } from '@/navigation/go';
import { ICONS } from '@/ui/pictures/icons';
import type { Entry } from './entries';

/** Icons that only this page shows. */
const MINE = {
  records: 'M6 3h12v18l-2.4-1.6L13.2 21l-2.4-1.6L8.4 21 6 19.4zM9 8h6m-6 4h6',
  reservations: 'M4 6h16v14H4zM4 10.5h16M8 3.5V7m8-3.5V7M9 15l2 2 4-4',
  message: 'M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 20.5a2.2 2.2 0 0 0 4 0',
  points: 'M12 3.5l2.6 5.3 5.9.9-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9-4.3-4.1 5.9-.9z',
  prizeStatus:
    'M8 4h8v5a4 4 0 0 1-8 0zM8 5H4.5c0 3 1 5 3.8 5M16 5h3.5c0 3-1 5-3.8 5M12 13v4m-4 3.5c0-2 2-3.5 4-3.5s4 1.5 4 3.5z',
  feedBack: 'M4 5h16v11H11l-4 4v-4H4zM8 9h8m-8 3.5h5',
} as const;

/** What belongs to the visitor. */
export const MY_ENTRIES: readonly Entry[] = [
  { name: 'records', icon: MINE.records, open: () => go('ticketRecord') },
  { name: 'reservations', part: 'live', icon: MINE.reservations, open: () => go('reservationRecords') },
  { name: 'message', icon: MINE.message, open: () => go('message') },
  { name: 'points', part: 'points', icon: MINE.points, open: () => go('myPoints') },
  { name: 'activities', part: 'activity', icon: ICONS.activities, open: () => go('activity', { filter: 'mine' }) },
  { name: 'prizeStatus', part: 'prize', icon: MINE.prizeStatus, open: () => go('prizeStatus') },
  { name: 'feedBack', part: 'feedback', icon: MINE.feedBack, open: () => go('feedBack') },
  { name: 'lastFound', part: 'lostFound', icon: ICONS.lastFound, open: () => go('lastFound', { mine: '1' }) },
];
