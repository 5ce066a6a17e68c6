import { getActivities, getActivity, getEnrollments } from '@park/contract/activity/calls';
import type { Enrollment } from '@park/contract/activity/schemas';
import type { Call } from '@park/contract/call';
import { useQueryClient } from '@tanstack/react-query';
import { keepAnswer } from '@/api/askAgain';
import { call as ask } from '@/api/client';
import { usePolled } from '@/api/polled';
import { serverNow } from '@/api/serverNow';
import { keyOf } from '@/api/useCall';
import { useSend } from '@/api/useSend';
import type { DraftKey } from '@/platform/storage';
import { useVisitorId } from '@/session/store';
import { isAtDoor } from './rules';

/** How often one's enrolment is asked for while something may become of it: near the activity, and while one waits. ms */
const AT_DOOR = 10_000;
const WAITING = 30_000;

const keyOfMine = (visitorId: string, activityId: string) => keyOf(getEnrollments, visitorId, { activityId });

/** One's newest enrolment in an activity, or null; fresh whenever its page opens, and while something may become of it. */
export function useMyEnrollment(activityId: string) {
  const visitorId = useVisitorId();
  const queryKey = keyOfMine(visitorId, activityId);
  return usePolled({
    queryKey,
    queryFn: async () => {
      const { items } = await ask(getEnrollments, { activityId, page: 1, pageSize: 1 });
      return items[0] ?? null;
    },
    enabled: visitorId !== '',
    refetchOnMount: 'always',
    every: (data) => {
      if (data?.state === 'enrolled') return isAtDoor(data.activity, serverNow()) ? AT_DOOR : false;
      return data?.state === 'applied' || data?.state === 'waiting' ? WAITING : false;
    },
  });
}

/** A call that answers with the enrolment as it is now. */
export function useEnrollmentSend<In>(call: Call<In, Enrollment>, options: { keyStoredAs?: DraftKey } = {}) {
  const visitorId = useVisitorId();
  const client = useQueryClient();
  return useSend(call, {
    ...options,
    stale: [getActivities, getActivity, getEnrollments],
    onSuccess: (made) => keepAnswer(client, keyOfMine(visitorId, made.activity.id), made),
  });
}
