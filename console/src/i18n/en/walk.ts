import type { walk as zh } from '../zh/walk';

export const walk: typeof zh = {
  title: 'Walks',
  about:
    'Exhibits to see in an order. Visitors find walks in the fossil catalogue; the phone keeps which stops were seen, and names the next one.',
  add: 'New walk',
  empty: 'There are no walks yet.',
  text: 'Description',
  minutes: 'Whole walk (minutes)',
  stops: 'Stops',
  stop: (number) => `Stop ${number}`,
  addStop: 'Add a stop',
  removeStop: (number) => `Remove stop ${number}`,
  up: (number) => `Move stop ${number} up`,
  stopTwice: 'This exhibit is another stop already.',
  stepFree: 'Step-free',
  isStepFree: { yes: 'Step-free', no: 'Has steps' },
  shown: 'Shown to visitors',
  shownAbout: 'Visitors see a walk only while at least two of its exhibits are shown.',
  isShown: { yes: 'Shown', no: 'Hidden' },
  variant: 'Step-free walk in its place',
  variantAbout: 'A walk with steps may lead to one without.',
  changed: 'Changed',
  park: 'System',
  removeTitle: (name) => `Remove the walk “${name}”?`,
  removeAbout: 'It cannot be brought back. Its exhibits stay.',
};
