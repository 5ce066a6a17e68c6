import type { OwnArea } from '@park/contract/visitor/ownData';
import { go } from '@/navigation/go';

/** Where what is kept in an area is seen one by one, and corrected where it can be. */
export const waysToCorrect: Partial<Record<OwnArea, () => void>> = {
  orders: () => void go('ticketRecord'),
  savedVisitors: () => void go('ticketList'),
  draws: () => void go('prizeStatus'),
  activities: () => void go('activity', { filter: 'mine' }),
  live: () => void go('register'),
  feedback: () => void go('feedBack'),
  lostFound: () => void go('lastFound', { mine: '1' }),
  help: () => void go('help'),
  finds: () => void go('find'),
  stamps: () => void go('stamps'),
  points: () => void go('myPoints'),
  messages: () => void go('message'),
};
