import type { PicturesMessages, PostingMessages } from '../zh-Hans/pictures';

export const pictures: PicturesMessages = {
  label: 'Photos',
  add: 'Add photos',
  hint: (most) => `Up to ${most}. Location data is removed.`,
  one: (n) => `Photo ${n}`,
  waiting: 'Waiting to upload',
  sending: (percent) => `${percent}% uploaded`,
  sent: 'Uploaded',
  failed: 'Not uploaded',
  tooLarge: (megabytes) => `Too large: at most ${megabytes} MB. Please choose another photo.`,
  remove: 'Remove',
  of: (n, all) => `${n} of ${all}`,
  before: 'Previous photo',
  next: 'Next photo',
};

export const posting: PostingMessages = {
  title: 'Your phone number',
  phone: 'Your phone number',
  agree: 'Agree and send',
  refuse: 'Back',
  tooShort: (least) => `Please write at least ${least} characters`,
  phoneWrong: 'Please check the country code and the number; in mainland China, 11 digits or a landline with its area code',
  sending: 'Photos are still uploading. One moment, please.',
  failed: 'A photo was not uploaded. Try again, or remove it.',
};
