import { parkDay } from '@park/contract/parkTime';
import { getOpening, getTicket, getTickets } from '@park/contract/ticket/product/calls';
import type { TicketOnDay } from '@park/contract/ticket/product/schemas';
import { View } from '@tarojs/components';
import { type ReactNode, useState } from 'react';
import { useRules } from '@/api/usePark';
import './TicketListView.scss';
import { serverNow } from '@/api/serverNow';
import { useCall } from '@/api/useCall';
import { Loaded } from '@/components/Loaded';
import { formatCount, formatDay, formatRelativeDay, formatWeekdayShort } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { Button } from '@/ui/Button';
import { DayStrip } from '@/ui/DayStrip';
import { Page } from '@/ui/Page';
import { Skeleton } from '@/ui/Skeleton';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { WindowSection } from '../window/WindowSection';
import { bestState, hasTickets, nextSaleDay, saleDays } from './rules';
import { TicketCard } from './TicketCard';
import { useSaleDay } from './useSaleDay';

interface TicketListViewProps {
  /** The day of a link; what is not on sale is ignored. */
  wanted?: string;
  /** Before all of it. */
  above?: ReactNode;
}

/** What is on sale on a day. */
export function TicketListView({ wanted, above }: TicketListViewProps) {
  const { core, ticket: t, center } = useT();
  const now = serverNow();
  const today = parkDay(now);
  const days = saleDays(now, useRules().ticket);
  const [chosen, choose] = useState(wanted);
  const day = useSaleDay(chosen);
  const query = useCall(getTickets, { day });
  usePullToRefresh(query.refetch);
  // The park closes for everybody, so the first product's calendar knows the closed days of all.
  const first = query.data?.[0];
  const calendar = useCall(getTicket, { id: first?.id ?? '' }, { enabled: first !== undefined }).data?.days;
  const known = (one: string) => calendar?.find((candidate) => candidate.day === one);
  const closed = calendar?.filter(({ state }) => state === 'closed').map((one) => one.day);

  return (
    <Page title={core.title.ticketList}>
      {above}
      <DayStrip
        days={days}
        value={day}
        onChange={choose}
        dayLabel={(one) => (one === today ? formatRelativeDay(one, today) : formatWeekdayShort(one))}
        dayNote={(one) => (known(one)?.state === 'closed' ? center.tickets.closed : undefined)}
        label={t.list.day}
      />
      <View className="ticket-day">
        <Loaded query={query} skeleton={<Skeleton shape="list" rows={4} />}>
          {(products) => (
            <View className="stack">
              <DayNote
                products={products}
                reason={known(day)?.closedReason ?? null}
                next={nextSaleDay(day, days, closed)}
                onDay={choose}
              />
              {products.map((product) => (
                <TicketCard key={product.id} ticket={product} onOpen={() => void go('ticketDetail', { id: product.id, day })} />
              ))}
              <Crowd isToday={day === today} />
            </View>
          )}
        </Loaded>
      </View>
      <WindowSection />
    </Page>
  );
}

/** How many people the park may admit and, today, how many are there; a figure of some seconds ago. */
function Crowd({ isToday }: { isToday: boolean }) {
  const t = useT().ticket.list;
  const crowd = useCall(getOpening, {}).data?.today.crowd;
  if (!crowd) return null;
  return (
    <View className="text-small text-quiet">
      {t.most({ daily: formatCount(crowd.daily), momentary: formatCount(crowd.momentary) })}
      {isToday && ` ${t.present({ n: formatCount(crowd.present), isEstimated: crowd.isEstimated })}`}
    </View>
  );
}

interface DayNoteProps {
  products: readonly TicketOnDay[];
  reason: string | null;
  /** Null: none that is known to be open. */
  next: string | null;
  onDay: (day: string) => void;
}

/** Why a day has nothing to buy, and the way to the next one. */
function DayNote({ products, reason, next, onDay }: DayNoteProps) {
  const t = useT().ticket.list;
  const state = bestState(products.map((product) => product.state));
  const isFull = products.some(({ full }) => full);
  // What needs no entry of its own may be left.
  if (!isFull && state && hasTickets(state)) return null;
  const closed = reason ? t.closedBecause({ reason }) : t.closed;
  return (
    <View className="ticket-day__note stack centred text-soft">
      <View>
        {state === undefined ? t.none : state === 'closed' ? closed : isFull || hasTickets(state) ? t.full : t[state]}
      </View>
      {next && (
        <Button kind="secondary" onClick={() => onDay(next)}>
          {t.see({ day: formatDay(next) })}
        </Button>
      )}
    </View>
  );
}
