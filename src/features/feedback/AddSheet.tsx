import { addToFeedBack } from '@park/contract/feedback/calls';
import { FEEDBACK } from '@park/contract/feedback/limits';
import { View } from '@tarojs/components';
import { sentenceOf } from '@/api/sentence';
import { useSend } from '@/api/useSend';
import { useT } from '@/i18n/useT';
import { toast } from '@/platform/toast';
import { ConfirmSheet } from '@/ui/ConfirmSheet';
import { TextArea } from '@/ui/TextArea';
import { useForm } from '@/ui/useForm';
import { lengthOf } from './formRules';
import { FEEDBACK_CHANGED } from './rules';

/** Adding something to what was sent, once. */
export function AddSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { core, feedback: t, posting } = useT();
  const [min, max] = FEEDBACK.addition;
  const add = useSend(addToFeedBack, FEEDBACK_CHANGED);
  const { form, clear, check, field } = useForm(
    `draft-feedback-${id}`,
    { text: '' },
    ({ text }) => ({ text: lengthOf(text) < min ? posting.tooShort({ least: min }) : null }),
    add.reset,
  );
  const typed = field('text');
  const failure = add.error ? (sentenceOf(add.error) ?? core.request.failed) : undefined;
  const send = async () => {
    if (!check() || !(await add.send({ id, text: form.text.trim() }))) return;
    clear();
    toast(t.add.done);
    onClose();
  };
  return (
    <ConfirmSheet
      open
      title={t.add.open}
      action={t.add.submit}
      loading={add.isPending}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <View className="below">
        <TextArea {...typed} label={t.add.label} maxLength={max} hint={t.add.hint} error={failure ?? typed.error} required />
      </View>
    </ConfirmSheet>
  );
}
