import type { Area } from './area';

/** What is typed begins an order's number or ends one: long enough, with a digit. */
export const isOrderNumber = (typed: string): boolean => /^(?=.*\d)[\dA-Za-z-]{4,}$/.test(typed.replace(/\s/g, ''));

/** Areas by what they are called in either language, or by their group. */
export function findAreas<One extends Pick<Area, 'name'>>(areas: readonly One[], typed: string): One[] {
  const letters = typed.trim().toLowerCase();
  return areas.filter(({ name }) => `${name.zh} ${name.en}`.toLowerCase().includes(letters));
}
