import type { WalkMessages } from '../zh-Hans/walk';

export const walk: WalkMessages = {
  walks: 'Walks',
  facts: (minutes, metres, isStepFree) =>
    [`About ${minutes} min`, ...(metres === null ? [] : [length(metres)]), ...(isStepFree ? ['step-free'] : [])].join(' · '),
  stops: (count) => `${count} stops`,
  progress: (seen, all) => `${seen} of ${all} stops seen`,
  seen: (number) => `${number} ✓ seen`,
  stamps: (have, all, points) =>
    have < all ? `${have} of ${all} stamps; all of them earn ${points} points` : `All ${all} stamps: ${points} points earned`,
  next: 'Next stop',
  done: 'You have seen the whole walk',
  others: 'Other walks and exhibits',
  again: 'Start this walk again',
  stepFree: 'Another walk, step-free',
  sketch: (name) => `${name}: sketch of its stops, north is up`,
  unknown: 'This walk is no longer there. The others are in the catalogue.',
};

const length = (metres: number) => (metres < 1000 ? `${metres} m` : `${(metres / 1000).toFixed(1)} km`);
