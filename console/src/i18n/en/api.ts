import type { api as zh } from '../zh/api';

export const api: typeof zh = {
  offline: 'The network is not there. Nothing is lost; please try again in a moment.',
  unreadable: 'The server’s answer could not be read. Please try again in a moment.',
  cancelled: 'Cancelled.',
  passkeyNot: 'The browser did not get a passkey. Please try again, or use a code.',
  passkeyThere: 'There is a passkey of yours on this device already.',
};
