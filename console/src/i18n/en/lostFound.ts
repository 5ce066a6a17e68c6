import * as words from '@park/contract/lostFound/words';
import { inLanguage } from '@park/contract/words';
import type { lostFound as zh } from '../zh/lostFound';

export const lostFound: typeof zh = {
  title: 'Lost and found',
  about: 'What visitors send is reviewed before it shows. Who has waited longest comes first.',
  kinds: inLanguage(words.itemKind, 'en'),
  categories: inLanguage(words.itemCategory, 'en'),
  states: inLanguage(words.item, 'en'),
  claimStates: inLanguage(words.claim, 'en'),
  dayParts: { morning: 'morning', midday: 'midday', afternoon: 'afternoon', evening: 'evening' },
  thing: 'Item',
  place: 'Place',
  noContact: 'None, or deleted by now',
  empty: 'Nothing here. What visitors send appears by itself.',
  publishTitle: (title) => `Publish “${title}”?`,
  publishAbout:
    'Anybody can see words and pictures; the phone number is masked. Please check first that no picture shows an ID number or other personal data.',
  published: 'The item is published',
  reject: 'Reject',
  rejectTitle: (title) => `Do not publish “${title}”`,
  rejectAbout: 'Its author reads the reason. This cannot be undone.',
  rejected: 'Its author is told',
  close: 'Mark as returned',
  closeTitle: (title) => `Is “${title}” back with its owner?`,
  closeAbout: (waiting) =>
    waiting === 0
      ? 'Nobody can claim it any more; this cannot be undone.'
      : `Nobody can claim it any more; this cannot be undone. Claims that wait (${waiting}) are rejected.`,
  closed: 'Marked as returned',
  claims: 'Claims',
  claimsAbout: 'Decide on the item’s page, beside its other claims. Phone numbers are masked in this list.',
  claimsEmpty: 'No claims here. New ones appear by themselves.',
  noClaims: 'Nobody claims it yet.',
  claimText: 'What they say',
  claimedAt: 'Claimed',
  accept: 'Accept',
  acceptTitle: 'Accept this claim?',
  acceptAbout: (author, claimant) =>
    `Both will see the other’s phone number: the author’s ${author} and the claimant’s ${claimant}. You can take it back later, but not what was read.`,
  accepted: 'Accepted; both are told',
  claimRejectTitle: 'Reject this claim',
  claimRejectAbout: 'The claimant reads the reason.',
  takeBack: 'Undo the acceptance',
  takeBackAbout: 'The phone numbers are hidden again and the thing can be claimed again. The claimant reads the reason.',
  claimRejected: 'The claimant is told',
};
