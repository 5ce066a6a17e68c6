import type { api as zh } from '../zh/api';

export const api: typeof zh = {
  offline: 'The network is not there. Nothing is lost; please try again in a moment.',
  unreadable: 'The server’s answer could not be read. Please try again in a moment.',
  cancelled: 'Cancelled.',
};
