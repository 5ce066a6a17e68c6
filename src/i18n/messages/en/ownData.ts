import type { OwnDataMessages } from '../zh-Hans/ownData';

export const ownData: OwnDataMessages = {
  signIn: 'Sign in to see what the park keeps of you.',
  intro: 'What the park keeps of you, what for, and how long.',
  kept: 'What the park keeps',
  count: (n) => (n === 1 ? '1 item' : `${n} items`),
  open: 'See or correct',
  file: {
    title: 'Export',
    text: 'A ZIP file: a page to read, the same for programs, and the pictures you uploaded. Names, phones and ID numbers in it are whole, so keep it safe.',
    inWechat: 'WeChat cannot download files here. Copy a link and open it in your phone’s browser.',
    action: 'Export my data',
    copy: 'Copy a download link',
    downloading: 'Downloading. You find the file in your browser’s downloads.',
    fetched:
      'The file is ready. WeChat opens no ZIP: send it to a chat, such as File Transfer, and open it on a computer or in another app.',
    handOn: 'Send to a chat',
    copied: (minutes) =>
      `Link copied. Open it in another browser. It works once, for ${minutes} minutes, for whoever has it, so do not pass it on.`,
    notCopied: 'The link was not copied, please try again',
    failed: 'The file did not arrive, please export again',
  },
  erase: {
    title: 'Erase',
    text: 'You can erase your data at any time, without asking the staff. Orders and payment records that the law wants kept stay until their term ends, but lead to you no more.',
    way: 'See what is erased',
    open: 'Not over yet',
    what: 'What goes, and what stays',
    sure: 'Erase for good',
    after:
      'This cannot be undone, and signs you out on every phone. If you come back with the same WeChat, you are a newcomer.',
    type: (word) => `Please type “${word}”`,
    word: 'erase',
    action: 'Erase my data for good',
    done: 'Your data has been erased',
  },
};
