import { shareTickets, takeBackTickets } from '@park/contract/ticket/companion/calls';
import { getOrder } from '@park/contract/ticket/order/calls';
import type { Order, Ticket } from '@park/contract/ticket/order/schemas';
import { View } from '@tarojs/components';
import { useState } from 'react';
import { useSend } from '@/api/useSend';
import { Failure } from '@/components/Failure';
import { useT } from '@/i18n/useT';
import { toUrl } from '@/navigation/url';
import { toast } from '@/platform/toast';
import { Button } from '@/ui/Button';
import { CheckList } from '@/ui/CheckList';
import { ConfirmSheet } from '@/ui/ConfirmSheet';
import { confirm } from '@/ui/confirm';
import { ShareButton } from '@/ui/ShareButton';
import { Mistake } from '../Mistake';
import { heldTickets, inHand } from '../order/rules';
import { ORDER_CHANGED } from '../stale';

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

interface ShareSheetProps {
  order: Order;
  /** Those that show: one alone is chosen at once. */
  first: readonly Ticket[];
  onClose: () => void;
}

/** Makes a link for tickets of an order, then sends it. */
function ShareSheet({ order, first, onClose }: ShareSheetProps) {
  const { core, order: words } = useT();
  const t = words.companion;
  const held = heldTickets(order);
  const free = inHand(order.tickets);
  const [wanted, setWanted] = useState<readonly string[]>(first.length === 1 ? first.map(({ id }) => id) : []);
  const [wasTried, setWasTried] = useState(false);
  const share = useSend(shareTickets, { stale: [getOrder] });
  const token = share.data?.token;

  if (token)
    return (
      <ConfirmSheet
        open
        title={t.title}
        text={t.ready({ n: wanted.length })}
        dismiss={core.action.close}
        onCancel={onClose}
        action={
          <ShareButton
            text={t.send}
            copied={t.copied}
            title={t.card({ name: order.ticket.name })}
            url={toUrl('recordDetail', { id: order.id, share: token })}
          />
        }
      />
    );
  const submit = () => {
    setWasTried(true);
    if (wanted.length > 0) void share.send({ orderId: order.id, ticketIds: [...wanted] });
  };
  return (
    <ConfirmSheet
      open
      title={t.title}
      text={t.text}
      action={t.make}
      loading={share.isPending}
      onConfirm={submit}
      onCancel={onClose}
    >
      <View className="below stack">
        <CheckList
          name={t.choose}
          options={free.map((ticket) => ({
            value: ticket.id,
            label: words.refund.ticket({ n: held.indexOf(ticket) + 1, name: ticket.person?.name ?? '' }),
          }))}
          values={wanted}
          onToggle={(id) => setWanted((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]))}
        />
        <Mistake text={wasTried && wanted.length === 0 ? t.none : undefined} />
        <Failure error={share.error} />
      </View>
    </ConfirmSheet>
  );
}
