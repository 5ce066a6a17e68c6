import type { PicturesMessages } from '../zh-Hans/pictures';

export const pictures: PicturesMessages = {
  label: 'Photos',
  add: 'Add photos',
  hint: (most) => `Up to ${most}. Where they were taken is removed by itself.`,
  one: (n) => `Photo ${n}`,
  waiting: 'Waiting',
  sending: (percent) => `${percent}% sent`,
  sent: 'Sent',
  failed: 'Not sent',
  tooLarge: (megabytes) => `Too large: at most ${megabytes} MB. Please choose another one.`,
  retry: 'Try again',
  remove: 'Remove',
  of: (n, all) => `${n} of ${all}`,
  close: 'Close',
  before: 'Previous photo',
  next: 'Next photo',
};
