import type { ticketWindow as zh } from '../zh/ticketWindow';

export const ticketWindow: typeof zh = {
  title: 'Ticket window',
  about:
    'Where visitors without a phone buy tickets, and how they book by telephone. Shown on the list of tickets and on each ticket.',
  place: 'Where it is',
  hours: 'When it is open',
  bring: 'What to bring, and how to pay',
  phone: 'Phone for bookings',
  phoneAbout: 'All visitors see it. An extension is written 0571-88880119 转 2.',
  phoneWrong: 'Please enter a phone number',
};
