import { getTicket } from '@park/contract/ticket/product/calls';
import { useCall } from '@/api/useCall';
import { Loaded } from '@/components/Loaded';
import { SignInNeeded } from '@/components/SignInNeeded';
import { useT } from '@/i18n/useT';
import { Page } from '@/ui/Page';
import { Skeleton } from '@/ui/Skeleton';
import { firstDayWithTickets } from '../product/rules';
import { OrderForm } from './OrderForm';

interface TicketConfirmViewProps {
  id: string;
  /** Wanted by the link; can be changed. */
  day?: string;
  slotId?: string;
}

const BONES = <Skeleton shape="form" rows={4} />;

/** Ordering a product, for whoever is signed in; then to the order, where it is paid. */
export function TicketConfirmView({ id, day = '', slotId = '' }: TicketConfirmViewProps) {
  const { core, ticket } = useT();
  const query = useCall(getTicket, { id });
  const title = core.title.ticketConfirm;
  const product = query.data;
  if (product) {
    return (
      <SignInNeeded text={ticket.signIn} title={title} skeleton={BONES}>
        <OrderForm product={product} wanted={{ day: day || firstDayWithTickets(product.days), slotId }} />
      </SignInNeeded>
    );
  }
  const gone = { error: 'ticketNotFound', text: ticket.detail.gone, action: ticket.detail.all, to: 'ticketList' } as const;
  return (
    <Page title={title}>
      <Loaded query={query} skeleton={BONES} gone={gone} />
    </Page>
  );
}
