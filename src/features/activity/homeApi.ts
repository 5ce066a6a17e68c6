import { getActivities } from '@park/contract/activity/endpoints';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/api/client';
import { activityKeys } from './keys';

/** What the home shows; apart from the lists, which the first page needs none of. */
const NEXT = 3;

/** The next ones that can be enrolled in. */
export function useNextActivities() {
  return useQuery({
    queryKey: activityKeys.next,
    queryFn: async () => (await call(getActivities, { filter: 'open', page: 1, pageSize: NEXT })).items,
  });
}
