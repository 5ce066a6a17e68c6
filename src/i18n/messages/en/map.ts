import type { MapMessages } from '../zh-Hans/map';

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
  way: 'Way there',
  wayTo: (name) => `Way to ${name}`,
  look: 'About this place',
  copied: 'Link copied. Open it in your browser',
  failed: 'The map did not open. Please try again',
};
