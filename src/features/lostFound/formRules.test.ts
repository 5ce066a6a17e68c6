import { LOST_FOUND } from '@park/contract/lostFound/limits';
import { lostFound } from '@/i18n/messages/en/lostFound';
import { posting } from '@/i18n/messages/en/pictures';
import { phoneMistake } from '@/ui/mistakes';
import { type ItemForm, itemErrors, itemInput } from './formRules';

const words = { ...lostFound.error, ...posting };
const TODAY = '2026-05-04';
const NOW = { today: TODAY, categories: [{ value: 'clothing' }] };
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
  expect(itemErrors(EMPTY, NOW, words)).toEqual({
    category: words.categoryMissing,
    title: words.tooShort({ least: LOST_FOUND.title[0] }),
    place: words.tooShort({ least: LOST_FOUND.place[0] }),
    text: words.tooShort({ least: LOST_FOUND.text[0] }),
    day: words.dayMissing,
    contact: words.phoneMissing,
  });
  expect(itemErrors(CAP, NOW, words)).toEqual({});
});

it('takes today, and no day that is still to come', () => {
  expect(itemErrors({ ...CAP, day: '2026-05-05' }, NOW, words)).toEqual({ day: words.dayMissing });
  expect(itemErrors({ ...CAP, day: '1950-01-01' }, NOW, words)).toEqual({});
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
  ['', words.phoneMissing],
  ['12345', words.phoneWrong],
  ['0872-5550199', undefined],
])('judges the phone number %p', (typed, mistake) => {
  expect(phoneMistake(typed, words)).toBe(mistake);
});
