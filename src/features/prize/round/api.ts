import { getRound } from '@park/contract/prize/round/calls';
import { call } from '@/api/client';
import { usePolled } from '@/api/polled';
import { serverNow } from '@/api/serverNow';
import { keyOf } from '@/api/useCall';
import { isOverdue } from '../rules';

/** How often what the clock is about to bring about is asked for. ms */
export const OVERDUE = 3_000;

/** One round; without an id the one to show now, or null when there is none. */
export function useRound(id = '') {
  const input = id ? { id } : {};
  return usePolled({
    queryKey: keyOf(getRound, '', input),
    queryFn: () => call(getRound, input),
    refetchOnMount: 'always',
    every: (data) => (data && isOverdue(data, serverNow()) ? OVERDUE : false),
  });
}
