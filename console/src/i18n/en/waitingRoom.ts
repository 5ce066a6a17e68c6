import type { waitingRoom as zh } from '../zh/waitingRoom';

export const waitingRoom: typeof zh = {
  title: 'Queue for ordering',
  about:
    'When more people order than can be served, they queue and order when it is their turn. Looking at tickets, paying, tickets already bought, help and the gate are never behind it.',
  kind: 'Queue',
  kinds: { off: 'Off', atOnce: 'So many at once', perMinute: 'So many a minute' },
  offAbout: 'Everybody orders at once. Switching it off lets all who are queueing order, and their places are gone.',
  onAbout: (minutes) =>
    `A turn is good for ${minutes} minutes and makes room for the next with the first order; after that one queues again. All servers follow within some 5 seconds.`,
  amount: 'People who may order at once',
  perMinute: 'People let in a minute',
  amountAbout: 'It can be changed at any time; everybody keeps their place.',
  amountWrong: 'Enter a whole number from 1 to 100000',
  opensAt: 'Start of the sale',
  opensAtAbout:
    'Empty: at once. Nobody can order before it; whoever comes before gets a place by lot when it starts, and later ones queue behind them.',
  saved: 'The queue is saved',
  now: 'Now',
  figures: { waiting: 'Queueing', passes: 'May order, have not yet', admitted: 'Let in so far', rate: 'Let in a minute' },
  rateUnknown: 'Not known yet',
};
