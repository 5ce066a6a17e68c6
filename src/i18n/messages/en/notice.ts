import type { NoticeMessages } from '../zh-Hans/notice';

export const notice: NoticeMessages = {
  category: {
    opening: 'Opening hours',
    closure: 'Closures',
    exhibition: 'Exhibitions',
    safety: 'Safety',
    service: 'Services',
  },
  allCategories: 'All',
  choose: 'Kind of notice',
  unread: (n) => (n === 1 ? '1 new notice' : `${n} new notices`),
  allRead: 'You have read them all',
  readAll: 'Mark all as read',
  empty: 'No notices yet. News on opening, paths and exhibitions will be here.',
  emptyCategory: 'No notices of this kind at the moment.',
  showAll: 'Show all notices',
  gone: 'This notice has been taken down.',
  published: (when) => `Published ${when}`,
  changed: (when) => `Changed ${when}`,
  more: 'All notices',
};
