import type { InboxMessages } from '../zh-Hans/inbox';

export const inbox: InboxMessages = {
  signIn: 'Sign in to read your messages.',
  filter: 'Kind of message',
  all: 'All',
  groups: {
    ticket: 'Tickets',
    points: 'Points',
    help: 'Help',
    find: 'Finds',
    activity: 'Activities',
    prize: 'Draws',
    feedback: 'Feedback',
    notice: 'Notices',
    lostFound: 'Lost & found',
  },
  live: 'Live',
  unread: 'Unread',
  readAll: 'Mark all as read',
  none: 'No messages yet. News about your tickets, activities and points will be here.',
};
