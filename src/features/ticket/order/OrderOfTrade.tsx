import { getOrderOfTrade } from '@park/contract/ticket/order/calls';
import type { ReactNode } from 'react';
import { useCall } from '@/api/useCall';
import { Loaded } from '@/components/Loaded';
import { SignedInPage } from '@/components/SignInNeeded';
import { useT } from '@/i18n/useT';
import { Skeleton } from '@/ui/Skeleton';

/** The visitor's order that a number of WeChat's list of orders is about. */
export function OrderOfTrade({ tradeNo, children }: { tradeNo: string; children: (id: string) => ReactNode }) {
  const { core, order: t } = useT();
  const query = useCall(getOrderOfTrade, { tradeNo });
  if (query.data) return <>{children(query.data.id)}</>;
  return (
    <SignedInPage title={core.title.recordDetail} text={t.signIn} skeleton={<Skeleton shape="detail" rows={3} />}>
      <Loaded
        query={query}
        skeleton={<Skeleton shape="detail" rows={3} />}
        gone={{ error: 'orderNotFound', text: t.list.gone, action: core.title.ticketRecord, to: 'ticketRecord' }}
      />
    </SignedInPage>
  );
}
