import { useT } from '@/i18n/useT';
import { ConfirmSheet } from '@/ui/ConfirmSheet';
import { EntrantFields } from './EntrantFields';
import { useEnter } from './mutations';
import { useEntrantForm } from './useEntrantForm';

interface SignUpSheetProps {
  roundId: string;
  onDone: () => void;
  onClose: () => void;
}

/** Signing up by name and phone. */
export function SignUpSheet({ roundId, onDone, onClose }: SignUpSheetProps) {
  const words = useT().prize.entry;
  const enter = useEnter();
  const entrant = useEntrantForm(
    `draft-prize-${roundId}`,
    async (form) => {
      await enter.mutateAsync({ roundId, ...form });
      onDone();
    },
    enter.reset,
  );
  return (
    <ConfirmSheet
      open
      title={words.title}
      text={words.text}
      action={words.submit}
      loading={enter.isPending}
      onConfirm={() => void entrant.submit()}
      onCancel={onClose}
    >
      <EntrantFields
        entrant={entrant}
        hints={{ name: words.nameHint, phone: words.phoneHint }}
        failure={enter.error}
        unknown={words.safe}
      />
    </ConfirmSheet>
  );
}
