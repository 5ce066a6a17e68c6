import type { DayFigures } from '@park/contract/ticket/sale/schemas';

export interface Counts {
  entered: number;
  /** Tickets for the day, those that are in included. */
  expected: number;
  /** Only products that somebody has. */
  products: { ticketId: string; name: string; entered: number; expected: number }[];
}

/** A day's figures by product, without the slots: who is at the gate looks at the whole day. */
export function countsOf({ rows }: Pick<DayFigures, 'rows'>): Counts {
  const products = new Map<string, Counts['products'][number]>();
  for (const { ticketId, name, entered, sold } of rows) {
    const one = products.get(ticketId) ?? { ticketId, name, entered: 0, expected: 0 };
    products.set(ticketId, { ...one, entered: one.entered + entered, expected: one.expected + sold });
  }
  const all = [...products.values()].filter(({ expected }) => expected > 0);
  const sum = (of: 'entered' | 'expected') => all.reduce((total, one) => total + one[of], 0);
  return { entered: sum('entered'), expected: sum('expected'), products: all };
}
