import { getClosures, reopenSlot } from '@park/contract/ticket/closure/calls';
import type { ClosureEffect } from '@park/contract/ticket/closure/schemas';
import { getStock } from '@park/contract/ticket/product/calls';
import type { ParkSlot } from '@park/contract/ticket/product/schemas';
import { useSend } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { Confirm } from '../../../ui/Confirm';
import { dayText } from '../../../ui/dayText';

/** Opens again what was closed, after a question. */
export function ReopenButton({ closure, slots }: { closure: ClosureEffect; slots: readonly ParkSlot[] }) {
  const t = useTexts('stock');
  const reopen = useSend(reopenSlot, { stale: [getClosures, getStock], done: t.reopen.done });
  const slot = slots.find(({ id }) => id === closure.slotId);
  const what = `${dayText(closure.day)} ${slot ? `${slot.start}–${slot.end}` : t.closures.wholeDay}`;
  return (
    <Confirm title={t.reopen.title(what)} about={t.reopen.about} onYes={() => reopen.mutateAsync({ id: closure.id })}>
      {t.reopen.button}
    </Confirm>
  );
}
