import { getStamps } from '@park/contract/stamp/calls';
import { useMemo } from 'react';
import { useCall } from '@/api/useCall';
import { useStampQueue } from './queue';

/** Numbers of the exhibits whose stamps the visitor has, and of those that wait on the phone. */
export function useStamps() {
  const { data, refetch } = useCall(getStamps, {});
  const queue = useStampQueue();
  return useMemo(() => {
    const collected = new Set(data?.map(({ exhibitId }) => exhibitId));
    const waiting = new Set(queue.map(({ exhibitId }) => exhibitId).filter((id) => !collected.has(id)));
    return { collected, waiting, refetch };
  }, [data, queue, refetch]);
}
