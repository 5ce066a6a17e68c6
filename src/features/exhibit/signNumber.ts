import { EXHIBIT } from '@park/contract/exhibit/limits';

/** The number of an exhibit in what its sign's code says (`12`, and what may follow a dot) or somebody typed; null: it is none. */
export function numberOf(text: string): string | null {
  const [digits = ''] = text.trim().split('.');
  const number = /^\d{1,6}$/.test(digits) ? Number(digits) : 0;
  return number >= 1 && number <= EXHIBIT.number ? String(number) : null;
}
