import { type ItemForm, itemErrors, itemInput, phoneMistake } from './formRules';

const TODAY = '2026-05-04';
const EMPTY: ItemForm = { category: '', title: '', place: '', day: '', dayPart: '', text: '', contact: '' };
const CAP: ItemForm = {
  category: 'clothing',
  title: ' Blue cap ',
  place: 'Lookout',
  day: TODAY,
  dayPart: '',
  text: 'Blue, with a trilobite.',
  contact: '138 0013 8001',
};

it('names what is missing, field by field', () => {
  expect(itemErrors(EMPTY, TODAY)).toEqual({
    category: 'categoryMissing',
    title: 'tooShort',
    place: 'tooShort',
    text: 'tooShort',
    day: 'dayMissing',
    contact: 'phoneMissing',
  });
  expect(itemErrors(CAP, TODAY)).toEqual({});
});

it('takes today, and no day that is still to come', () => {
  expect(itemErrors({ ...CAP, day: '2026-05-05' }, TODAY)).toEqual({ day: 'dayMissing' });
  expect(itemErrors({ ...CAP, day: '1950-01-01' }, TODAY)).toEqual({});
});

it('sends what was typed, trimmed, and no time of day where none was chosen', () => {
  expect(itemInput('found', CAP, ['p1'])).toEqual({
    kind: 'found',
    category: 'clothing',
    title: 'Blue cap',
    place: 'Lookout',
    day: TODAY,
    text: 'Blue, with a trilobite.',
    contact: '13800138001',
    pictures: ['p1'],
  });
  expect(itemInput('lost', { ...CAP, dayPart: 'evening' }, []).dayPart).toBe('evening');
});

it.each([
  ['', 'phoneMissing'],
  ['12345', 'phoneWrong'],
  ['0872-5550199', undefined],
])('judges the phone number %p', (typed, mistake) => {
  expect(phoneMistake(typed)).toBe(mistake);
});
