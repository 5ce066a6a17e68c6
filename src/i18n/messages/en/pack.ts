import type { PackMessages } from '../zh-Hans/pack';

export const pack: PackMessages = {
  title: 'Take it with you',
  take: 'Download',
  stop: 'Stop',
  goOn: 'Go on',
  update: 'Update',
  remove: 'Remove from this phone',
  begins: 'Asking the park what is in it…',
  begun: 'Part of it is here. You can go on at any time.',
  size: (bytes) => `Words and pictures without a network, ${mb(bytes)}`,
  recordings: (bytes) => `With recordings (${mb(bytes)})`,
  taking: (here, all) => `${mb(here)} of ${mb(all)} is here`,
  here: (bytes, day) => `On this phone, also without a network · ${mb(bytes)} · ${day}`,
  newer: (bytes, day) => `On this phone (${mb(bytes)}, ${day}). The park has changed something since.`,
  lost: (bytes) => `The phone has cleared ${mb(bytes)} of it, which is missing without a network. Go on while you have one.`,
  trouble: {
    forged: () => 'What came is not what the park published, so it is not used. Please try again later, or on another network.',
    full: (missing) => `The phone lacks ${mb(missing)} of room. What has come stays: make room and go on, or remove it.`,
    changing: () => 'The park is changing this right now. Please try again in a moment.',
    cannot: () => 'This phone cannot keep or check a download. Please read it while you have a network.',
    network: () => 'The rest did not come. What has come stays: go on when you have a network.',
  },
};

const mb = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
