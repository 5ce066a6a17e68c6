import { PRIZE_FIELD } from '@park/contract/prize/limits';
import type { Texts } from '@/i18n/areas';
import { lengthMistake, phoneMistake } from '@/ui/mistakes';

type Words = Pick<Texts['prize']['error'], 'nameShort' | 'nameLong' | 'phoneMissing' | 'phoneWrong' | 'ageMissing'>;

/** Fields that the form leaves out: the phone, which WeChat gives; the age, when looking an entry up. */
export interface OmittedFields {
  hasNumber?: boolean;
  isKnown?: boolean;
}

/** The sentences about what is wrong in somebody's details, by field. Lengths are the contract's. */
export function entrantErrors(
  { name, phone, ofAge }: { name: string; phone: string; ofAge: string },
  words: Words,
  { hasNumber = false, isKnown = false }: OmittedFields = {},
) {
  return {
    name: lengthMistake(name, PRIZE_FIELD.name, words.nameShort, words.nameLong),
    phone: hasNumber ? undefined : phoneMistake(phone, words),
    ofAge: isKnown || ofAge ? undefined : words.ageMissing,
  };
}
