import * as words from '@park/contract/help/words';
import { inLanguage } from '@park/contract/words';
import type { help as zh } from '../zh/help';
import { counted } from './counted';

const far = (metres: number) => (metres < 1_000 ? `${Math.round(metres)} m` : `${(metres / 1_000).toFixed(1)} km`);
const calls = (count: number) => counted(count, 'call');

export const help: typeof zh = {
  title: 'Calls for help',
  about:
    'Most urgent first: calls that nobody has taken; then people who are signed in, have a ticket or are inside the park; then by danger and waiting. New ones appear by themselves.',
  list: 'Open calls',
  kinds: inLanguage(words.helpKind, 'en'),
  statuses: inLanguage(words.help, 'en'),
  bell: (waiting) => (waiting === 0 ? 'Calls for help: none waiting' : `Calls for help: ${waiting} waiting`),
  bellNew: (count) => `${calls(count)} for help just came in`,
  news: (count) => `${calls(count)} for help that nobody has looked at.`,
  seen: 'I have seen it',
  isNew: 'New',
  waiting: 'Not taken',
  mine: 'You are on the way',
  onTheWay: (who) => `${who} is on the way`,
  waits: 'waits',
  waited: 'waited',
  arrived: 'came',
  asked: (times) => `called ${counted(times, 'time')}`,
  noPhone: 'No phone number given',
  proofs: {
    ticket: 'has a ticket for today',
    signedIn: 'signed in',
    inPark: 'not signed in, place inside the park',
    none: 'not signed in, no place inside the park',
  },
  fold: {
    network: (count) => `${count} calls came from one network.`,
    place: (count) => `${count} calls came from one place.`,
    about: 'Nobody is signed in for them: they may be one accident, or made up.',
    each: 'See each',
  },
  row: {
    title: 'Grouped calls',
    about: 'From one network or place, and nobody is signed in for them.',
    empty: 'The call that stood for this row has ended. What still waits is on the board.',
    note: 'Words',
  },
  show: 'On the map',
  look: 'Looked at',
  take: 'I am going',
  taken: 'You have it; the visitor sees that somebody is on the way.',
  gone: (number) => `Call ${number} is over`,
  goneAbout: 'The call you were on the way to was cancelled by the visitor or ended by a colleague.',
  empty: 'Nobody needs help now. While the console is open, new calls appear here by themselves, with a sound.',
  more: (count) => `${count} more wait behind these.`,
  stale: 'It could not be refreshed just now; this is what was last seen.',
  place: {
    unknown: 'Place unknown: please call and ask',
    known: 'Place known',
    near: (name, metres) => `Near ${name}, about ${far(metres)} from it`,
    away: (metres) => `Outside the park, about ${far(metres)} away`,
    outside: 'outside the map',
    within: (metres) => `within ${far(metres)}`,
    systems: { wgs84: 'GPS', gcj02: 'gcj02' },
  },
  map: {
    title: 'Map',
    label: 'Calls on the map',
    about: 'North is up. Numbers are those of the list; green: somebody is on the way; dashed: outside the map.',
    pin: (rank, kind, near, outside) => `${rank}: ${kind}${near && `, near ${near}`}${outside ? ', outside the map' : ''}`,
  },
  sound: {
    label: 'Sound',
    on: 'On',
    off: 'Off',
    allow: 'Sound blocked; click to enable',
    none: 'This browser has no sound',
  },
  resolve: {
    open: 'Resolve',
    openAll: (count) => `Resolve all ${count}`,
    titleAll: (count) => `Resolve all ${count} calls of this row`,
    title: (number) => `Resolve call ${number}`,
    about: 'It leaves the board and cannot be opened again. The visitor reads what you write.',
    outcome: 'What was done',
    save: 'Resolve the call',
    done: 'The call is resolved; the visitor reads what was done.',
  },
  ended: {
    title: 'Past calls',
    about: 'Phone, place and words are deleted 30 days after the end.',
    empty: 'No call is over yet.',
    status: 'End',
    received: 'Received',
    waited: 'Waited',
    responder: 'Who went',
    outcome: 'What was done',
  },
};
