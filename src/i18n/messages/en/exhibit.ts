import { rounded } from '../../roundedAge';
import type { ExhibitMessages } from '../zh-Hans/exhibit';

const ago = (ma: number) => `${rounded(ma)} million years ago`;

export const exhibit: ExhibitMessages = {
  number: 'Number on the sign',
  numberHint: 'For example 12',
  noNumber: 'Please enter the number on the sign, from 1 to 9999.',
  open: 'Open',
  numbered: (id) => `No. ${id}`,
  choose: 'Show',
  all: 'All',
  favourites: 'Favourites',
  noFavourites: 'No favourites yet. Tap “Add to favourites” on an exhibit, and it will be here.',
  showAll: 'Show all exhibits',
  empty: 'There are no exhibits in the catalogue yet.',
  span: (fromMa, toMa) => {
    if (toMa === 0) return `${ago(fromMa)} to today`;
    return rounded(fromMa) === rounded(toMa) ? `about ${ago(fromMa)}` : `${rounded(fromMa)} to ${ago(toMa)}`;
  },
  drawn: (name) => `${name}: drawing of a fossil of its kind`,
  isDrawn: 'The picture is a drawing of a fossil of its kind',
  unknown: 'No exhibit has this number. Please look at the sign again.',
  removed: 'This exhibit is no longer on show.',
  age: 'Age',
  group: 'Group',
  formation: 'Rock',
  where: 'Where',
  touch: 'Touching',
  mayTouch: 'You may touch it gently',
  mayNotTouch: 'Please do not touch',
  accession: 'Accession number',
  credit: 'Photo',
  size: 'Size',
  beside: { hand: 'A hand', person: 'A person' },
  told: (what, length) => `${what}: ${length}`,
  length: (mm) => (mm < 10 ? `${mm} mm` : mm < 1000 ? `${mm / 10} cm` : `${Number((mm / 1000).toFixed(2))} m`),
  reader: 'Story for',
  readers: { adult: 'Adults', child: 'Children' },
  listen: {
    title: 'Listen',
    play: 'Play',
    pause: 'Pause',
    back: 'Back one sentence',
    on: 'On one sentence',
    speed: (speed) => `Speed ${speed}×`,
    times: (speed) => `${speed}×`,
    brokeOff: 'The voice broke off. Tap Play to go on.',
  },
  keep: 'Add to favourites',
  unkeep: 'Remove from favourites',
  way: 'Directions',
  wayCopied: 'Link to the place copied. Open it in your browser.',
  share: 'Share',
  shareCopied: 'Link copied',
  related: 'Related exhibits',
  sources: 'Sources',
};
