import type { DrawCheckMessages } from '../zh-Hans/drawCheck';

const entries = (n: number) => (n === 1 ? '1 number' : `${n} numbers`);

export const drawCheck: DrawCheckMessages = {
  title: 'Check it yourself',
  intro: 'Your phone downloads what was published, draws once more by the published rule, and compares.',
  start: 'Check now',
  again: 'Check again',
  loading: 'Downloading what was published…',
  working: 'Working it out…',
  failed: 'The data could not be downloaded. Please try again.',
  good: (n) => `All ${n} steps match. This draw followed its published rule.`,
  bad: 'Something does not match: see the steps marked below. Please take a screenshot and tell the park.',
  ok: 'Matches',
  wrong: 'Does not match',
  took: (n, seconds) => `${entries(n)} checked in ${seconds} s`,
  values: {
    promised: 'Fingerprint published at the opening',
    seed: 'Secret revealed at the draw',
    found: 'Fingerprint this phone worked out',
    digest: 'Fingerprint of the list, published at the closing',
    digestFound: 'Fingerprint this phone worked out',
    signature: 'Signature of the beacon',
  },
  step: {
    commitment: 'The secret was not swapped',
    list: 'The list is complete',
    digest: 'The list was not changed',
    number: 'You are on the list',
    beacon: 'The beacon is real',
    winners: 'The winners follow',
    result: 'Your result is true',
  },
  pass: {
    commitment: 'The secret that was revealed has the very fingerprint that was published when sign-up opened.',
    list: (n) => `The list has ${entries(n)}, in order, none of them twice, and as many as the park says.`,
    digest: 'The list has the very fingerprint that was published when sign-up closed.',
    number: (number) => `Your number ${number} is on the list.`,
    beacon: (round) => `Round ${round} of the beacon is the one that the draw’s time names, and the beacon signed it.`,
    winners: (n) =>
      n === 1
        ? 'Secret and list make 1 winning number by the rule: the one that was published, with its prize.'
        : `Secret and list make ${n} winning numbers by the rule: the ones that were published, in the same order, with the same prizes.`,
    won: (prize) => `By this, you won “${prize}”. That is what the park says, too.`,
    notWon: 'By this, you did not win. That is what the park says, too.',
  },
  fail: {
    commitment: 'The secret that was revealed is not the one that was promised when sign-up opened.',
    list: (found, told) =>
      `The list has ${entries(found)} and the park says ${told}; or it is out of order, or has a number twice.`,
    digest: 'This list is not the one that was fixed when sign-up closed.',
    number: (number) => `Your number ${number} is not on the list.`,
    beacon: (round) =>
      `The draw’s time names round ${round} of the beacon. The one published is another, or the beacon did not sign it.`,
    winners: 'By the rule, other numbers win than the ones that were published.',
    result: 'By the rule, your result is not what the park tells you.',
  },
  cannot:
    'This phone’s system is too old to work it out (it has no BigInt). Check the draw on another phone or a computer; what was published is below.',
  data: 'What was published',
  dataText:
    'The rule is described in the park’s documentation, and needs no program of ours: these two addresses hold all the data.',
  draw: 'the draw',
  entrants: 'the entrants',
  copyLink: (what) => `Copy the address of ${what}`,
  copied: 'Copied',
};
