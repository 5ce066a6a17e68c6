import type { TicketDetail } from '@park/contract/ticket/product/schemas';
import { useState } from 'react';
import { serverNow } from '@/api/serverNow';
import { Loaded } from '@/components/Loaded';
import { formatClockRange, formatDay, formatMoney } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Facts } from '@/ui/Facts';
import { Lines } from '@/ui/Lines';
import { Page } from '@/ui/Page';
import { Picture } from '@/ui/Picture';
import { Section } from '@/ui/Section';
import { Skeleton } from '@/ui/Skeleton';
import { StickyAction } from '@/ui/StickyAction';
import { useNow } from '@/ui/useNow';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { useProduct, useSlots } from './api';
import { DaySlots } from './DaySlots';
import { firstDayWithPlaces, nextEnd, slotToShow } from './rules';
import { TicketAbout, termRows } from './TicketAbout';

interface TicketDetailViewProps {
  id: string;
  /** Wanted by the link; others can be chosen. */
  day?: string;
}

/** One product: what it is, when it can be had, what can be given back, and choosing it. */
export function TicketDetailView({ id, day }: TicketDetailViewProps) {
  const { core, ticket } = useT();
  const query = useProduct(id);
  if (query.data) return <Known product={query.data} wanted={day} />;
  return (
    <Page title={core.title.ticketDetail}>
      <Loaded
        query={query}
        skeleton={<Skeleton shape="detail" rows={3} />}
        gone={{ error: 'ticketNotFound', text: ticket.detail.gone, action: ticket.detail.all, to: 'ticketList' }}
      />
    </Page>
  );
}

function Known({ product, wanted }: { product: TicketDetail; wanted?: string }) {
  const { core, ticket: words } = useT();
  const refetch = useProduct(product.id).refetch;
  const [chosenDay, chooseDay] = useState(wanted);
  const [wantedSlot, wantSlot] = useState('');
  const day = product.days.find((one) => one.day === chosenDay)?.day ?? firstDayWithPlaces(product.days);
  const slots = useSlots(product.id, day);
  const now = useNow((at) => nextEnd(slots.data ?? [], at), serverNow);
  usePullToRefresh(() => Promise.all([refetch(), slots.refetch()]));
  const slot = slotToShow(slots.data ?? [], wantedSlot, now);
  const { detail } = words;

  return (
    <Page
      title={core.title.ticketDetail}
      header={<Picture motif={product.motif} size="hero" label={product.name} />}
      footer={
        <StickyAction note={slot ? `${formatDay(day)} ${formatClockRange(slot.start, slot.end)}` : detail.chooseSlot} stacked>
          <Button
            block
            round
            disabled={!slot}
            onClick={() => slot && void go('ticketConfirm', { id: product.id, day, slotId: slot.id })}
          >
            {detail.choose(product.price === 0 ? core.money.free : formatMoney(product.price))}
          </Button>
        </StickyAction>
      }
    >
      <TicketAbout product={product} />
      <Section title={detail.day}>
        <DaySlots
          product={product}
          day={day}
          onDay={chooseDay}
          slots={slots}
          value={slot?.id ?? ''}
          onSlot={wantSlot}
          now={now}
        />
      </Section>
      {product.includes.length > 0 && (
        <Section title={detail.includes}>
          <Card>
            <Lines lines={product.includes} />
          </Card>
        </Section>
      )}
      <Section title={detail.terms}>
        <Card>
          <Facts rows={termRows(words.terms, product)} />
        </Card>
      </Section>
      {product.rules.length > 0 && (
        <Section title={detail.rules}>
          <Card>
            <Lines lines={product.rules} />
          </Card>
        </Section>
      )}
    </Page>
  );
}
