import type { menuGroups as groups, menu as zh } from '../zh/menu';

export const menu: typeof zh = {
  overview: 'Day at a glance',
  orders: 'Orders',
  stock: 'Stock',
  products: 'Products',
  gate: 'Gate',
  groupEntry: 'Activity check-in',
  redemption: 'Prize desk',
  notices: 'Notices',
  activities: 'Activities',
  places: 'Map places',
  searchWords: 'Search words',
  help: 'Calls for help',
  feedback: 'Feedback',
  lostFound: 'Lost and found',
  points: 'Visitors’ points',
  live: 'Live',
  draw: 'Prize draw',
  locks: 'Page locks',
  staff: 'Staff and roles',
  audit: 'Audit log',
};

export const menuGroups: typeof groups = {
  entrance: 'At the entrance',
  tickets: 'Tickets',
  visitors: 'Visitors',
  shows: 'Live and draw',
  contents: 'Contents',
  house: 'Management',
};
