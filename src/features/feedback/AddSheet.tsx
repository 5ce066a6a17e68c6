import { addToFeedBack } from '@park/contract/feedback/calls';
import { FEEDBACK } from '@park/contract/feedback/limits';
import { useState } from 'react';
import { sentenceOf } from '@/api/sentence';
import { useT } from '@/i18n/useT';
import { toast } from '@/platform/toast';
import { ConfirmSheet } from '@/ui/ConfirmSheet';
import { TextArea } from '@/ui/TextArea';
import { useDraft } from '@/ui/useDraft';
import { useFeedbackSend } from './api';
import { lengthOf } from './formRules';

/** Adding something to what was sent, once. */
export function AddSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { core, feedback: words } = useT();
  const { form, change, clear } = useDraft(`draft-feedback-${id}`, { text: '' });
  const [isTried, setTried] = useState(false);
  const add = useFeedbackSend(addToFeedBack);
  const isShort = lengthOf(form.text) < FEEDBACK.addition[0];
  const failure = add.error ? (sentenceOf(add.error) ?? core.request.failed) : undefined;
  const send = () => {
    setTried(true);
    if (isShort) return;
    const onSuccess = () => {
      clear();
      toast(words.add.done);
      onClose();
    };
    add.mutate({ id, text: form.text.trim() }, { onSuccess });
  };
  return (
    <ConfirmSheet
      open
      title={words.add.open}
      action={words.add.submit}
      loading={add.isPending}
      onConfirm={send}
      onCancel={onClose}
    >
      <TextArea
        label={words.add.label}
        value={form.text}
        onChange={(text) => {
          add.reset();
          change({ text });
        }}
        maxLength={FEEDBACK.addition[1]}
        hint={words.add.hint}
        error={failure ?? (isTried && isShort ? words.error.textShort(FEEDBACK.addition[0]) : undefined)}
        required
      />
    </ConfirmSheet>
  );
}
