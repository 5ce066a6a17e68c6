import * as words from '@park/contract/points/words';
import { inLanguage } from '@park/contract/words';
import type { points as zh } from '../zh/points';

export const points: typeof zh = {
  title: 'Visitors’ points',
  about: 'Ask the visitor for the number of an order or of a call for help. Only points show here, no name and no phone.',
  by: 'Find by',
  clues: { order: 'Order number', help: 'Number of a call for help', feedback: 'Feedback' },
  numberAbout: 'The whole of it, e.g. TK261121-000000 or SOS261121-7Q4KA.',
  fromFeedback: 'Below is the visitor who sent that feedback.',
  erased: ['This visitor had themselves erased', '. Orders and accounts stay, as the law asks, and lead to nobody.'],
  ledger: 'Ledger',
  balance: (balance) => `Balance: ${balance}`,
  empty: 'No points yet.',
  source: 'From',
  what: 'What for',
  points: 'Points',
  sources: inLanguage(words.points, 'en'),
  correct: 'Correct the points',
  correctAbout: 'This adds a line. Lines cannot be removed, only balanced by another. The visitor gets a message.',
  change: 'Points to add or take',
  changeNeeded: 'Please enter a whole number other than 0; negative takes points away.',
  after: (balance, change) => `Balance after it: ${balance + change}`,
  reason: 'Reason (the visitor reads it)',
  save: 'Add the line',
  corrected: 'The points are corrected; the visitor is told',
};
