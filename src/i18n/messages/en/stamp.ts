import type { StampMessages } from '../zh-Hans/stamp';

export const stamp: StampMessages = {
  collected: 'Stamp collected',
  waits: 'Stamp waits for the network',
  waitsForYou: 'Stamp kept on this phone until you sign in',
  sending: 'Collecting the stamp…',
  here: 'I am here: collect the stamp',
  noPosition: 'Your phone did not say where you are. You can scan the code on the sign instead.',
  tooFar: (metres) => `You are not near enough yet. Come within ${metres} m, or scan the code on the sign.`,
  link: 'See all stamps',
  about: 'Scan the code on an exhibit’s sign, or say on its page that you are there, and its stamp is here.',
  count: (count, all) => `${count} of ${all}`,
  mine: (count, all) => `I have ${count} of ${all} fossil stamps`,
  waitForYou: (count) =>
    count === 1
      ? '1 stamp is kept on this phone until you sign in.'
      : `${count} stamps are kept on this phone until you sign in.`,
  waitForNetwork: (count) => (count === 1 ? '1 stamp waits for the network.' : `${count} stamps wait for the network.`),
  signInToSee: 'Sign in to keep stamps with your account.',
  stampOf: {
    collected: (name) => `${name}, collected`,
    waiting: (name) => `${name}, waiting`,
    open: (name) => `${name}, not collected`,
  },
};
