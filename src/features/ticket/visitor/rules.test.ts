import { ticket } from '@/i18n/messages/en/ticket';
import { isWholeNumber, visitorErrors } from './rules';

const t = ticket.error;
/** Made up. Check digit by GB 11643-1999: the weighted sum is 154, 154 mod 11 is 0, which is written `1`. */
const ID_CARD = '110101199003070011';

describe('a visitor', () => {
  const GOOD = { name: '林月', idKind: 'passport', idNumber: 'E12345678', birthday: '1990-12-10' } as const;

  it('is right with a name and a number that can be one', () => {
    expect(visitorErrors(GOOD, t)).toEqual({});
    expect(visitorErrors({ ...GOOD, idNumber: ' e 1234-5678 ' }, t)).toEqual({});
    expect(visitorErrors({ ...GOOD, idKind: 'idCard', idNumber: ID_CARD, birthday: '' }, t)).toEqual({});
    expect(visitorErrors({ ...GOOD, idKind: 'hkMacaoPermit', idNumber: 'h12345678' }, t)).toEqual({});
    expect(visitorErrors({ ...GOOD, idKind: 'taiwanPermit', idNumber: '12345678' }, t)).toEqual({});
    // A new card tells the birthday, an older one does not.
    expect(visitorErrors({ ...GOOD, idKind: 'foreignerCard', idNumber: '911124198108030024', birthday: '' }, t)).toEqual({});
    expect(visitorErrors({ ...GOOD, idKind: 'foreignerCard', idNumber: 'USA110180120112' }, t)).toEqual({});
    for (const name of ['难', '𠮷', 'O']) expect(visitorErrors({ ...GOOD, name }, t)).toEqual({});
  });

  it.each([
    [{ name: ' \u3164\u200b ' }, { name: t.nameShort }],
    [{ name: 'x'.repeat(81) }, { name: t.nameLong }],
    [{ idNumber: ' ' }, { idNumber: t.idNumberMissing }],
    [{ idNumber: 'E1' }, { idNumber: t.passportWrong }],
    [{ idKind: 'hkMacaoPermit' as const, idNumber: 'K12345678' }, { idNumber: t.permitWrong }],
    [{ birthday: '' }, { birthday: t.birthdayMissing }],
    [{ birthday: '2999-01-01' }, { birthday: t.birthdayWrong }],
    [{ idKind: 'foreignerCard' as const, idNumber: 'USA123' }, { idNumber: t.foreignerCardWrong }],
    [{ idKind: 'idCard' as const, idNumber: 'E12345678' }, { idNumber: t.idCardWrong }],
    [{ idKind: 'idCard' as const, idNumber: `${ID_CARD.slice(0, 17)}2` }, { idNumber: t.idCardWrong }],
    [{ idKind: 'idCard' as const, idNumber: '110101199002300010' }, { idNumber: t.idCardWrong }],
  ])('%p is told at its field', (changes, expected) => {
    expect(visitorErrors({ ...GOOD, ...changes }, t)).toEqual(expected);
  });

  it('is judged while typing once a card’s 18 characters stand there, a passport when it is left', () => {
    expect(isWholeNumber('idCard', ID_CARD.slice(0, 17))).toBe(false);
    expect(isWholeNumber('idCard', `${ID_CARD.slice(0, 6)} ${ID_CARD.slice(6)}`)).toBe(true);
    expect(isWholeNumber('passport', 'E12345678')).toBe(false);
  });
});
