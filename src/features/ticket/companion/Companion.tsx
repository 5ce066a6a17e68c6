import { takeBackTickets } from '@park/contract/ticket/companion/calls';
import type { Order, Ticket } from '@park/contract/ticket/order/schemas';
import { View } from '@tarojs/components';
import { useState } from 'react';
import { useSend } from '@/api/useSend';
import { Failure } from '@/components/Failure';
import { useT } from '@/i18n/useT';
import { toast } from '@/platform/toast';
import { Button } from '@/ui/Button';
import { confirm } from '@/ui/confirm';
import { ORDER_CHANGED } from '../stale';
import { ShareSheet } from './ShareSheet';

/** Under the tickets that show: sharing them with a companion, and taking back what was shared. */
export function Companion({ order, shown }: { order: Order; shown: readonly Ticket[] }) {
  const t = useT().order.companion;
  const [isSharing, setSharing] = useState(false);
  const takeBack = useSend(takeBackTickets, ORDER_CHANGED);
  const away = shown.filter(({ status, isGiven, isShared }) => status === 'valid' && (isGiven || isShared));
  const isGiven = away.some((ticket) => ticket.isGiven);

  const ask = async () => {
    const { takeBackTitle: title, takeBackText: text, takeBack: action, keep: dismiss } = t;
    if (isGiven && !(await confirm({ title, text, action, dismiss }))) return;
    if (await takeBack.send({ orderId: order.id, ticketIds: away.map(({ id }) => id) })) toast(t.takenBack);
  };

  if (!shown.some(({ status }) => status === 'valid')) return null;
  return (
    <View className="stack-near">
      {away.length > 0 && !isGiven && <View className="text-quiet centred">{t.out}</View>}
      {!isGiven && (
        <Button kind="text" block onClick={() => setSharing(true)}>
          {t.action}
        </Button>
      )}
      {away.length > 0 && (
        <Button kind="text" block loading={takeBack.isPending} onClick={() => void ask()}>
          {isGiven ? t.takeBack : t.endLink}
        </Button>
      )}
      <Failure error={takeBack.error} />
      {isSharing && <ShareSheet order={order} first={shown} onClose={() => setSharing(false)} />}
    </View>
  );
}
