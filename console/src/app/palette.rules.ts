import type { Area } from './area';

/** It may be an order's or a ticket's number, or the end of one: names of areas have no digit. */
export const isOrderNumber = (typed: string): boolean => /^(?=.*\d)[\dA-Za-z-]{4,}$/.test(typed.replace(/\s/g, ''));

/** Areas by what they are called in either language. */
export function findAreas<One extends Pick<Area, 'name'>>(areas: readonly One[], typed: string): One[] {
  const letters = typed.trim().toLowerCase();
  return areas.filter(({ name }) => `${name.zh} ${name.en}`.toLowerCase().includes(letters));
}
