import { FIELD } from '@park/contract/live/limits';
import { isPhone, joinPhone, plainPhone, splitPhone } from '@park/contract/phone';
import { live } from '@/i18n/messages/en/live';
import { lengthMistake } from '@/ui/mistakes';
import { addressIn, bookingErrors, registerErrors } from './formRules';

const words = live.fieldError;

const FILLED = { name: '林小石', phone: '13800138000', platformId: 'pf1', account: 'lin-stone', introduction: '', ofAge: '1' };
const PLATFORMS = [{ id: 'pf1', hosts: ['live.example.com', 'v.example.cn'] }];

describe('the phone check', () => {
  test.each([
    ['13800138000', true],
    ['10000000000', true],
    ['0874123456', true],
    ['0108888888888', true],
    ['1380013800', false],
    ['138001380000', false],
    ['23800138000', false],
    ['010888888', false],
    ['01088888888888', false],
    ['1380013800a', false],
    ['', false],
    ['+33612345678', true],
    ['+33 6 12 34 56 78', true],
    ['0033612345678', true],
    ['+852 9123 4567', true],
    ['+1 (415) 555-2671', true],
    ['+8613800138000', true],
    // A country code that is none, or is not whole.
    ['+999 12345678', false],
    ['+3 3612345678', false],
    ['+ 33612345678', false],
    // 16 digits
    ['+33 12345678901234', false],
    // The mainland's own check holds behind its code.
    ['+86 1380013800', false],
    ['+33', false],
  ])('%s → %s', (phone, expected) => {
    expect(isPhone(phone)).toBe(expected);
  });

  test('forgives how people write numbers', () => {
    expect(plainPhone(' +86 138-0013-8000 ')).toBe('13800138000');
    expect(plainPhone('(0874) 123 4567')).toBe('08741234567');
    expect(plainPhone('0086 13800138000')).toBe('13800138000');
    expect(plainPhone('+86 10 8888 8888')).toBe('01088888888');
    expect(plainPhone('+33 06 12 34 56 78')).toBe('+33612345678');
    expect(plainPhone('+44 (0)20 7946 0958')).toBe('+442079460958');
    expect(plainPhone('+39 06 698 82343')).toBe('+390669882343');
  });

  test('takes a number apart and puts it together as a form shows it', () => {
    expect(splitPhone('138 0013 8000')).toEqual({ country: '86', number: '138 0013 8000' });
    expect(splitPhone('+33612345678')).toEqual({ country: '33', number: '612345678' });
    expect(splitPhone('+ 612')).toEqual({ country: '', number: '612' });
    expect(splitPhone('+3')).toEqual({ country: '86', number: '+3' });
    expect(joinPhone({ country: '86', number: '138' })).toBe('138');
    expect(joinPhone({ country: '33', number: '6 12' })).toBe('+33 6 12');
  });
});

describe('a registration', () => {
  test('that is filled has no mistakes', () => {
    expect(registerErrors(FILLED, words)).toEqual({});
  });

  test('names the mistake of each field', () => {
    const empty = { name: ' \u200b ', phone: ' ', platformId: '', account: 'x', introduction: 'x'.repeat(501), ofAge: '' };
    expect(registerErrors(empty, words)).toEqual({
      name: words.nameShort,
      phone: words.phoneMissing,
      platformId: words.platformMissing,
      account: words.accountShort,
      introduction: words.introductionLong,
      ofAge: words.ageMissing,
    });
    expect(registerErrors({ ...FILLED, name: 'x'.repeat(81), phone: '12', account: 'x'.repeat(61) }, words)).toEqual({
      name: words.nameLong,
      phone: words.phoneWrong,
      account: words.accountLong,
    });
  });
});

describe('a room address', () => {
  const errors = (roomUrl: string) => bookingErrors({ platformId: 'pf1', roomUrl }, PLATFORMS, words).roomUrl;

  test('may be left empty, or be https on the platform or below it', () => {
    for (const address of [
      '',
      '  ',
      'https://live.example.com/123',
      'https://www.v.example.cn:8443?a=1',
      'HTTPS://Live.Example.com',
    ]) {
      expect(errors(address)).toBeUndefined();
    }
  });

  test('is refused when it is not https or lies elsewhere', () => {
    expect(errors('http://live.example.com/1')).toBe(words.roomUrlNotHttps);
    expect(errors('live.example.com/1')).toBe(words.roomUrlNotHttps);
    expect(errors('https://live.example.com@evil.test/')).toBe(words.roomUrlNotHttps);
    expect(errors('https://evil.test/live.example.com')).toBe(words.roomUrlWrongHost);
    expect(errors('https://notlive.example.com')).toBe(words.roomUrlWrongHost);
    expect(errors(`https://live.example.com/${'x'.repeat(500)}`)).toBe(words.roomUrlLong);
  });

  test('is found in the sentence that a platform copies', () => {
    expect(addressIn('【小石的直播】 https://v.example.cn/AbC12/ 复制此链接，打开看看')).toBe('https://v.example.cn/AbC12/');
    expect(addressIn('看直播https://v.example.cn/AbC12。快来')).toBe('https://v.example.cn/AbC12');
    expect(errors('Watch me: https://live.example.com/9 now')).toBeUndefined();
  });

  test('needs a platform that the park knows', () => {
    expect(bookingErrors({ platformId: 'gone', roomUrl: '' }, PLATFORMS, words)).toEqual({
      platformId: words.platformMissing,
    });
  });
});

test('a reason for cancelling is optional, and not a novel', () => {
  const mistake = (reason: string) => lengthMistake(reason, [0, FIELD.reason], '', words.reasonLong);
  expect(mistake('')).toBeUndefined();
  expect(mistake('x'.repeat(200))).toBeUndefined();
  expect(mistake('x'.repeat(201))).toBe(words.reasonLong);
});
