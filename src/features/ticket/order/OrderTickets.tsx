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
import { Companion } from '../companion/Companion';
import { fetchAhead } from '../gate/ahead';
import { useTicketCode } from '../gate/useTicketCode';
import { OrderTicket } from './OrderTicket';
import { closureWaits, firstToShow, heldTickets, inHand, linesOf } from './rules';

/** A finger that went this far sideways, and twice as far as up or down, turns to the next ticket. px */
const SWIPE = 48;

interface Touch {
  touches?: ArrayLike<{ clientX: number; clientY: number }>;
  changedTouches?: ArrayLike<{ clientX: number; clientY: number }>;
}

/** All that still let somebody in, by one code: who came together enters together. */
const ALL = 'all';

/** An order's tickets, all by one code or one at a time: tapped or swiped through, what shows with its living code. */
export function OrderTickets({ order, refetch }: { order: Order; refetch: () => void }) {
  const { ticket: t, companion } = useT().order;
  const tickets = heldTickets(order);
  const valid = inHand(tickets);
  const choices = [...(valid.length > 1 ? [ALL] : []), ...tickets.map(({ id }) => id)];
  const [chosen, setChosen] = useState(ALL);
  const at = Math.max(0, choices.indexOf(choices.includes(chosen) ? chosen : (tickets[firstToShow(tickets)]?.id ?? '')));
  const value = choices[at] ?? '';
  const shown = value === ALL ? valid : tickets.filter(({ id }) => id === value);
  const isShown = useShown();
  const isClosed = closureWaits(order, serverNow());
  const hasCode = isShown && !isClosed && inHand(shown).length > 0;
  const ids = shown.map(({ id }) => id);
  const code = useTicketCode(ids, order, hasCode, refetch);
  const isToday = parkDay(serverNow()) === order.day;
  const from = useRef<{ x: number; y: number } | null>(null);

  const isBright = hasCode && isToday;
  useEffect(() => {
    if (!isBright) return;
    void brighten();
    return () => void dim();
  }, [isBright]);

  // Whichever of them is wanted where there is no network, the phone has its pass.
  const mayEnter = isClosed ? '' : valid.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `mayEnter` says it all
  useEffect(() => {
    if (mayEnter) void fetchAhead(order, ids);
  }, [mayEnter]);

  const used = tickets.filter(({ status }) => status === 'used').length;
  const usedBefore = useRef(used);
  const [usedAtFirst] = useState(() => tickets.filter(({ status }) => status === 'used').map(({ id }) => id));
  useEffect(() => {
    if (used > usedBefore.current) toast(t.usedToast, 3000);
    usedBefore.current = used;
  }, [used, t.usedToast]);

  const [ticket] = shown;
  if (!ticket) return null;
  const turn = (by: number) => setChosen(choices[Math.min(Math.max(at + by, 0), choices.length - 1)] ?? ALL);
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
  const nth = tickets.indexOf(ticket) + 1;
  // A link gives tickets of one order.
  const line = linesOf(order).find((one) => shown.every(({ id }) => one.tickets.some((mine) => mine.id === id)));
  return (
    <View className="stack">
      {choices.length > 1 && (
        <Tabs
          name={t.choose}
          options={choices.map((choice) => ({ value: choice, label: labelOf(choice) }))}
          value={value}
          onChange={setChosen}
        />
      )}
      <View {...(choices.length > 1 ? swipe : {})}>
        <OrderTicket
          order={order}
          tickets={shown}
          label={
            value !== ALL
              ? t.of({ n: nth, all: tickets.length })
              : isClosed
                ? t.all({ n: shown.length })
                : t.together({ n: shown.length })
          }
          codeLabel={value === ALL ? t.codeOfAll : t.codeOf({ n: nth })}
          code={code}
          isClosed={isClosed}
          isFresh={!usedAtFirst.includes(ticket.id)}
        />
      </View>
      {!order.asCompanion && !isClosed && line && <Companion order={line} shown={shown} />}
      {ticket.status === 'used' && valid[0] && (
        <Button block onClick={() => setChosen(valid[0]?.id ?? ALL)}>
          {t.next}
        </Button>
      )}
    </View>
  );

  function labelOf(choice: string): string {
    if (choice === ALL) return t.all({ n: valid.length });
    const n = tickets.findIndex(({ id }) => id === choice);
    const { id, status, person, isGiven } = tickets[n] ?? ticket ?? {};
    const fare = order.basket?.find((one) => one.tickets.some((mine) => mine.id === id))?.ticket.name;
    const stamp = status && status in t.stamp ? t.stamp[status as keyof typeof t.stamp] : undefined;
    const note = stamp ?? (isGiven ? companion.given : (person?.name ?? fare));
    return note ? `${t.nth({ n: n + 1 })} · ${note}` : t.nth({ n: n + 1 });
  }
}
