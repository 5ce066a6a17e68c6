import type { TicketSlot } from '@park/contract/ticket/product/schemas';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Failure } from '@/components/Failure';
import { useT } from '@/i18n/useT';
import { Button } from '@/ui/Button';
import { Page } from '@/ui/Page';
import { MainAction } from '@/ui/StickyAction';
import { When } from '../When';
import { type Line, type Wish, wishFor } from './line';
import { WaitingView } from './WaitingView';

interface WaitingPageProps {
  line: Line;
  /** What is wanted: the product's name, and when; a slot that is not known is not told. */
  ticket: string;
  wish: Wish;
  slot: TicketSlot | null;
  quantity: number;
  /** To the form, which is as it was left. */
  onChange: () => void;
}

/** The page of the order while others are ahead. */
export function WaitingPage({ line: { place, from, join }, ticket, wish, slot, quantity, onChange }: WaitingPageProps) {
  const { core, ticket: words } = useT();
  const t = words.queue;
  const { ticketId, day, slotId } = wish;
  useEffect(() => wishFor({ ticketId, day, slotId }), [ticketId, day, slotId]);
  const again = useMutation({ mutationFn: () => join(wish) });
  if (!place) return null;
  const footer =
    place.state === 'lapsed' ? (
      <MainAction loading={again.isPending} onClick={() => again.mutate()}>
        {t.again}
      </MainAction>
    ) : undefined;
  return (
    <Page title={core.title.ticketConfirm} footer={footer}>
      <WaitingView
        place={place}
        from={from}
        ticket={ticket}
        when={slot && <When day={day} slot={slot} />}
        quantity={quantity}
      />
      <Button kind="text" block onClick={onChange}>
        {t.change}
      </Button>
      <Failure error={again.error} />
    </Page>
  );
}
