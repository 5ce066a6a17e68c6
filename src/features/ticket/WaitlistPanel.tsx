import type { WaitlistEntry } from '@park/contract/ticket/waitlist/schemas';
import { View } from '@tarojs/components';
import { serverNow } from '@/api/serverNow';
import { Failure } from '@/components/Failure';
import { formatClockRange, formatDay } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { toast } from '@/platform/toast';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { confirm } from '@/ui/confirm';
import './WaitlistPanel.scss';
import { Countdown } from '@/ui/Countdown';
import { useLeaveWaitingList } from './orderApi';
import { When } from './When';

function when({ day, slot }: WaitlistEntry): string {
  return `${formatDay(day)} ${formatClockRange(slot.start, slot.end)}`;
}

/** Places that came free for this visitor, held for half an hour. */
export function OfferCard({ entry, onEnd }: { entry: WaitlistEntry; onEnd: () => void }) {
  const words = useT().order.waitlist;
  const { ticket, day, slot, quantity, offerUntil } = entry;
  return (
    <View className="offer">
      <View className="offer__title">{words.offerTitle}</View>
      <View className="offer__name">{ticket.name}</View>
      <When day={day} slot={slot} />
      <View className="offer__row">
        <View className="offer__left">
          <View>{words.offer(quantity)}</View>
          {offerUntil && <Countdown clock={serverNow} until={offerUntil} label={words.left} onEnd={onEnd} />}
        </View>
        <Button onClick={() => void go('ticketConfirm', { id: ticket.id, day, slotId: slot.id })}>{words.buy}</Button>
      </View>
    </View>
  );
}

/** A place in the line, and leaving it. */
export function WaitlistCard({ entry }: { entry: WaitlistEntry }) {
  const words = useT().order.waitlist;
  const leave = useLeaveWaitingList();

  const giveUp = async () => {
    const yes = await confirm({
      title: words.leaveTitle,
      text: words.leaveText,
      action: words.leave,
      dismiss: words.stay,
      danger: true,
    });
    if (!yes) return;
    try {
      await leave.mutateAsync({ id: entry.id });
      toast(words.leaveDone);
    } catch {
      // The card says it.
    }
  };

  return (
    <Card>
      <View className="waitlist">
        <View className="waitlist__what">
          <View className="waitlist__name">{entry.ticket.name}</View>
          <When day={entry.day} slot={entry.slot} />
          <View className="waitlist__ahead">
            {words.entry(entry.quantity)} · {words.ahead(entry.ahead)}
          </View>
        </View>
        <Button
          kind="text"
          label={`${words.leave}, ${entry.ticket.name}, ${when(entry)}`}
          loading={leave.isPending}
          onClick={() => void giveUp()}
        >
          {words.leave}
        </Button>
      </View>
      <Failure error={leave.error} />
    </Card>
  );
}
