import { loadLanguage, t } from '@/i18n/language';
import { LANGUAGES } from '@/i18n/languages';
import { fieldErrorText } from './fieldErrorText';
import { isWholeNumber, orderErrors, visitorErrors } from './formRules';

/** Made up. Check digit by GB 11643-1999: the weighted sum is 154, 154 mod 11 is 0, which is written `1`. */
const ID_CARD = '110101199003070011';

describe('a visitor', () => {
  const GOOD = { name: '林月', idKind: 'passport', idNumber: 'E12345678', birthday: '1990-12-10' } as const;

  it('is right with a name and a number that can be one', () => {
    expect(visitorErrors(GOOD)).toEqual({});
    expect(visitorErrors({ ...GOOD, idNumber: ' e 1234-5678 ' })).toEqual({});
    expect(visitorErrors({ ...GOOD, idKind: 'idCard', idNumber: ID_CARD, birthday: '' })).toEqual({});
    expect(visitorErrors({ ...GOOD, idKind: 'hkMacaoPermit', idNumber: 'h12345678' })).toEqual({});
    expect(visitorErrors({ ...GOOD, idKind: 'taiwanPermit', idNumber: '12345678' })).toEqual({});
  });

  it.each([
    [{ name: ' 林 ' }, { name: { error: 'nameShort' } }],
    [{ name: 'x'.repeat(41) }, { name: { error: 'nameLong' } }],
    [{ idNumber: ' ' }, { idNumber: { error: 'idNumberMissing' } }],
    [{ idNumber: 'E1' }, { idNumber: { error: 'passportWrong' } }],
    [{ idKind: 'hkMacaoPermit' as const, idNumber: 'K12345678' }, { idNumber: { error: 'permitWrong' } }],
    [{ birthday: '' }, { birthday: { error: 'birthdayMissing' } }],
    [{ idKind: 'idCard' as const, idNumber: 'E12345678' }, { idNumber: { error: 'idCardWrong' } }],
    [{ idKind: 'idCard' as const, idNumber: `${ID_CARD.slice(0, 17)}2` }, { idNumber: { error: 'idCardWrong' } }],
    [{ idKind: 'idCard' as const, idNumber: '110101199002300010' }, { idNumber: { error: 'idCardWrong' } }],
  ])('%p is told at its field', (changes, expected) => {
    expect(visitorErrors({ ...GOOD, ...changes })).toEqual(expected);
  });

  it('is judged while typing once a card’s 18 characters stand there, a passport when it is left', () => {
    expect(isWholeNumber('idCard', ID_CARD.slice(0, 17))).toBe(false);
    expect(isWholeNumber('idCard', `${ID_CARD.slice(0, 6)} ${ID_CARD.slice(6)}`)).toBe(true);
    expect(isWholeNumber('passport', 'E12345678')).toBe(false);
  });
});

describe('an order', () => {
  const GOOD = { most: 5, quantity: 2, chosen: 2, phone: '13800138000', needsPhone: true };

  it('is right with a slot, enough of it, everybody named and a phone', () => {
    expect(orderErrors(GOOD)).toEqual({});
    expect(orderErrors({ ...GOOD, chosen: null, phone: '+86 138-0013-8000' })).toEqual({});
    expect(orderErrors({ ...GOOD, phone: '', needsPhone: false })).toEqual({});
  });

  it.each([
    [{ most: null }, { slot: { error: 'slotMissing' } }],
    [{ most: 0 }, { slot: { error: 'slotGone' } }],
    [{ most: 1 }, { quantity: { error: 'quantityLeft', n: 1 } }],
    [{ chosen: 0 }, { visitors: { error: 'visitorsFew', n: 2 } }],
    [{ phone: '' }, { phone: { error: 'phoneMissing' } }],
    [{ phone: '1380013800' }, { phone: { error: 'phoneWrong' } }],
  ])('%p is told at its field', (changes, expected) => {
    expect(orderErrors({ ...GOOD, ...changes })).toEqual(expected);
  });
});

it.each(LANGUAGES)('says a mistake with its number, in %s', async (lang) => {
  await loadLanguage(lang);
  const words = t().ticket.error;
  expect(fieldErrorText(words, undefined)).toBeUndefined();
  expect(fieldErrorText(words, { error: 'phoneWrong' })).toBe(words.phoneWrong);
  expect(fieldErrorText(words, { error: 'visitorsFew', n: 3 })).toContain('3');
  expect(fieldErrorText(words, { error: 'quantityLeft', n: 4 })).toContain('4');
});
