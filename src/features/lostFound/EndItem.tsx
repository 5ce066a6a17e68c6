import { closeItem, withdrawItem } from '@park/contract/lostFound/calls';
import type { Item } from '@park/contract/lostFound/schemas';
import { View } from '@tarojs/components';
import { useParts } from '@/api/usePark';
import { useSend } from '@/api/useSend';
import { useT } from '@/i18n/useT';
import { goReplace } from '@/navigation/go';
import { toast } from '@/platform/toast';
import { Button } from '@/ui/Button';
import { confirm } from '@/ui/confirm';
import { ITEM_CHANGED } from './rules';

/** For its author: it is back with its owner, the notice is not wanted any more, or it was refused and can be written better. */
export function EndItem({ item: { id, kind, state, isMine, canClose, canWithdraw } }: { item: Item }) {
  const t = useT().lostFound.detail;
  const isOffered = useParts()('lostFound');
  const closing = useSend(closeItem, ITEM_CHANGED);
  const withdrawal = useSend(withdrawItem, ITEM_CHANGED);
  const isEnding = closing.isPending || withdrawal.isPending;
  if (isMine && state === 'rejected' && isOffered)
    return (
      <Button block onClick={() => void goReplace('lastFound', { publish: kind })}>
        {t.again}
      </Button>
    );
  if (!canClose && !canWithdraw) return null;
  const close = async () => {
    if (!(await confirm({ title: t.closeAsk, text: t.closeText, action: t.close }))) return;
    closing.mutate({ id }, { onSuccess: () => toast(t.closed) });
  };
  const withdraw = async () => {
    const question = { title: t.withdrawAsk, text: t.withdrawText, action: t.withdraw, danger: true };
    if (!(await confirm(question))) return;
    withdrawal.mutate({ id }, { onSuccess: () => toast(t.takenAway) });
  };
  return (
    <View className="stack-near">
      {canClose && (
        <Button block loading={isEnding} onClick={() => void close()}>
          {t.close}
        </Button>
      )}
      {canWithdraw && (
        <Button kind="text" block disabled={isEnding} onClick={() => void withdraw()}>
          {t.withdraw}
        </Button>
      )}
    </View>
  );
}
