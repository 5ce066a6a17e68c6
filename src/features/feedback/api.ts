import type { Call } from '@park/contract/call';
import { getFeedBack, getFeedBacks } from '@park/contract/feedback/calls';
import type { Feedback } from '@park/contract/feedback/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { keyOf } from '@/api/useCall';
import { useSend } from '@/api/useSend';
import { useVisitorId } from '@/session/store';

/** A call that changes a feedback. What it answers is kept, and the list is asked for again. */
export function useFeedbackSend<In>(call: Call<In, Feedback>, options: Parameters<typeof useSend<In, Feedback>>[1] = {}) {
  const visitorId = useVisitorId();
  const client = useQueryClient();
  return useSend(call, {
    ...options,
    stale: [getFeedBacks],
    onSuccess: (feedback) => {
      client.setQueryData(keyOf(getFeedBack, visitorId, { id: feedback.id }), feedback);
    },
  });
}
