import type { FormField } from '@park/contract/activity/schemas';
import { enrollErrors } from './formRules';

const field = (kind: FormField['kind'], key: string, required = true): FormField => ({
  key,
  kind,
  label: key,
  required,
  options: kind === 'choice' ? [{ value: 'a', label: 'A' }] : [],
});
const GOOD = { name: '李雷', phone: '138 0013 8000', people: 2, answers: {}, fields: [], room: null };

it('lets a good enrolment through', () => {
  expect(enrollErrors(GOOD)).toEqual({});
  expect(enrollErrors({ ...GOOD, fields: [field('text', 'note', false)] })).toEqual({});
});

it('finds each mistake at its field', () => {
  expect(enrollErrors({ ...GOOD, name: ' 李 ', phone: '' })).toEqual({
    name: { error: 'nameShort' },
    phone: { error: 'phoneMissing' },
  });
  expect(enrollErrors({ ...GOOD, name: '李'.repeat(31), phone: '12' })).toEqual({
    name: { error: 'nameLong' },
    phone: { error: 'phoneWrong' },
  });
  expect(enrollErrors({ ...GOOD, people: 3, room: 2 })).toEqual({ people: { error: 'tooMany', n: 2 } });
});

it('judges answers by what is asked', () => {
  const fields = [field('choice', 'boots'), field('number', 'age'), field('text', 'why'), field('choice', 'lunch')];
  const answers = { boots: '', age: '8.5', why: 'x'.repeat(201), lunch: 'z' };
  expect(enrollErrors({ ...GOOD, fields, answers })).toEqual({
    'answer-boots': { error: 'notChosen' },
    'answer-age': { error: 'notNumber' },
    'answer-why': { error: 'tooLong' },
    'answer-lunch': { error: 'notChosen' },
  });
});
