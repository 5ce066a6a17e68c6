import type { FormField } from '@park/contract/activity/schemas';
import { activity } from '@/i18n/messages/en/activity';
import { enrollErrors } from './formRules';

const t = activity.error;

const field = (kind: FormField['kind'], key: string, required = true): FormField => ({
  key,
  kind,
  label: key,
  required,
  options: kind === 'choice' ? [{ value: 'a', label: 'A' }] : [],
});
const GOOD = { name: '李雷', phone: '138 0013 8000', people: 2, answers: {}, fields: [], room: null };

it('lets a good enrolment through', () => {
  expect(enrollErrors(GOOD, t)).toEqual({});
  expect(enrollErrors({ ...GOOD, fields: [field('text', 'note', false)] }, t)).toEqual({});
});

it('finds each mistake at its field', () => {
  expect(enrollErrors({ ...GOOD, name: ' \u2060 ', phone: '' }, t)).toEqual({
    name: t.nameShort,
    phone: t.phoneMissing,
  });
  expect(enrollErrors({ ...GOOD, name: '李'.repeat(81), phone: '12' }, t)).toEqual({
    name: t.nameLong,
    phone: t.phoneWrong,
  });
  expect(enrollErrors({ ...GOOD, people: 3, room: 2 }, t)).toEqual({ people: t.tooMany({ left: 2 }) });
});

it('judges answers by what is asked', () => {
  const fields = [field('choice', 'boots'), field('number', 'age'), field('text', 'why'), field('choice', 'lunch')];
  const answers = { boots: '', age: '8.5', why: 'x'.repeat(201), lunch: 'z' };
  expect(enrollErrors({ ...GOOD, fields, answers }, t)).toEqual({
    'answer-boots': t.notChosen,
    'answer-age': t.notNumber,
    'answer-why': t.tooLong,
    'answer-lunch': t.notChosen,
  });
});
