import type { audit as zh } from '../zh/audit';

export const audit: typeof zh = {
  title: 'Audit log',
  about: 'Everything that staff and the park itself did. The log only grows; nobody can change or delete it.',
  empty: 'No entry matches.',
  area: 'About',
  person: 'User name',
  subject: 'Subject',
  key: 'Recorded as',
  from: 'From',
  to: 'To',
  who: 'Who',
  park: 'The park itself',
  what: 'What',
  details: 'Details',
  only: 'Only this subject',
  action: 'Action',
  request: 'Request',
  raw: 'As recorded',
};
