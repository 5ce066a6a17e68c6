import { getClosures, reopenSlot } from '@park/contract/ticket/closure/calls';
import type { ClosureEffect } from '@park/contract/ticket/closure/schemas';
import { getStock } from '@park/contract/ticket/product/calls';
import { useSend } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { Confirm } from '../../../ui/Confirm';
import { dayText } from '../../../ui/values';
import { useSlots } from '../slots';

/** Opens again what was closed, after a question. */
export function ReopenButton({
  closure: { id, day, slotId },
  ticket,
}: {
  closure: ClosureEffect;
  ticket?: string | undefined;
}) {
  const { closures, reopen: t } = useTexts('stock');
  const reopen = useSend(reopenSlot, { stale: [getClosures, getStock], done: t.done });
  const { hoursOf } = useSlots();
  const what = [dayText(day), slotId === null ? closures.wholeDay : hoursOf(slotId), ticket].filter(Boolean).join(' ');
  return (
    <Confirm title={t.title({ what })} about={t.about} onYes={() => reopen.mutateAsync({ id })}>
      {t.button}
    </Confirm>
  );
}
