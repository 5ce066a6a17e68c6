import { feedback } from '@/i18n/messages/en/feedback';
import { posting } from '@/i18n/messages/en/pictures';
import { feedbackErrors, feedbackInput, lengthOf } from './formRules';

const words = { ...feedback.error, ...posting };
const KINDS = [{ value: 'praise' }];
const GOOD = { kind: 'praise', text: 'The guide was very kind.', contact: '' };

it('asks for a kind and ten characters, and for nothing else', () => {
  expect(feedbackErrors({ kind: '', text: '  too few ', contact: '' }, KINDS, words)).toEqual({
    kind: words.kindMissing,
    text: words.tooShort({ least: 10 }),
  });
  expect(feedbackErrors(GOOD, KINDS, words)).toEqual({});
  expect(lengthOf('🦕🦕')).toBe(2);
});

it.each(['138 0013 8001', '+86 138-0013-8001', '0872 555 0199'])('takes %s for a phone number', (contact) => {
  expect(feedbackErrors({ ...GOOD, contact }, KINDS, words)).toEqual({});
});

it.each(['12345', '23800138001', 'none'])('takes %s for a mistake', (contact) => {
  expect(feedbackErrors({ ...GOOD, contact }, KINDS, words)).toEqual({ contact: words.phoneWrong });
});

it('sends the plain number, or none', () => {
  expect(feedbackInput({ ...GOOD, contact: '138 0013 8001' }, ['a', 'b'])).toEqual({
    kind: 'praise',
    text: GOOD.text,
    pictures: ['a', 'b'],
    contact: '13800138001',
  });
  expect(feedbackInput(GOOD, [])).toEqual({ kind: 'praise', text: GOOD.text, pictures: [] });
});
