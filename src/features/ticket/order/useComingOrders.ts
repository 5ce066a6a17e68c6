import { addDays, parkDay } from '@park/contract/parkTime';
import { getComingOrders, getOrder } from '@park/contract/ticket/order/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useDidShow } from '@tarojs/taro';
import { useEffect } from 'react';
import { call } from '@/api/client';
import { persisted } from '@/api/persistedAnswers';
import { serverNow } from '@/api/serverNow';
import { keyOf, useCall } from '@/api/useCall';
import { useVisitorId } from '@/session/store';
import { usePullToRefresh } from '@/ui/usePullToRefresh';

/**
 * The visitor's orders of today and of the days to come, the nearest first; asked for again whenever the page shows. The one of today or
 * tomorrow is made ready for a gate without a network.
 */
export function useComingOrders() {
  const { data, refetch } = useCall(getComingOrders, {});
  const visitorId = useVisitorId();
  // Nobody's orders are asked for while nobody is signed in; what is on its way is not asked for twice.
  const ask = async () => {
    if (visitorId) await refetch({ cancelRefetch: false });
  };
  useDidShow(() => void ask());
  usePullToRefresh(ask);
  const client = useQueryClient();
  const soon = visitorId && data?.find(({ day, valid }) => valid > 0 && day <= addDays(parkDay(serverNow()), 1))?.id;
  useEffect(() => {
    if (!soon) return;
    const queryKey = keyOf(getOrder, visitorId, { id: soon });
    const queryFn = () => call(getOrder, { id: soon }, { quiet: true });
    void client
      .fetchQuery({ ...persisted<Order>(queryKey), queryKey, queryFn })
      // Not in the home's own script: most who open it have no ticket.
      .then(async (order) => (await import('../gate/ahead')).fetchAhead(order))
      .catch(() => {});
  }, [soon, visitorId, client]);
  return data;
}
