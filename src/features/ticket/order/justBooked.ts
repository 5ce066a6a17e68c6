import { useEffect, useState } from 'react';
import { getTabItem, removeTabItem, setTabItem } from '@/platform/tabStorage';

const keyOf = (orderId: string) => `just-booked-${orderId}`;

/** Lets the page of an order that was paid, or booked for nothing, begin with that. */
export function rememberBooked(orderId: string): void {
  setTabItem(keyOf(orderId), '1');
}

/** Whether an order was booked a moment ago, until its page is left; a reload does not leave it. Second: it is now. */
export function useJustBooked(orderId: string): [boolean, () => void] {
  const [isBooked, setBooked] = useState(() => getTabItem(keyOf(orderId)) !== '');
  useEffect(() => () => removeTabItem(keyOf(orderId)), [orderId]);
  const mark = () => {
    rememberBooked(orderId);
    setBooked(true);
  };
  return [isBooked, mark];
}
