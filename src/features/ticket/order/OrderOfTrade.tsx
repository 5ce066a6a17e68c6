import { getOrderOfTrade } from '@park/contract/ticket/order/calls';
import type { ComponentProps, ReactNode } from 'react';
import { useCall } from '@/api/useCall';
import { Loaded } from '@/components/Loaded';
import { SignedInPage } from '@/components/SignInNeeded';
import { useT } from '@/i18n/useT';
import { Skeleton } from '@/ui/Skeleton';

/** Stands in an order's place until it has come: its shape, why it does not, or the way to sign in. */
export function NoOrder({ query }: Pick<ComponentProps<typeof Loaded>, 'query'>) {
  const { core, order: t } = useT();
  const skeleton = <Skeleton shape="detail" rows={3} />;
  const gone = { error: 'orderNotFound', text: t.list.gone, action: core.title.ticketRecord, to: 'ticketRecord' } as const;
  return (
    <SignedInPage title={core.title.recordDetail} text={t.signIn} skeleton={skeleton}>
      <Loaded query={query} skeleton={skeleton} gone={gone} />
    </SignedInPage>
  );
}

/** The visitor's order that a number of WeChat's list of orders is about. */
export function OrderOfTrade({ tradeNo, children }: { tradeNo: string; children: (id: string) => ReactNode }) {
  const query = useCall(getOrderOfTrade, { tradeNo });
  return query.data ? children(query.data.id) : <NoOrder query={query} />;
}
