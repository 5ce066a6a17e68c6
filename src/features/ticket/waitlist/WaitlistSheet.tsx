import type { TicketProduct, TicketSlot } from '@park/contract/ticket/product/schemas';
import { getWaitingList, joinWaitingList } from '@park/contract/ticket/waitlist/calls';
import type { WaitlistEntry } from '@park/contract/ticket/waitlist/schemas';
import { View } from '@tarojs/components';
import { useState } from 'react';
import { useRules } from '@/api/usePark';
import { useSend } from '@/api/useSend';
import { Failure } from '@/components/Failure';
import { useSubscribe } from '@/components/useSubscribe';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { signInForTap } from '@/session/store';
import { aria } from '@/ui/aria';
import { ConfirmSheet } from '@/ui/ConfirmSheet';
import { Facts } from '@/ui/Facts';
import { Stepper } from '@/ui/Stepper';
import { STOCK } from '../stale';
import { When } from '../When';

interface WaitlistSheetProps {
  product: Pick<TicketProduct, 'id' | 'name'>;
  day: string;
  slot: TicketSlot;
  /** The visitor's entry, when there is one: joining again changes its quantity. */
  entry: WaitlistEntry | undefined;
  onClose: () => void;
}

/** Joins the waiting list of a sold-out entry time, then says how many are ahead and what happens next. */
export function WaitlistSheet({ product, day, slot, entry, onClose }: WaitlistSheetProps) {
  const { core, ticket } = useT();
  const t = ticket.waitlist;
  // Anybody sees the slots, so the tap signs in.
  const join = useSend(joinWaitingList, { before: signInForTap, stale: [getWaitingList, ...STOCK] });
  const requestMessage = useSubscribe('placeOffered');
  const submit = async () => {
    const keep = entry ? undefined : requestMessage();
    const joined = await join.send({ ticketId: product.id, day, slotId: slot.id, quantity });
    if (joined) keep?.(joined.id);
  };
  const rules = useRules().ticket;
  const [quantity, setQuantity] = useState(entry?.quantity ?? 1);

  if (join.data) {
    return (
      <ConfirmSheet
        open
        title={t.doneTitle}
        action={t.records}
        dismiss={core.action.close}
        onConfirm={() => void go('ticketRecord')}
        onCancel={onClose}
      >
        <View className="below stack" {...aria({ role: 'status' })}>
          <View className="text-strong">{t.ahead({ n: join.data.ahead })}</View>
          <View className="text-quiet">{t.held({ minutes: rules.offerHeld })}</View>
        </View>
      </ConfirmSheet>
    );
  }
  return (
    <ConfirmSheet
      open
      title={t.title}
      text={t.text({ minutes: rules.offerHeld })}
      action={entry ? ticket.confirm.change : t.submit}
      loading={join.isPending}
      onConfirm={() => void submit()}
      onCancel={onClose}
    >
      <View className="below stack">
        <Facts
          rows={[
            [product.name, <When key="when" day={day} slot={slot} />],
            [
              ticket.quantity.label,
              <Stepper
                key="quantity"
                value={quantity}
                onChange={setQuantity}
                max={rules.perOrder}
                label={ticket.quantity.label}
                less={ticket.quantity.less}
                more={ticket.quantity.more}
              />,
            ],
          ]}
        />
        <Failure error={join.error} />
      </View>
    </ConfirmSheet>
  );
}
