import { addFeedBack, addToFeedBack, getFeedBack, getFeedBacks, rateFeedBack } from '@park/contract/feedback/endpoints';
import type { AddFeedBackIn, AddToFeedBackIn, Feedback, RateFeedBackIn } from '@park/contract/feedback/schemas';
import type { Picture } from '@park/contract/file/schemas';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, upload } from '@/api/client';
import { useEndless } from '@/api/endless';
import { useVisitorId } from '@/session/store';
import { feedbackKeys } from './keys';

/** One's own, newest first, endless. */
export function useFeedbacks() {
  return useEndless(feedbackKeys.list(useVisitorId()), (page) => call(getFeedBacks, page));
}

export function useFeedback(id: string) {
  return useQuery({
    queryKey: feedbackKeys.one(useVisitorId(), id),
    queryFn: () => call(getFeedBack, { id }),
    enabled: id !== '',
    refetchOnMount: 'always',
  });
}

/** Sent twice under one key it is there once. */
export function useAddFeedback() {
  const kept = useKept();
  return useMutation({
    mutationFn: ({ input, key }: { input: AddFeedBackIn; key: string }) => call(addFeedBack, input, { idempotencyKey: key }),
    onSuccess: kept,
  });
}

export function useAddToFeedback() {
  const kept = useKept();
  return useMutation({ mutationFn: (input: AddToFeedBackIn) => call(addToFeedBack, input), onSuccess: kept });
}

export function useRateFeedback() {
  const kept = useKept();
  return useMutation({ mutationFn: (input: RateFeedBackIn) => call(rateFeedBack, input), onSuccess: kept });
}

/** Keeps what a call answered with, and has the list asked for again. */
function useKept() {
  const visitorId = useVisitorId();
  const client = useQueryClient();
  return (feedback: Feedback) => {
    client.setQueryData(feedbackKeys.one(visitorId, feedback.id), feedback);
    void client.invalidateQueries({ queryKey: feedbackKeys.list(visitorId) });
  };
}

/** A picture of the form; its failure is shown on it. */
export function uploadPicture(path: string, onProgress: (percent: number) => void): Promise<Picture> {
  return upload(path, { onProgress });
}
