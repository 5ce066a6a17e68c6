import { isPhone, plainPhone } from '@park/contract/phone';
import { plainText } from '@park/contract/plainText';

/** The sentence about a text that is too short or too long, spaces around it left out; what shows nothing is no text. */
export function lengthMistake(
  text: string,
  [min, max]: readonly [number, number],
  short: string,
  long: string,
): string | undefined {
  const { length } = plainText(text) && text.trim();
  return length < min ? short : length > max ? long : undefined;
}

/** The sentence about a phone number that is wrong, or missing where it must not be. */
export function phoneMistake(phone: string, words: { phoneMissing?: string; phoneWrong: string }): string | undefined {
  if (plainPhone(phone) === '') return words.phoneMissing;
  return isPhone(phone) ? undefined : words.phoneWrong;
}
