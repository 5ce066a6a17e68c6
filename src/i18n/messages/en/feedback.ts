import type { FeedbackMessages } from '../zh-Hans/feedback';

const stars = (n: number) => (n === 1 ? '1 star' : `${n} stars`);

export const feedback: FeedbackMessages = {
  kind: { complaint: 'Complaint', suggestion: 'Suggestion', praise: 'Praise', question: 'Question' },
  state: { received: 'Received', inHand: 'In hand', answered: 'Answered' },
  signIn: 'Sign in to tell us something and to see our answers.',
  list: {
    empty: 'What you tell us, and what we answer, will be here.',
    add: 'Tell us something',
    photos: (n) => (n === 1 ? '1 photo' : `${n} photos`),
  },
  form: {
    kind: 'What is it?',
    text: 'What would you like to tell us?',
    textHint: 'When, where, and what happened: the more exactly, the better we can help.',
    contactHint: 'Only for a call about this. Deleted after 180 days.',
    submit: 'Send',
    safe: 'We do not know whether it arrived. Just tap Send again; it will not be sent twice.',
  },
  privacy: {
    text: 'Only the staff who look after this see the number, to call you about it. It is deleted after 180 days. You can also send without one.',
  },
  error: {
    kindMissing: 'Please choose what it is.',
  },
  details: {
    sent: 'Sent',
    contact: 'Phone',
    said: 'What you told us',
    answer: 'Our answer',
    addition: 'What you added',
    received: 'We have it. Somebody will read it soon.',
    inHand: 'Somebody is looking into it. You get a message when there is an answer.',
    gone: 'This feedback was not found.',
    all: 'See all feedback',
  },
  add: {
    open: 'Add something',
    label: 'What would you like to add?',
    hint: 'You can add once. What was answered will be looked at again.',
    submit: 'Send',
    done: 'We have what you added',
  },
  rate: {
    title: 'How was our answer?',
    text: 'Your rating helps us do better.',
    stars,
    given: (n) => `You gave it ${stars(n)}. Thank you!`,
    done: 'Thank you for rating',
  },
};
