import { birthdayIn, type IdKind, isBirthday, isIdNumber, PERSON, plainIdNumber } from '@park/contract/ticket/identity';
import type { Texts } from '@/i18n/areas';
import { lengthMistake } from '@/ui/mistakes';

export interface VisitorForm {
  name: string;
  idKind: IdKind;
  idNumber: string;
  /** `yyyy-MM-dd`; asked for where the document does not tell it. */
  birthday: string;
}

const WRONG = {
  idCard: 'idCardWrong',
  passport: 'passportWrong',
  hkMacaoPermit: 'permitWrong',
  taiwanPermit: 'permitWrong',
  foreignerCard: 'foreignerCardWrong',
} as const;

/** The sentences about what is wrong in a visitor's details, by field; empty when nothing is. Lengths are the contract's. */
export function visitorErrors(
  { name, idKind, idNumber, birthday }: VisitorForm,
  words: Texts['ticket']['error'],
): Partial<Record<keyof VisitorForm, string>> {
  const errors: Partial<Record<keyof VisitorForm, string>> = {
    name: lengthMistake(name, PERSON.name, words.nameShort, words.nameLong),
  };
  if (!plainIdNumber(idNumber)) errors.idNumber = words.idNumberMissing;
  else if (!isIdNumber(idKind, idNumber)) errors.idNumber = words[WRONG[idKind]];
  if (idKind === 'idCard' || birthdayIn(idKind, idNumber)) return errors;
  if (!birthday) errors.birthday = words.birthdayMissing;
  else if (!isBirthday(birthday)) errors.birthday = words.birthdayWrong;
  return errors;
}

/** Whether enough of a number is typed to judge it while somebody still types: an identity card has 18 characters. */
export function isWholeNumber(idKind: IdKind, idNumber: string): boolean {
  return idKind === 'idCard' && plainIdNumber(idNumber).length >= 18;
}
