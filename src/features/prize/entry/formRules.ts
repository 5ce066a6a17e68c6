import { isPhone, plainPhone } from '@park/contract/phone';
import { PRIZE_FIELD } from '@park/contract/prize/limits';
import type { PrizeMessages } from '@/i18n/messages/zh-Hans/prize';

export interface EntrantForm {
  name: string;
  phone: string;
}

/**
 * The sentences about what is wrong in somebody's details, by field; empty when nothing is. Lengths are the contract's.
 * @param hasNumber WeChat gives the number, so none is typed
 */
export function entrantErrors(
  { name, phone }: EntrantForm,
  words: Pick<PrizeMessages['error'], 'nameShort' | 'nameLong' | 'phoneMissing' | 'phoneWrong'>,
  hasNumber = false,
): Partial<EntrantForm> {
  const { length } = name.trim();
  const [least, most] = PRIZE_FIELD.name;
  const errors: Partial<EntrantForm> = {};
  if (length < least) errors.name = words.nameShort;
  else if (length > most) errors.name = words.nameLong;
  if (hasNumber) return errors;
  if (plainPhone(phone) === '') errors.phone = words.phoneMissing;
  else if (!isPhone(phone)) errors.phone = words.phoneWrong;
  return errors;
}
