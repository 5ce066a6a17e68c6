import { go, goTab } from '@/navigation/go';

/** Icons are drawn in `EntryIcon.scss`, texts are `center.entry[name]`. */
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
  open: () => Promise<void>;
}

/** What a visitor of the park looks for, most wanted first. */
export const PARK_ENTRIES: readonly Entry[] = [
  { name: 'tickets', open: () => go('ticketList') },
  { name: 'live', open: () => goTab('home') },
  { name: 'activities', open: () => go('activity') },
  { name: 'notices', open: () => go('notice') },
  { name: 'prize', open: () => go('prize') },
  { name: 'lastFound', open: () => go('lastFound') },
  { name: 'search', open: () => go('searchBar') },
  { name: 'help', open: () => go('help') },
];

/** What belongs to the visitor. */
export const MY_ENTRIES: readonly Entry[] = [
  { name: 'records', open: () => go('ticketRecord') },
  { name: 'reservations', open: () => go('reservationRecords') },
  { name: 'message', open: () => go('message') },
  { name: 'points', open: () => go('myPoints') },
  { name: 'activities', open: () => go('activity', { filter: 'mine' }) },
  { name: 'prizeStatus', open: () => go('prizeStatus') },
  { name: 'feedBack', open: () => go('feedBack') },
  { name: 'lastFound', open: () => go('lastFound', { mine: '1' }) },
];
