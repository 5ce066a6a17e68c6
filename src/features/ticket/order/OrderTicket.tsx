import { groupNumber } from '@park/contract/groupNumber';
import { parkDay } from '@park/contract/parkTime';
import type { Order, Ticket } from '@park/contract/ticket/order/schemas';
import { View } from '@tarojs/components';
import './OrderTicket.scss';
import { formatClock, formatClockRange, formatDay, formatMoney } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { CAN_BRIGHTEN } from '@/platform/bright';
import { aria } from '@/ui/aria';
import { STRATA_URI } from '@/ui/pictures/strata';
import { Spiral } from '@/ui/Spiral';
import { TicketCode } from '../gate/TicketCode';
import type { CodeView } from '../gate/useTicketCode';

interface OrderTicketProps {
  order: Order;
  ticket: Ticket;
  /** Which of the order's tickets, from 1, and of how many. */
  nth: number;
  all: number;
  code: CodeView;
  /** The park closed the slot: nobody gets in with it until another one is chosen. */
  isClosed: boolean;
}

/** One ticket as it is shown at the gate: what, when, for whom, and its code, or what became of it. */
export function OrderTicket({ order, ticket, nth, all, code, isClosed }: OrderTicketProps) {
  const t = useT().order.ticket;
  const hasCode = ticket.status === 'valid' && !isClosed;
  return (
    <View className="pass raised" {...aria({ role: 'group', label: t.of(nth, all) })}>
      <View className="pass__band" style={{ backgroundImage: `url("${STRATA_URI}")` }} {...aria({ hidden: true })} />
      <View className="pass__head">
        <View className="ends">
          <View className="pass__name text-title">{order.ticket.name}</View>
          {all > 1 && <View className="text-quiet">{t.of(nth, all)}</View>}
        </View>
        <View className="pass__when ends figures">
          <View className="pass__day">{formatDay(order.day)}</View>
          <View className="pass__slot">{formatClockRange(order.slot.start, order.slot.end)}</View>
        </View>
        {ticket.person && (
          <View className="pass__person text-quiet">
            {ticket.person.name} · {ticket.person.idNumber}
          </View>
        )}
      </View>
      <View className="pass__tear" {...aria({ hidden: true })} />
      <View className="pass__stub stack centred">
        {hasCode ? <TicketCode view={code} nth={nth} /> : <Ended ticket={ticket} />}
        <View className="pass__number">
          <View className="text-quiet">{t.number}</View>
          <View className="text-heading figures selectable">{groupNumber(ticket.number)}</View>
        </View>
        {hasCode && !CAN_BRIGHTEN && <View className="pass__bright text-quiet">{t.bright}</View>}
      </View>
    </View>
  );
}

/** What became of a ticket that lets nobody in (any more), stamped over where its code was. */
function Ended({ ticket }: { ticket: Ticket }) {
  const { order, center } = useT();
  const words = order.ticket;
  const { status, usedAt, usedWhere, refunded } = ticket;
  const stamp =
    status === 'used' || status === 'refunding' || status === 'refunded' ? words.stamp[status] : center.tickets.closed;
  return (
    <View className="pass__ended stack">
      <Spiral />
      <View className={`pass__stamp pass__stamp--${status}`}>{stamp}</View>
      <View className="pass__fate text-quiet">
        {status === 'used' && usedAt
          ? words.usedAt(`${formatDay(parkDay(Date.parse(usedAt)))} ${formatClock(usedAt)}`, usedWhere ?? '')
          : refunded
            ? words.back(formatMoney(refunded))
            : ''}
      </View>
    </View>
  );
}
