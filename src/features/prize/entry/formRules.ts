import { PRIZE_FIELD } from '@park/contract/prize/limits';
import type { PrizeMessages } from '@/i18n/messages/zh-Hans/prize';
import { lengthMistake, phoneMistake } from '@/ui/mistakes';

type Words = Pick<PrizeMessages['error'], 'nameShort' | 'nameLong' | 'phoneMissing' | 'phoneWrong'>;

/**
 * The sentences about what is wrong in somebody's details, by field. Lengths are the contract's.
 * @param hasNumber WeChat gives the number, so none is typed
 */
export function entrantErrors({ name, phone }: { name: string; phone: string }, words: Words, hasNumber = false) {
  return {
    name: lengthMistake(name, PRIZE_FIELD.name, words.nameShort, words.nameLong),
    phone: hasNumber ? undefined : phoneMistake(phone, words),
  };
}
