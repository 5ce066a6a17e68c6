import { getWaitingList, leaveWaitingList } from '@park/contract/ticket/waitlist/calls';
import type { WaitlistEntry } from '@park/contract/ticket/waitlist/schemas';
import { View } from '@tarojs/components';
import { serverNow } from '@/api/serverNow';
import { useSend } from '@/api/useSend';
import { Failure } from '@/components/Failure';
import { formatClockRange, formatDay } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { toast } from '@/platform/toast';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { confirm } from '@/ui/confirm';
import './WaitlistCards.scss';
import { Countdown } from '@/ui/Countdown';
import { STOCK } from '../stale';
import { When } from '../When';

/** Places that came free for this visitor, held for a while. */
export function OfferCard({ entry, onEnd }: { entry: WaitlistEntry; onEnd: () => void }) {
  const t = useT().order.waitlist;
  const { ticket, day, slot, quantity, offerUntil } = entry;
  return (
    <View className="offer">
      <View className="offer__title text-strong">{t.offerTitle}</View>
      <View className="text-strong">{ticket.name}</View>
      <When day={day} slot={slot} />
      <View className="offer__row spread">
        <View className="words text-small text-strong">
          <View>{t.offer({ n: quantity })}</View>
          {offerUntil && <Countdown clock={serverNow} until={offerUntil} label={t.left} onEnd={onEnd} />}
        </View>
        <Button onClick={() => void go('ticketConfirm', { id: ticket.id, day, slotId: slot.id })}>{t.buy}</Button>
      </View>
    </View>
  );
}

/** Where one waits, and waiting no more. */
export function WaitlistCard({ entry }: { entry: WaitlistEntry }) {
  const t = useT().order.waitlist;
  const { ticket, day, slot, quantity, ahead } = entry;
  const leave = useSend(leaveWaitingList, { stale: [getWaitingList, ...STOCK] });

  const giveUp = async () => {
    const yes = await confirm({
      title: t.leaveTitle,
      text: t.leaveText,
      action: t.leave,
      dismiss: t.stay,
      danger: true,
    });
    if (yes && (await leave.send({ id: entry.id }))) toast(t.leaveDone);
  };

  return (
    <Card>
      <View className="waitlist spread">
        <View className="waitlist__what">
          <View className="text-strong">{ticket.name}</View>
          <When day={day} slot={slot} />
          <View className="waitlist__place text-quiet">{`${t.entry({ n: quantity })}\u00a0· ${t.ahead({ n: ahead })}`}</View>
        </View>
        <Button
          kind="text"
          label={`${t.leave}, ${ticket.name}, ${formatDay(day)} ${formatClockRange(slot.start, slot.end)}`}
          loading={leave.isPending}
          onClick={() => void giveUp()}
        >
          {t.leave}
        </Button>
      </View>
      <Failure error={leave.error} />
    </Card>
  );
}
