import { getTicket, getTickets } from '@park/contract/ticket/product/calls';
import type { TicketDetail } from '@park/contract/ticket/product/schemas';
import { View } from '@tarojs/components';
import { useState } from 'react';
import { useRules } from '@/api/usePark';
import './TicketDetailView.scss';
import { useCall } from '@/api/useCall';
import { useSeen } from '@/api/useSeen';
import { Loaded } from '@/components/Loaded';
import type { Texts } from '@/i18n/areas';
import { formatClockRange, formatDay, formatPrice } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { Card } from '@/ui/Card';
import { Facts } from '@/ui/Facts';
import { HeadPicture } from '@/ui/HeadPicture';
import { Lines } from '@/ui/Lines';
import { Page } from '@/ui/Page';
import { Price } from '@/ui/Price';
import { Section } from '@/ui/Section';
import { Skeleton } from '@/ui/Skeleton';
import { MainAction } from '@/ui/StickyAction';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { BallotCard } from '../ballot/BallotCard';
import { ballotOf } from '../ballot/rules';
import { WindowSection } from '../window/WindowSection';
import { ruleLines, whomWords } from './concessionWords';
import { DaySlots } from './DaySlots';
import { firstDayWithTickets, priceAt, slotToShow } from './rules';
import { useTicketStock } from './useTicketStock';

interface TicketDetailViewProps {
  id: string;
  /** Wanted by the link; others can be chosen. */
  day?: string;
}

/** One product: what it is, when it can be had, what can be given back, and choosing it. */
export function TicketDetailView({ id, day }: TicketDetailViewProps) {
  const { core, ticket } = useT();
  const query = useCall(getTicket, { id });
  const seen = useSeen(getTickets, id);
  if (query.data) return <Known product={query.data} refetch={query.refetch} wanted={day} />;
  return (
    <Page title={core.title.ticketDetail} header={!query.isError && <HeadPicture of={seen} label={seen?.name} />}>
      <Loaded
        query={query}
        skeleton={<Skeleton shape="text" rows={3} />}
        gone={{ error: 'ticketNotFound', text: ticket.detail.gone, action: ticket.detail.all, to: 'ticketList' }}
      />
    </Page>
  );
}

interface KnownProps {
  product: TicketDetail;
  refetch: () => Promise<unknown>;
  wanted?: string;
}

function Known({ product, refetch, wanted }: KnownProps) {
  const { core, center, ticket: t, ballot: ballotWords, concession } = useT();
  const { changes } = useRules().ticket;
  const [chosenDay, chooseDay] = useState(wanted);
  const [wantedSlot, wantSlot] = useState('');
  const day = product.days.find((one) => one.day === chosenDay)?.day ?? firstDayWithTickets(product.days);
  const { state } = product.days.find((one) => one.day === day) ?? {};
  const stock = useTicketStock(product.id, day);
  // A node of the release before tells of none. Those of another day are told too, for they may be why to choose it.
  const rules = product.concessions ?? [];
  usePullToRefresh(() => Promise.all([refetch(), stock.query.refetch()]));
  const slot = slotToShow(stock.slots, wantedSlot, stock.now);
  const { detail } = t;
  const isGone = state === 'ballot' || state === 'soldOut' || state === 'closed' || state === 'past';
  const ballot = state === 'ballot' ? ballotOf(product, day) : undefined;
  const none = isGone ? `${formatDay(day)} · ${center.tickets[state]}` : detail.chooseSlot;

  return (
    <Page
      title={core.title.ticketDetail}
      header={<HeadPicture of={product} label={product.name} />}
      footer={
        <MainAction
          note={slot ? `${formatDay(day)} ${formatClockRange(slot.start, slot.end)}` : none}
          stacked
          disabled={!slot && !ballot}
          onClick={() => {
            if (ballot) void go('ticketConfirm', { id: product.id, ballot: ballot.id });
            else if (slot) void go('ticketConfirm', { id: product.id, day, slotId: slot.id });
          }}
        >
          {ballot
            ? ballot.state === 'open'
              ? ballotWords.join
              : ballotWords.see
            : detail.choose({
                price: slot ? formatPrice(priceAt(product, slot)) : formatPrice(product.price, product.priceTo),
              })}
        </MainAction>
      }
    >
      <View className="stack-near">
        <View className="ticket-about">
          <View className="text-heading">{product.name}</View>
          <Price fen={product.price} to={product.priceTo} large />
        </View>
        <View className="text-soft">{product.text}</View>
      </View>
      {product.ballots.length > 0 && (
        <Section title={ballotWords.title}>
          <View className="stack">
            {product.ballots.map((one) => (
              <BallotCard key={one.id} productId={product.id} ballot={one} />
            ))}
          </View>
        </Section>
      )}
      <Section title={t.list.day}>
        <DaySlots product={product} day={day} onDay={chooseDay} stock={stock} value={slot?.id ?? ''} onSlot={wantSlot} />
      </Section>
      {rules.length > 0 && (
        <Section title={concession.title}>
          <Card>
            {rules.length > 1 && <View className="ticket-whom text-quiet">{concession.any}</View>}
            {rules.map((rule) => (
              <View key={JSON.stringify(rule)} className="ticket-whom">
                <View className="text-strong">{whomWords(concession, rule)}</View>
                {ruleLines(concession, rule).map((line) => (
                  <View key={line} className="text-quiet">
                    {line}
                  </View>
                ))}
              </View>
            ))}
          </Card>
        </Section>
      )}
      {product.includes.length > 0 && (
        <Section title={detail.includes}>
          <Card>
            <Lines lines={product.includes} />
          </Card>
        </Section>
      )}
      <Section title={detail.terms}>
        <Card>
          <Facts rows={termRows(t.terms, product, changes)} />
        </Card>
      </Section>
      {product.rules.length > 0 && (
        <Section title={detail.rules}>
          <Card>
            <Lines lines={product.rules} />
          </Card>
        </Section>
      )}
      <WindowSection />
    </Page>
  );
}

/** What can be given back or changed, as a short table. */
function termRows(
  words: Texts['ticket']['terms'],
  { price, priceTo = price, lateRefundPercent, realName }: TicketDetail,
  changes: number,
): (readonly [string, string])[] {
  const late =
    lateRefundPercent === 0
      ? words.lateNone
      : lateRefundPercent === 100
        ? words.lateAll
        : words.latePart({ percent: lateRefundPercent });
  const back = [
    [words.before, words.beforeText],
    [words.late, late],
    [words.used, words.usedText],
  ] as const;
  return [
    ...(priceTo > 0 ? back : [[words.cancel, words.cancelText] as const]),
    [words.change, words.changeText({ times: changes })],
    [words.names, realName ? words.namesText : words.noNames],
  ];
}
