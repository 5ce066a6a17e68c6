import * as words from '@park/contract/activity/words';
import { inLanguage } from '@park/contract/words';
import type { groupEntry as zh } from '../zh/groupEntry';
import { counted } from './counted';

export const groupEntry: typeof zh = {
  title: 'Activity check-in',
  about: 'One activity code an enrolment: the whole group is checked in at once, from an hour before the start.',
  label: 'Activity code',
  hint: 'A scanner works at any time. When typing, dashes do not matter.',
  check: 'Check in',
  idle: 'Scan an activity code',
  idleAbout: 'Visitors open it in “My enrolments”.',
  letIn: 'Let in',
  stop: 'Stop',
  notIn: 'Not checked in',
  welcome: 'The whole group is checked in.',
  people: (count) => counted(count, 'person', 'people'),
  list: 'Who enrolled',
  activity: 'Activity',
  none: 'No activity is published.',
  figures: (there, all) => `${there} of ${all} people are here`,
  states: inLanguage(words.enrollment, 'en'),
  empty: 'Nobody has enrolled yet.',
  phone: 'Phone',
  at: 'Checked in',
};
