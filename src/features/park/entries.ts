import type { Part } from '@park/contract/park/parts';
import { go, goTab } from '@/navigation/go';
import { ICONS } from '@/ui/pictures/icons';

/** Texts are `center.entry[name]`. */
export interface Entry {
  name:
    | 'tickets'
    | 'live'
    | 'activities'
    | 'notices'
    | 'prize'
    | 'help'
    | 'lastFound'
    | 'feedBack'
    | 'records'
    | 'message'
    | 'points'
    | 'search'
    | 'prizeStatus'
    | 'reservations';
  /** What it leads to, where a park may do without. */
  part?: Part;
  /** Path of its icon. */
  icon: string;
  open: () => Promise<void>;
}

/** What a visitor of the park looks for, most wanted first. */
export const PARK_ENTRIES: readonly Entry[] = [
  { name: 'tickets', icon: ICONS.tickets, open: () => go('ticketList') },
  { name: 'live', part: 'live', icon: ICONS.live, open: () => goTab('home') },
  { name: 'activities', part: 'activity', icon: ICONS.activities, open: () => go('activity') },
  { name: 'notices', icon: ICONS.notices, open: () => go('notice') },
  { name: 'prize', part: 'prize', icon: ICONS.prize, open: () => go('prize') },
  { name: 'lastFound', part: 'lostFound', icon: ICONS.lastFound, open: () => go('lastFound') },
  { name: 'search', icon: ICONS.search, open: () => go('searchBar') },
  { name: 'help', icon: ICONS.help, open: () => go('help') },
];
