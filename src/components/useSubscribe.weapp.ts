import { answerSubscribe, getSubscribeTemplates } from '@park/contract/message/calls';
import type { SubscribeAnswer, SubscribePurpose } from '@park/contract/message/subscribe';
import { useCall } from '@/api/useCall';
import { useSend } from '@/api/useSend';
import { requestSubscribe } from '@/platform/subscribe.weapp';
import type { KeepAnswer } from './useSubscribe.h5';

export type { KeepAnswer };

/** Answers change what it says at once. */
const KNOWN_MS = 5 * 60_000;

interface SubscribeRequest {
  templateId: string;
  answer: Promise<SubscribeAnswer | null>;
}

/** Answers whose order or entry was not made after all: the next try needs no second question. */
const unused = new Map<SubscribePurpose, SubscribeRequest>();

/**
 * Asks, in the tap that sends a form, whether WeChat may send one message about it: the question opens at once, as WeChat wants it, and
 * the answer is sent when the form was accepted. Without a template from the server there is no question.
 */
export function useSubscribe(purpose: SubscribePurpose): () => KeepAnswer {
  // Known before the tap, which may wait for nothing.
  const templates = useCall(getSubscribeTemplates, {}, { staleTime: KNOWN_MS });
  const keep = useSend(answerSubscribe, { answers: getSubscribeTemplates, quiet: true });
  return () => {
    const templateId = templates.data?.find((one) => one.purpose === purpose)?.templateId;
    if (templateId === undefined) return () => {};
    const previous = unused.get(purpose);
    const request = previous?.templateId === templateId ? previous : { templateId, answer: requestSubscribe(templateId) };
    unused.set(purpose, request);
    return async (subject) => {
      unused.delete(purpose);
      const answer = await request.answer;
      if (answer) await keep.send({ purpose, subject, templateId, answer });
    };
  };
}
