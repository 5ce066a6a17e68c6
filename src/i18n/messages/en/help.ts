import type { HelpMessages } from '../zh-Hans/help';

const minutesOf = (n: number) => (n === 1 ? '1 minute' : `${n} minutes`);

export const help: HelpMessages = {
  numbers: 'In danger now? Call',
  call: { police: 'Police', fire: 'Fire', ambulance: 'Ambulance', park: 'The park' },
  hold: 'Hold 2 seconds for help',
  holding: 'Keep holding…',
  holdHint: 'The park gets your place, and your number if you give one. A short tap asks first.',
  what: 'What happened?',
  kinds: {
    danger: 'In danger',
    hurt: 'Someone is hurt',
    lostChild: 'Lost child',
    lostWay: 'Lost my way',
    other: 'Something else',
  },
  phone: 'Phone number',
  phoneHint: 'Staff will call you back. It is remembered on this phone only.',
  number: {
    none: 'Staff have no number to call you back on.',
    label: 'Number to call back',
    send: 'Send this number',
    sending: 'Sending your number to the staff…',
    wrong: 'Please check the number',
  },
  note: 'Anything else',
  noteHint: 'A sign or a building near you, for example',
  ask: { title: 'Call for help now?', text: 'The park’s staff get it at once and come to you.', send: 'Call for help' },
  waiting: {
    title: 'Waiting for network',
    text: 'Your call is kept and goes out by itself when the network is back, even if you close the app. Until then, dial a number above.',
  },
  sending: { title: 'Sending your call…', text: 'Please stay here, it takes a moment.' },
  active: {
    title: 'The park has your call',
    text: 'Somebody will take it in a moment. Stay where it is safe and keep your phone within reach.',
  },
  responding: { title: 'Help is on its way', text: 'Stay where it is safe and keep your phone within reach.' },
  resolved: { title: 'Your call is closed', text: 'If you still need help, call again.' },
  cancelled: { title: 'You cancelled this call', text: 'If you still need help, call again.' },
  facts: {
    number: 'Number',
    kind: 'What happened',
    asked: 'You called',
    taken: 'Staff answered',
    place: 'Your place',
    outcome: 'Outcome',
  },
  located: 'Sent',
  notLocated: 'Could not be found',
  usual: (minutes) => `Staff usually answer within ${minutesOf(minutes)}`,
  answeredIn: (minutes) => `Answered after ${minutesOf(minutes)}`,
  cancel: 'I don’t need help any more',
  cancelAsk: { title: 'Cancel this call?', text: 'Staff will stop coming.', keep: 'I still need help' },
  before: 'Earlier calls',
  again: 'Hold again to add where you are or what happened.',
};
