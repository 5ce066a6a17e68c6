import { publishItem } from '@park/contract/lostFound/calls';
import { type ItemKind, LOST_FOUND } from '@park/contract/lostFound/limits';
import { parkDay } from '@park/contract/parkTime';
import { useRef, useState } from 'react';
import { upload } from '@/api/client';
import { serverNow } from '@/api/serverNow';
import { hasAgreed } from '@/components/privacy';
import { useT } from '@/i18n/useT';
import { randomToken } from '@/platform/random';
import { errorNameOf } from '@/request/errors';
import { useDraft } from '@/ui/useDraft';
import { usePictures } from '@/ui/usePictures';
import { useItemSend } from './api';
import { type ItemField, type ItemForm, itemErrors, itemInput } from './formRules';

const EMPTY = {
  category: '',
  title: '',
  place: '',
  day: '',
  dayPart: '',
  text: '',
  contact: '',
  key: '',
  keyFor: '',
};
const FIELDS: ItemField[] = ['category', 'title', 'place', 'day', 'text', 'contact'];

/**
 * The form, kept on this phone until it was sent. Mistakes show once sending was tried, or their field was left.
 * @param onDone hears the id of what was sent
 */
export function usePublishForm(kind: ItemKind, onDone: (id: string) => void) {
  const words = useT().lostFound.error;
  const draftKey = `draft-${kind}` as const;
  const draft = useDraft(draftKey, EMPTY);
  const pictures = usePictures({
    draftKey: `${draftKey}-pictures`,
    most: LOST_FOUND.pictures,
    upload: (path, onProgress) => upload(path, { onProgress }),
  });
  const [shown, setShown] = useState<ReadonlySet<ItemField | 'pictures'>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const sending = useRef(false);
  const { form } = draft;
  const publish = useItemSend(publishItem, {
    // The same words under the same key, however often and after a reload, too.
    idempotencyKey(input) {
      const keyFor = JSON.stringify(input);
      const key = form.keyFor === keyFor && form.key ? form.key : randomToken();
      draft.change({ key, keyFor });
      return key;
    },
  });
  const today = parkDay(serverNow());
  const errors = itemErrors(form, today);
  const show = (...fields: (ItemField | 'pictures')[]) => setShown((before) => new Set([...before, ...fields]));

  async function send() {
    if (sending.current) return;
    sending.current = true;
    try {
      const { id } = await publish.mutateAsync(itemInput(kind, form, pictures.ids));
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
    today,
    pictures,
    failure: publish.error,
    isSending: publish.isPending,
    isAsking,
    change(changes: Partial<ItemForm>) {
      publish.reset();
      draft.change(changes);
    },
    left: (field: ItemField) => form[field] && show(field),
    errorOf(field: ItemField): string | undefined {
      const mistake = shown.has(field) ? errors[field] : undefined;
      if (mistake === undefined) return undefined;
      const least = field === 'title' || field === 'place' || field === 'text' ? LOST_FOUND[field][0] : 0;
      return mistake === 'tooShort' ? words.tooShort(least) : words[mistake];
    },
    picturesError: shown.has('pictures') && pictures.pending ? words[pictures.pending] : undefined,
    submit() {
      show(...FIELDS, 'pictures');
      if (Object.keys(errors).length > 0 || pictures.pending) return;
      if (hasAgreed('lostFound')) void send();
      else setAsking(true);
    },
    answer(may: boolean) {
      setAsking(false);
      if (may) void send();
    },
  };
}

export type PublishFormView = ReturnType<typeof usePublishForm>;
