import { checkOf, numberOf } from './signNumber';

it.each([
  ['12', '12'],
  [' 012 ', '12'],
  ['12.k3x9', '12'],
  ['9999', '9999'],
])('reads %j as number %s', (text, number) => expect(numberOf(text)).toBe(number));

it.each(['', '0', '10000', '12a', '-1', '1e3', 'o=12', '１２'])('takes %j for no number', (text) =>
  expect(numberOf(text)).toBeNull(),
);

it.each([
  ['12.a-_B3x9Z', 'a-_B3x9Z'],
  ['12', ''],
  ['12.', ''],
  ['12.a.b', ''],
  ['12.<b>', ''],
])('finds the check of %j to be %j', (code, check) => expect(checkOf(code)).toBe(check));
