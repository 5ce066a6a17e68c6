import { entrantErrors } from './formRules';

const WORDS = {
  nameShort: 'nameShort',
  nameLong: 'nameLong',
  phoneMissing: 'phoneMissing',
  phoneWrong: 'phoneWrong',
  ageMissing: 'ageMissing',
};

test.each([
  ['林', '13800138000', {}],
  ['\u200e\u3164', '13800138000', { name: 'nameShort' }],
  ['   ', '13800138000', { name: 'nameShort' }],
  ['x'.repeat(81), '13800138000', { name: 'nameLong' }],
  ['林月', '', { phone: 'phoneMissing' }],
  ['林月', '  ', { phone: 'phoneMissing' }],
  ['林月', '12345', { phone: 'phoneWrong' }],
  ['', '1', { name: 'nameShort', phone: 'phoneWrong' }],
  ['林月', '13800138000', {}],
  ['x'.repeat(30), '138 0013-8000', {}],
  ['Lin Yue', '01012345678', {}],
])('%s with %s: %o', (name, phone, errors) => {
  expect(entrantErrors({ name, phone, ofAge: '1' }, WORDS)).toEqual(errors);
});

test('whoever signs up says their age, whoever looks an entry up does not', () => {
  const form = { name: '林月', phone: '13800138000', ofAge: '' };
  expect(entrantErrors(form, WORDS)).toEqual({ ofAge: 'ageMissing' });
  expect(entrantErrors(form, WORDS, { isKnown: true })).toEqual({});
});
