import type { MapMessages, SearchMessages } from '../zh-Hans/search';

export const search: SearchMessages = {
  field: 'What are you looking for?',
  search: 'Search',
  clear: 'Clear the words',
  history: 'Your searches',
  forget: (word) => `Forget “${word}”`,
  forgetAll: 'Clear all',
  hot: 'Others look for',
  kinds: {
    guide: 'Good to know',
    place: 'Places',
    ticket: 'Tickets',
    activity: 'Activities',
    notice: 'Notices',
    livePoint: 'Live points',
    lostFound: 'Lost & found',
  },
  filter: 'Show only',
  all: 'All',
  counted: (kind, count, more) => `${kind} ${count}${more ? '+' : ''}`,
  found: (count) => (count === 1 ? '1 result' : `${count} results`),
  none: (q) => `Nothing found for “${q}”. Try a shorter word.`,
};

export const map: MapMessages = {
  title: 'Park map',
  what: 'Gates, toilets, first aid, shuttle and live points',
  filter: 'What to show',
  all: 'All',
  kinds: {
    entrance: 'Gates',
    museum: 'Museum',
    livePoint: 'Live points',
    shuttle: 'Shuttle',
    toilet: 'Toilets',
    firstAid: 'First aid',
  },
  way: 'Directions',
  wayTo: (name) => `Directions to ${name}`,
  look: 'About this place',
  failed: 'The map did not open. Please try again',
};
