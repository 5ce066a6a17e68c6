import * as words from '@park/contract/activity/words';
import { inLanguage } from '@park/contract/words';
import type { groupEntry as zh } from '../zh/groupEntry';

export const groupEntry: typeof zh = {
  title: 'Activity check-in',
  about: 'One code an enrolment: the whole group is checked in at once, from an hour before the start.',
  label: 'Enrolment code',
  hint: 'A scanner works at any time. When typing, dashes do not matter.',
  check: 'Check in',
  idle: 'Scan an enrolment code',
  idleAbout: 'Visitors open it in “My enrolments”.',
  letIn: 'Let in',
  stop: 'Stop',
  notIn: 'Not checked in',
  welcome: 'The whole group is checked in.',
  people: (count) => (count === 1 ? '1 person' : `${count} people`),
  list: 'Who enrolled',
  activity: 'Activity',
  none: 'No activity is published.',
  figures: (there, all) => `${there} of ${all} people are here`,
  states: inLanguage(words.enrollment, 'en'),
  empty: 'Nobody has enrolled yet.',
  phone: 'Phone',
  at: 'Checked in',
};
