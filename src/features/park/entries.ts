import { type RouteName, TAB_ROUTES, type TabRouteName } from '@/navigation/routes';

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
  to:
    | 'ticketList'
    | 'activity'
    | 'notice'
    | 'prize'
    | 'prizeStatus'
    | 'help'
    | 'lastFound'
    | 'feedBack'
    | 'ticketRecord'
    | 'message'
    | 'myPoints'
    | 'searchBar'
    | 'reservationRecords'
    | TabRouteName;
}

/** What a visitor of the park looks for, most wanted first. */
export const PARK_ENTRIES: readonly Entry[] = [
  { name: 'tickets', to: 'ticketList' },
  { name: 'live', to: 'home' },
  { name: 'activities', to: 'activity' },
  { name: 'notices', to: 'notice' },
  { name: 'prize', to: 'prize' },
  { name: 'lastFound', to: 'lastFound' },
  { name: 'search', to: 'searchBar' },
  { name: 'help', to: 'help' },
];

/** What belongs to the visitor. */
export const MY_ENTRIES: readonly Entry[] = [
  { name: 'records', to: 'ticketRecord' },
  { name: 'reservations', to: 'reservationRecords' },
  { name: 'message', to: 'message' },
  { name: 'points', to: 'myPoints' },
  { name: 'activities', to: 'activity' },
  { name: 'prizeStatus', to: 'prizeStatus' },
  { name: 'feedBack', to: 'feedBack' },
  { name: 'lastFound', to: 'lastFound' },
];

const TABS: readonly RouteName[] = TAB_ROUTES;

export function isTabEntry(to: Entry['to']): to is TabRouteName {
  return TABS.includes(to);
}
