import type { Violation } from '../../http/violation';

/** Why so many more people do not fit into a day. @param left null: there is no maximum */
export function checkDayLeft(left: number | null, people: number): Violation | null {
  if (left === null || people <= left) return null;
  return left > 0 ? { error: 'ticketDayLeft', params: { left } } : { error: 'ticketDayFull' };
}
