import type { searchWord as zh } from '../zh/searchWord';

export const searchWord: typeof zh = {
  title: 'Search words',
  about: 'What visitors looked for in the last 30 days. A hidden word is suggested to nobody; it still finds things.',
  word: 'Word',
  language: 'Language',
  count: 'Times',
  state: 'Suggested',
  shown: 'May be suggested',
  hidden: 'Hidden',
  hide: 'Hide',
  show: 'Show again',
  hideThis: (word) => `Hide ${word}`,
  showThis: (word) => `Show ${word} again`,
  done: 'Done',
  empty: 'Nobody has searched lately.',
};
