import type { Texts } from '@/i18n/areas';
import { phoneMistake } from '@/ui/mistakes';

export interface OrderFacts {
  /** Tickets that can be had of the chosen slot; null while no slot is known. */
  most: number | null;
  quantity: number;
  /** Visitors chosen; null where the product asks for none. */
  chosen: number | null;
  phone: string;
  /** Nobody among them has a passport. */
  needsPhone: boolean;
}

export type OrderField = 'slot' | 'quantity' | 'visitors' | 'phone';

/** The sentences about what is wrong in an order, by field; empty when nothing is. */
export function orderErrors(
  { most, quantity, chosen, phone, needsPhone }: OrderFacts,
  words: Texts['ticket']['error'],
): Partial<Record<OrderField, string>> {
  const errors: Partial<Record<OrderField, string>> = {};
  if (most === null) errors.slot = words.slotMissing;
  else if (most === 0) errors.slot = words.slotGone;
  else if (quantity > most) errors.quantity = words.quantityLeft({ n: most });
  if (chosen !== null && chosen < quantity) errors.visitors = words.visitorsFew({ n: quantity - chosen });
  const { phoneMissing, phoneWrong } = words;
  errors.phone = phoneMistake(phone, needsPhone ? { phoneMissing, phoneWrong } : { phoneWrong });
  return errors;
}
