import { EXHIBIT } from '@park/contract/exhibit/limits';
import { SIGN_CHECK } from '@park/contract/stamp/limits';

/** The number of an exhibit in what its sign's code says (`12`, and what may follow a dot) or somebody typed; null: it is none. */
export function numberOf(text: string): string | null {
  const [digits = ''] = text.trim().split('.');
  const number = /^\d{1,6}$/.test(digits) ? Number(digits) : 0;
  return number >= 1 && number <= EXHIBIT.number ? String(number) : null;
}

/** What in a sign's code proves that it was scanned; '' where nothing does, as in a number or an older code. */
export function checkOf(code: string): string {
  const [, check = '', ...more] = code.trim().split('.');
  return more.length === 0 && SIGN_CHECK.test(check) ? check : '';
}
