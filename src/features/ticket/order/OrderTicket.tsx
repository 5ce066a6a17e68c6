import { groupNumber } from '@park/contract/groupNumber';
import { pictureFile } from '@park/contract/motifs';
import { parkDay } from '@park/contract/parkTime';
import type { Order, Ticket } from '@park/contract/ticket/order/schemas';
import { Image, View } from '@tarojs/components';
import { type CSSProperties, useContext, useState } from 'react';
import './OrderTicket.scss';
import './Stamp.scss';
import { serverNow } from '@/api/serverNow';
import type { Texts } from '@/i18n/areas';
import { formatClock, formatClockRange, formatDate, formatDay, formatMoney } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { absoluteUrl } from '@/platform/absoluteUrl';
import { CAN_BRIGHTEN } from '@/platform/bright';
import { aria } from '@/ui/aria';
import { classNames } from '@/ui/classNames';
import { STRATA_URI } from '@/ui/pictures/strata';
import { PlateContext } from '@/ui/plateContext';
import { Spiral } from '@/ui/Spiral';
import { TicketCode } from '../gate/TicketCode';
import type { CodeView } from '../gate/useTicketCode';
import { bringWords } from '../product/concessionWords';
import { fossilOf, wornEdge } from './keepsake';
import { lineNames, linesOf, orderWords } from './rules';

interface OrderTicketProps {
  order: Order;
  /** One, or all that still let somebody in. */
  tickets: readonly Ticket[];
  /** Which of the order's tickets, and of how many, or all together. */
  label: string;
  codeLabel: string;
  code: CodeView;
  /** The park closed the slot: nobody gets in with it until another one is chosen. */
  isClosed: boolean;
  /** It let somebody in while it was looked at. */
  isFresh: boolean;
}

/** Tickets as they are shown at the gate: what, when, for whom, and their code, or what became of it. */
export function OrderTicket({ order, tickets, label, codeLabel, code, isClosed, isFresh }: OrderTicketProps) {
  const { order: orderTexts, concession } = useT();
  const words = orderWords(orderTexts, order);
  const t = words.ticket;
  const [first] = tickets;
  if (!first) return null;
  const hasCode = first.status === 'valid' && !first.isGiven && !isClosed;
  const isToday = parkDay(serverNow()) === order.day;
  const shown = linesOf(order).map((line) => {
    return { ...line, quantity: line.tickets.filter(({ id }) => tickets.some((one) => one.id === id)).length };
  });
  const fares = shown.filter(({ quantity }) => quantity > 0);
  const names = fares.length > 1 ? lineNames(orderTexts, fares) : fares.map(({ ticket }) => ticket.name);
  return (
    <View className="pass raised" {...aria({ role: 'group', label })}>
      <View
        className={classNames('pass__band', first.status === 'used' && 'pass__band--worn')}
        style={{ backgroundImage: `url("${STRATA_URI}")`, '--worn': `url("${wornEdge(first.number)}")` } as CSSProperties}
        {...aria({ hidden: true })}
      />
      <View className="pass__head">
        <View className="ends">
          <View className="pass__name text-title">
            {names.map((name) => (
              <View key={name}>{name}</View>
            ))}
          </View>
          {order.quantity > 1 && <View className="text-quiet">{label}</View>}
        </View>
        <View className={classNames('pass__when ends figures', !hasCode && 'pass__when--over')}>
          <View className="pass__day">{formatDay(order.day)}</View>
          <View className="pass__slot">{formatClockRange(order.slot.start, order.slot.end)}</View>
        </View>
        {tickets.map(({ id, person, proofs = [] }) => (
          <View key={id}>
            {person && (
              <View className="pass__person text-quiet">
                {person.name} · {person.idNumber}
              </View>
            )}
            {/* Of several without names one line would be like the other. */}
            {hasCode && proofs.length > 0 && (person || id === first.id) && (
              <View className="pass__proof">{bringWords(concession, proofs)}</View>
            )}
          </View>
        ))}
      </View>
      <View className="pass__tear" {...aria({ hidden: true })} />
      <View className="pass__stub stack centred">
        {hasCode ? (
          <TicketCode
            view={code}
            label={codeLabel}
            later={isToday ? '' : formatDay(order.day)}
            caption={tickets.length > 1 ? label : groupNumber(first.number)}
          />
        ) : (
          <Ended ticket={first} order={words} isFresh={isFresh} />
        )}
        <View className="pass__number">
          <View className="text-quiet">{t.number}</View>
          {tickets.map(({ id, number }) => (
            <View key={id} className={`${tickets.length > 1 || !hasCode ? 'text-heading' : 'pass__digits'} figures selectable`}>
              {groupNumber(number)}
            </View>
          ))}
        </View>
        {hasCode && isToday && !CAN_BRIGHTEN && <View className="pass__bright text-quiet">{t.bright}</View>}
      </View>
    </View>
  );
}

/** What became of a ticket that lets nobody in (any more), stamped over where its code was. */
function Ended({ ticket, order, isFresh }: { ticket: Ticket; order: Texts['order']; isFresh: boolean }) {
  const { center } = useT();
  const words = order.ticket;
  const { status, usedAt, usedWhere, refunded } = ticket;
  const isAway = status === 'valid' && ticket.isGiven;
  const stamp = isAway
    ? order.companion.given
    : status === 'used' || status === 'refunding' || status === 'refunded'
      ? words.stamp[status]
      : center.tickets.closed;
  return (
    <View className={classNames('pass__ended stack', !usedAt && 'pass__ended--bare')}>
      {usedAt ? (
        <Stamp word={stamp} usedAt={usedAt} where={usedWhere} isFresh={isFresh} />
      ) : (
        <>
          <Spiral />
          <View className={`pass__stamp pass__stamp--${status}`}>{stamp}</View>
        </>
      )}
      <View className="pass__fate text-quiet">
        {status === 'used' && usedAt
          ? words.usedAt({ when: `${formatDay(parkDay(Date.parse(usedAt)))} ${formatClock(usedAt)}`, gate: usedWhere ?? '' })
          : refunded
            ? words.back({ amount: formatMoney(refunded) })
            : ''}
      </View>
    </View>
  );
}

interface StampProps {
  word: string;
  usedAt: string;
  /** The gate's name. */
  where: string | null;
  /** It was stamped a moment ago, while somebody looked. */
  isFresh: boolean;
}

/** A keepsake: the park's fossil of the day, printed on the ticket that let somebody in. What it says in ink stands below in words. */
function Stamp({ word, usedAt, where, isFresh }: StampProps) {
  const isPlain = useContext(PlateContext) !== null;
  const [isMissing, setMissing] = useState(false);
  const day = parkDay(Date.parse(usedAt));
  return (
    <View className={classNames('stamp centred', isFresh && 'stamp--fresh')}>
      <View className="stamp__fossil centre" {...aria({ hidden: true })}>
        {isPlain || isMissing ? (
          <Spiral />
        ) : (
          <Image
            className="stamp__print"
            src={absoluteUrl(pictureFile(`stamp-${fossilOf(day)}`))}
            mode="aspectFill"
            onError={() => setMissing(true)}
          />
        )}
      </View>
      <View className="stamp__word">{word}</View>
      <View className="stamp__day text-strong figures" {...aria({ hidden: true })}>
        {formatDate(day)}
      </View>
      {where && (
        <View className="text-small" {...aria({ hidden: true })}>
          {where}
        </View>
      )}
    </View>
  );
}
