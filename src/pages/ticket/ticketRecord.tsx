import '@/i18n/ticketArea';
import { useState } from 'react';
import { OrderList } from '@/features/ticket/OrderList';
import { groupOf } from '@/features/ticket/orderRules';
import { SignInNeeded } from '@/features/ticket/SignInNeeded';
import { useT } from '@/i18n/useT';
import { useParams } from '@/navigation/useParams';
import { Page } from '@/ui/Page';
import { Skeleton } from '@/ui/Skeleton';

/** What the visitor has bought, and what waits for their answer. */
export default function TicketRecordPage() {
  const { core, order } = useT();
  const { status } = useParams<'ticketRecord'>();
  const [group, setGroup] = useState(() => groupOf(status));
  return (
    <Page title={core.title.ticketRecord}>
      <SignInNeeded text={order.signIn} skeleton={<Skeleton shape="list" rows={3} />}>
        <OrderList group={group} onGroup={setGroup} />
      </SignInNeeded>
    </Page>
  );
}
