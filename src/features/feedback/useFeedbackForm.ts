import { addFeedBack } from '@park/contract/feedback/calls';
import { FEEDBACK } from '@park/contract/feedback/limits';
import { useRef, useState } from 'react';
import { upload } from '@/api/client';
import { hasAgreed } from '@/components/privacy';
import { useT } from '@/i18n/useT';
import { randomToken } from '@/platform/random';
import { errorNameOf } from '@/request/errors';
import { useDraft } from '@/ui/useDraft';
import { usePictures } from '@/ui/usePictures';
import { useFeedbackSend } from './api';
import { type FeedbackField, type FeedbackForm, feedbackErrors, feedbackInput } from './formRules';

const DRAFT = 'draft-feedback';
const EMPTY = { kind: '', text: '', contact: '', key: '', keyFor: '' };

/**
 * The form, kept on this phone until it was sent. Mistakes show once sending was tried, or their field was left.
 * @param onDone hears the id of what was sent
 */
export function useFeedbackForm(onDone: (id: string) => void) {
  const words = useT().feedback.error;
  const draft = useDraft(DRAFT, EMPTY);
  const pictures = usePictures({
    draftKey: `${DRAFT}-pictures`,
    most: FEEDBACK.pictures,
    upload: (path, onProgress) => upload(path, { onProgress }),
  });
  const [shown, setShown] = useState<ReadonlySet<FeedbackField | 'pictures'>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const sending = useRef(false);
  const { form } = draft;
  const add = useFeedbackSend(addFeedBack, {
    // The same words under the same key, however often and after a reload, too.
    idempotencyKey(input) {
      const keyFor = JSON.stringify(input);
      const key = form.keyFor === keyFor && form.key ? form.key : randomToken();
      draft.change({ key, keyFor });
      return key;
    },
  });
  const errors = feedbackErrors(form);
  const show = (...fields: (FeedbackField | 'pictures')[]) => setShown((before) => new Set([...before, ...fields]));

  async function send() {
    if (sending.current) return;
    sending.current = true;
    try {
      const { id } = await add.mutateAsync(feedbackInput(form, pictures.ids));
      draft.clear();
      pictures.clear();
      onDone(id);
    } catch (error) {
      if (errorNameOf(error) === 'idempotencyKeyReused') draft.change({ key: '' });
    } finally {
      sending.current = false;
    }
  }

  return {
    form,
    pictures,
    failure: add.error,
    isSending: add.isPending,
    isAsking,
    change(changes: Partial<FeedbackForm>) {
      add.reset();
      draft.change(changes);
    },
    left: (field: FeedbackField) => form[field] && show(field),
    errorOf(field: FeedbackField): string | undefined {
      const mistake = shown.has(field) ? errors[field] : undefined;
      if (mistake === undefined) return undefined;
      return mistake === 'textShort' ? words.textShort(FEEDBACK.text[0]) : words[mistake];
    },
    picturesError: shown.has('pictures') && pictures.pending ? words[pictures.pending] : undefined,
    submit() {
      show('kind', 'text', 'contact', 'pictures');
      if (Object.keys(errors).length > 0 || pictures.pending) return;
      if (form.contact.trim() !== '' && !hasAgreed('feedback')) setAsking(true);
      else void send();
    },
    answer(may: boolean) {
      setAsking(false);
      if (may) void send();
    },
  };
}
