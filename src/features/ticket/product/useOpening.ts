import { parkDay } from '@park/contract/parkTime';
import { getOpening } from '@park/contract/ticket/product/calls';
import type { Opening } from '@park/contract/ticket/product/schemas';
import { useEffect } from 'react';
import { useCall } from '@/api/useCall';
import { usePullToRefresh } from '@/ui/usePullToRefresh';

/** Whether the park is open today and tomorrow, and what is left; asked for anew when the day (of `now`, epoch ms) is another one. */
export function useOpening(now: number): Opening | undefined {
  const { data, refetch } = useCall(getOpening, {});
  usePullToRefresh(refetch);
  const isOld = data !== undefined && data.today.day !== parkDay(now);
  useEffect(() => {
    if (isOld) void refetch();
  }, [isOld, refetch]);
  return isOld ? undefined : data;
}
