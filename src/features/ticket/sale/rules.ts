import type { Texts } from '@/i18n/areas';
import { phoneMistake } from '@/ui/mistakes';

export interface OrderFacts {
  /** A slot of the product is chosen. */
  hasSlot: boolean;
  /** Tickets that can be had of each fare, and that are wanted. */
  lines: readonly { left: number; count: number }[];
  /** Visitors chosen, and how many have to be; null where no fare asks for names. */
  named: { chosen: number; wanted: number } | null;
  phone: string;
  /** Nobody among them has a passport. */
  needsPhone: boolean;
}

export type OrderField = 'slot' | 'quantity' | 'visitors' | 'phone';

/** The sentences about what is wrong in an order, by field; empty when nothing is. */
export function orderErrors(
  { hasSlot, lines, named, phone, needsPhone }: OrderFacts,
  words: Texts['ticket']['error'],
): Partial<Record<OrderField, string>> {
  const errors: Partial<Record<OrderField, string>> = {};
  const short = lines.find(({ left, count }) => count > left);
  if (!hasSlot) errors.slot = words.slotMissing;
  else if (lines.every(({ left }) => left === 0)) errors.slot = words.slotGone;
  else if (short) errors.quantity = words.quantityLeft({ n: short.left });
  if (named && named.chosen < named.wanted) errors.visitors = words.visitorsFew({ n: named.wanted - named.chosen });
  const { phoneMissing, phoneWrong } = words;
  errors.phone = phoneMistake(phone, needsPhone ? { phoneMissing, phoneWrong } : { phoneWrong });
  return errors;
}
