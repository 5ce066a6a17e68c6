import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { plainPhone, splitPhone } from './phone';
import { equalName, plainText } from './plainText';
import { areaIn, birthdayIn, isBirthday, isIdNumber, plainIdNumber } from './ticket/identity';

describe('a text as it is kept', () => {
  it('has no marks that show nothing, one width and single spaces', () => {
    assert.equal(plainText('\u202a难\u202c'), '难');
    assert.equal(plainText(' Ｌｉｎ\u200b \u3000 Yue\u2069 '), 'Lin Yue');
    assert.equal(plainText('𠮷'), '𠮷');
  });

  it('is none where nobody sees a letter', () => {
    for (const nothing of ['\u200b\u200f', '\u3164', '\uffa0\u115f', '\u2800', '\u00ad \ufeff'])
      assert.equal(plainText(nothing), '');
  });
});

it('a name is the same by another keyboard', () => {
  for (const other of ['买买提•艾力', '买买提・艾力', '买买提．艾力', '买买提 · 艾力'])
    assert.equal(equalName(other), '买买提·艾力');
  assert.equal(equalName('O’Neill'), equalName("O'NEILL"));
  assert.equal(equalName('Jean–Luc'), equalName('jean-luc'));
  assert.notEqual(equalName('林月'), equalName('林岳'));
});

describe('a phone number', () => {
  it('is the same however it was copied', () => {
    for (const copied of [
      '\u202d138 0013 8000\u202c',
      '１３８００１３８０００',
      '138–0013–8000',
      '138·0013·8000',
      '138.0013.8000',
      '\u2066+86 138-0013-8000\u2069',
    ])
      assert.equal(plainPhone(copied), '13800138000', copied);
    assert.deepEqual(splitPhone('\u202a+33 6 12 34 56 78\u202c'), { country: '33', number: '6 12 34 56 78' });
  });

  it('never becomes another one by the 0 of long distance', () => {
    for (const typed of ['+86(0)138 0013 8000', '+86 0138 0013 8000', '013800138000', '86 138 0013 8000'])
      assert.equal(plainPhone(typed), '13800138000', typed);
    assert.equal(plainPhone('+86 (0)10 8888 8888'), '01088888888');
    assert.equal(plainPhone('+44 (0)20 7946 0958'), '+442079460958');
    assert.equal(plainPhone('+39 06 6982 1234'), '+390669821234');
  });
});

describe('a document', () => {
  const TODAY = '2026-11-27';
  it('is read whatever dash or width stands in it', () => {
    assert.equal(plainIdNumber('\u202d11010519491231002ｘ\u202c'), '11010519491231002X');
    assert.equal(plainIdNumber('E1234–5678'), 'E12345678');
  });

  it('tells no birthday that is still to come', () => {
    assert.ok(isIdNumber('idCard', '110105202611270025', '2026-11-27'));
    assert.ok(!isIdNumber('idCard', '110105202611270025', '2026-11-26'));
    assert.ok(!isIdNumber('idCard', '110105299901010014', TODAY));
    assert.deepEqual(
      ['2026-11-27', '2026-11-28', '2999-01-01', '1899-12-31'].map((day) => isBirthday(day, TODAY)),
      [true, false, false, false],
    );
  });

  // The new card (2023) is the one of its specification's example; the older one (2004) has three letters and twelve digits.
  it('may be a foreigner’s residence card, the new one and the older one', () => {
    assert.ok(isIdNumber('foreignerCard', '911124198108030024', TODAY));
    assert.ok(!isIdNumber('foreignerCard', '911124198108030025', TODAY));
    assert.ok(isIdNumber('foreignerCard', 'usa1101 80120112', TODAY));
    assert.ok(!isIdNumber('foreignerCard', '11010519491231002X', TODAY));
    assert.equal(birthdayIn('foreignerCard', '911124198108030024'), '1981-08-03');
    assert.equal(birthdayIn('foreignerCard', 'USA110180120112'), null);
    assert.equal(areaIn('foreignerCard', '911124198108030024'), '110000');
    assert.equal(areaIn('idCard', '911124198108030024'), '110000');
    assert.equal(areaIn('idCard', '11010519491231002X'), '110105');
  });
});
