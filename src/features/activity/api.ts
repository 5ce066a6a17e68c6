import {
  answerOffer,
  cancelEnrollment,
  changeEnrollment,
  enroll,
  getActivities,
  getActivity,
  getEnrollments,
} from '@park/contract/activity/endpoints';
import type {
  ActivitiesIn,
  AnswerOfferIn,
  ChangeEnrollmentIn,
  EnrollIn,
  Enrollment,
  EnrollmentIdIn,
} from '@park/contract/activity/schemas';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@/api/client';
import { useEndless } from '@/api/endless';
import { usePolled } from '@/api/polled';
import { serverNow } from '@/api/serverNow';
import { useVisitorId } from '@/session/store';
import { activityKeys } from './keys';
import { isAtDoor } from './rules';

/** One hook a call. What is sent shows its refusal where it was sent from, too. */

/** How often one's enrolment is asked for while something may become of it: near the activity, and while one waits. ms */
const AT_DOOR = 10_000;
const WAITING = 30_000;

/** What is on, endless: what is still to come first. */
export function useActivities(filter: 'all' | 'open', { enabled = true }: { enabled?: boolean } = {}) {
  const input: ActivitiesIn = { filter };
  return useEndless(activityKeys.list(filter), (page) => call(getActivities, { ...page, ...input }), { enabled });
}

export function useActivity(id: string) {
  return useQuery({ queryKey: activityKeys.one(id), queryFn: () => call(getActivity, { id }) });
}

/** One's enrolments, newest first, endless. */
export function useMyEnrollments({ enabled = true }: { enabled?: boolean } = {}) {
  const visitorId = useVisitorId();
  return useEndless(activityKeys.myList(visitorId), (page) => call(getEnrollments, page), {
    enabled: enabled && visitorId !== '',
  });
}

/** One's newest enrolment in an activity, or null; fresh whenever its page opens, and while something may become of it. */
export function useMyEnrollment(activityId: string) {
  const visitorId = useVisitorId();
  const queryKey = activityKeys.myOf(visitorId, activityId);
  return usePolled({
    queryKey,
    queryFn: async () => {
      const { items } = await call(getEnrollments, { activityId, page: 1, pageSize: 1 });
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

/** A call that answers with the enrolment as it is now. After a refusal both are asked for again: what was seen was old. */
function useEnrollmentCall<In>(send: (input: In) => Promise<Enrollment>) {
  const visitorId = useVisitorId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (made) => client.setQueryData(activityKeys.myOf(visitorId, made.activity.id), made),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: activityKeys.all });
      void client.invalidateQueries({ queryKey: activityKeys.mine(visitorId) });
    },
  });
}

/** Under its key: sent twice it is one enrolment. */
export function useEnroll() {
  return useEnrollmentCall(({ wish, key }: { wish: EnrollIn; key: string }) => call(enroll, wish, { idempotencyKey: key }));
}

export function useCancelEnrollment() {
  return useEnrollmentCall((input: EnrollmentIdIn) => call(cancelEnrollment, input));
}

export function useChangeEnrollment() {
  return useEnrollmentCall((input: ChangeEnrollmentIn) => call(changeEnrollment, input));
}

export function useAnswerOffer() {
  return useEnrollmentCall((input: AnswerOfferIn) => call(answerOffer, input));
}
