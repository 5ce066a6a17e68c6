import { isPhone, plainPhone } from '@park/contract/phone';
import { PRIZE_FIELD } from '@park/contract/prize/limits';

export interface EntrantForm {
  name: string;
  phone: string;
}

export type EntrantField = keyof EntrantForm;

/** Keys of `prize.error`: the sentence under a field. */
export type EntrantMistake = 'nameShort' | 'nameLong' | 'phoneMissing' | 'phoneWrong';

/**
 * The mistakes of somebody's details, by field; empty when there are none. Lengths are the contract's.
 * @param hasNumber WeChat gives the number, so none is typed
 */
export function entrantErrors({ name, phone }: EntrantForm, hasNumber = false): Partial<Record<EntrantField, EntrantMistake>> {
  const { length } = name.trim();
  const [least, most] = PRIZE_FIELD.name;
  const errors: Partial<Record<EntrantField, EntrantMistake>> = {};
  if (length < least) errors.name = 'nameShort';
  else if (length > most) errors.name = 'nameLong';
  if (hasNumber) return errors;
  if (plainPhone(phone) === '') errors.phone = 'phoneMissing';
  else if (!isPhone(phone)) errors.phone = 'phoneWrong';
  return errors;
}
