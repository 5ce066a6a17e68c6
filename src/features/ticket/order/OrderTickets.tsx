import { parkDay } from '@park/contract/parkTime';
import type { Order } from '@park/contract/ticket/order/schemas';
import { View } from '@tarojs/components';
import { useEffect, useRef, useState } from 'react';
import { serverNow } from '@/api/serverNow';
import { useT } from '@/i18n/useT';
import { brighten, dim } from '@/platform/bright';
import { toast } from '@/platform/toast';
import { Button } from '@/ui/Button';
import { useShown } from '@/ui/shown';
import { Tabs } from '@/ui/Tabs';
import { useTicketCode } from '../gate/useTicketCode';
import { OrderTicket } from './OrderTicket';
import { closureWaits, firstToShow, heldTickets } from './rules';

/** A finger that went this far sideways, and twice as far as up or down, turns to the next ticket. px */
const SWIPE = 48;

interface Touch {
  touches?: ArrayLike<{ clientX: number; clientY: number }>;
  changedTouches?: ArrayLike<{ clientX: number; clientY: number }>;
}

/** An order's tickets, one at a time: tapped or swiped through, the one that shows with its living code. */
export function OrderTickets({ order, refetch }: { order: Order; refetch: () => void }) {
  const t = useT().order.ticket;
  const tickets = heldTickets(order);
  const [index, setIndex] = useState(() => firstToShow(tickets));
  const at = Math.min(index, tickets.length - 1);
  const ticket = tickets[at];
  const isShown = useShown();
  const isClosed = closureWaits(order, serverNow());
  const hasCode = isShown && !isClosed && ticket?.status === 'valid';
  const code = useTicketCode(ticket?.id ?? '', hasCode, refetch);
  const isToday = parkDay(serverNow()) === order.day;
  const from = useRef<{ x: number; y: number } | null>(null);

  const isBright = hasCode && isToday;
  useEffect(() => {
    if (!isBright) return;
    void brighten();
    return () => void dim();
  }, [isBright]);

  const used = tickets.filter(({ status }) => status === 'used').length;
  const usedBefore = useRef(used);
  useEffect(() => {
    if (used > usedBefore.current) toast(t.usedToast, 3000);
    usedBefore.current = used;
  }, [used, t.usedToast]);

  if (!ticket) return null;
  const nextValid = tickets.findIndex(({ status }) => status === 'valid');
  const turn = (by: number) => setIndex(Math.min(Math.max(at + by, 0), tickets.length - 1));
  const swipe = {
    onTouchStart: (event: unknown) => {
      const finger = (event as Touch).touches?.[0];
      from.current = finger ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: (event: unknown) => {
      const finger = (event as Touch).changedTouches?.[0];
      if (!from.current || !finger) return;
      const x = finger.clientX - from.current.x;
      const y = finger.clientY - from.current.y;
      from.current = null;
      if (Math.abs(x) >= SWIPE && Math.abs(x) > 2 * Math.abs(y)) turn(x < 0 ? 1 : -1);
    },
  };
  return (
    <View className="stack">
      {tickets.length > 1 && (
        <Tabs
          name={t.choose}
          options={tickets.map((one, n) => {
            const note = one.status === 'valid' || !(one.status in t.stamp) ? one.person?.name : stampOf(one.status);
            return { value: one.id, label: note ? `${t.nth(n + 1)} · ${note}` : t.nth(n + 1) };
          })}
          value={ticket.id}
          onChange={(id) => setIndex(tickets.findIndex((one) => one.id === id))}
        />
      )}
      <View {...(tickets.length > 1 ? swipe : {})}>
        <OrderTicket order={order} ticket={ticket} nth={at + 1} all={tickets.length} code={code} isClosed={isClosed} />
      </View>
      {ticket.status === 'used' && nextValid >= 0 && (
        <Button block onClick={() => setIndex(nextValid)}>
          {t.next}
        </Button>
      )}
    </View>
  );

  function stampOf(status: string): string {
    return t.stamp[status as keyof typeof t.stamp];
  }
}
