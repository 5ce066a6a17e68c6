import { getDraw, getRound, getRounds, getStatus } from '@park/contract/prize/endpoints';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/api/client';
import { useEndless } from '@/api/endless';
import { usePolled } from '@/api/polled';
import { serverNow } from '@/api/serverNow';
import { prizeKeys } from './keys';
import { isOverdue } from './rules';

/**
 * Reading the draw: one hook a call, none of them with a sign-in. What the clock has brought about is asked for again until it
 * is there.
 */

/** How often while a round is about to open or to be drawn. ms */
const OVERDUE = 3_000;
/** How often while a winner may stand at the counter. ms */
const AT_COUNTER = 5_000;

/** One round; without an id the one to show now, or null when there is none. */
export function useRound(id = '', { enabled = true }: { enabled?: boolean } = {}) {
  const queryKey = prizeKeys.round(id);
  return usePolled({
    queryKey,
    queryFn: () => call(getRound, id ? { id } : {}),
    enabled,
    refetchOnMount: 'always',
    every: (data) => (data && isOverdue(data, serverNow()) ? OVERDUE : false),
  });
}

/** All rounds, newest first, endless. */
export function useRounds() {
  return useEndless(prizeKeys.rounds, (page) => call(getRounds, page));
}

/** What became of an entry; waits while there is no receipt (''). */
export function useEntryStatus(receipt: string) {
  return usePolled({
    queryKey: prizeKeys.status(receipt),
    queryFn: () => call(getStatus, { receipt }),
    enabled: receipt !== '',
    refetchOnMount: 'always',
    every: (data) => {
      if (!data) return false;
      if (data.state === 'won') return AT_COUNTER;
      return isOverdue(data.round, serverNow()) ? OVERDUE : false;
    },
  });
}

/** What is published of a round, its winners in the order of drawing. */
export function useDraw(id: string) {
  return useQuery({
    queryKey: prizeKeys.draw(id),
    queryFn: () => call(getDraw, { id }),
    enabled: id !== '',
    refetchOnMount: 'always',
  });
}
