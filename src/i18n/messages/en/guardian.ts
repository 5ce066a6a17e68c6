import type { GuardianMessages } from '../zh-Hans/guardian';

export const guardian: GuardianMessages = {
  signIn: 'Sign in to see and withdraw what you agreed to as a guardian.',
  title: 'This visitor is under 14',
  text: 'A child’s details may be sent only when their guardian agrees to just that. Please read this, then decide.',
  contact: 'Who to ask',
  contactNobody: 'Please ask at the visitor centre.',
  relation: 'You are the child’s',
  relations: { parent: 'Parent', guardian: 'Other guardian' },
  relationMissing: 'Please choose whether you are a parent or another guardian',
  agree: 'I am the guardian, and agree',
  refuse: 'Do not agree',
  refusedTitle: 'Nothing was sent',
  refusedText:
    'The park has nothing of the child’s details. You can choose a ticket that needs no ID, or buy the child’s ticket at the visitor centre.',
  otherTickets: 'See other tickets',
  back: 'Back to what I typed',
  given: 'My consents',
  none: 'None yet. Before a visitor under 14 is saved or booked for, their guardian is asked.',
  terms: 'What it says',
  notSaved: 'A child (details no longer saved)',
  givenAt: (time) => `agreed ${time}`,
  withdraw: 'Withdraw consent',
  withdrawTitle: 'Withdraw this consent?',
  withdrawText:
    'The saved child is erased at once, and no more tickets can be bought with it. Unpaid orders with it are cancelled. Tickets you have already bought stay valid.',
  keep: 'Keep it',
  withdrawn: 'Withdrawn; the saved details are erased',
  withdrawnAt: (time) => `Withdrawn ${time}`,
};
