import type { FeedbackMessages } from '../zh-Hans/feedback';

const stars = (n: number) => (n === 1 ? '1 star' : `${n} stars`);

export const feedback: FeedbackMessages = {
  kind: { complaint: 'Complaint', suggestion: 'Suggestion', praise: 'Praise', question: 'Question' },
  state: { received: 'Received', inHand: 'In progress', answered: 'Answered' },
  signIn: 'Sign in to give feedback and to see our answers.',
  list: {
    empty: 'No feedback yet. What you tell us, and what we answer, will be here.',
    add: 'Give feedback',
    photos: (n) => (n === 1 ? '1 photo' : `${n} photos`),
  },
  form: {
    kind: 'What kind of feedback?',
    text: 'What would you like to tell us?',
    textHint: 'When, where and what happened. The more exact, the better we can help.',
    contactHint: 'Only for a call about this. Deleted after 180 days.',
    submit: 'Send feedback',
    safe: 'We do not know whether it arrived. Just tap again; it will not be sent twice.',
  },
  privacy: {
    text: 'Only the staff who handle your feedback see the number. It is deleted after 180 days. You can also send without one.',
  },
  error: {
    kindMissing: 'Please choose a kind',
  },
  details: {
    sent: 'Sent',
    contact: 'Phone',
    said: 'What you told us',
    answer: 'Our answer',
    addition: 'What you added',
    received: 'We have your feedback. Somebody will read it soon.',
    inHand: 'Somebody is looking into it. You get a message when there is an answer.',
    gone: 'This feedback was not found.',
    all: 'See all feedback',
  },
  add: {
    open: 'Add something',
    label: 'What would you like to add?',
    hint: 'You can add once. We then look at your feedback again.',
    submit: 'Send',
    done: 'We have what you added',
  },
  rate: {
    title: 'How was our answer?',
    text: 'Your rating helps us do better.',
    stars,
    given: (n) => `You gave it ${stars(n)}. Thank you.`,
    done: 'Thank you for rating',
  },
};
