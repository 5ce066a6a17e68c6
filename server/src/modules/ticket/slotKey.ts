/** One product on one day in one slot: the row of `ticket_stock` that a rush is for. */
export interface SlotKey {
  productId: string;
  day: string;
  slotId: string;
}

export function sameSlot(a: SlotKey, b: SlotKey): boolean {
  return a.productId === b.productId && a.day === b.day && a.slotId === b.slotId;
}
