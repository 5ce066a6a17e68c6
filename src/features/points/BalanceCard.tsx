import type { Points } from '@park/contract/points/schemas';
import { View } from '@tarojs/components';
import { useT } from '@/i18n/useT';
import { aria } from '@/ui/aria';
import { Button } from '@/ui/Button';

/** The balance and today's check-in. */
export function BalanceCard({ points, busy, onCheckIn }: { points: Points; busy: boolean; onCheckIn: () => void }) {
  const words = useT().points;
  const { balance, today, checkIn } = points;
  const next = checkIn.done ? words.tomorrow(checkIn.next) : words.checkInGives(checkIn.next);
  return (
    <View className="balance">
      <View className="text-quiet">{words.balance}</View>
      <View className="balance__number" {...aria({ live: 'polite' })}>
        {balance}
      </View>
      {today !== 0 && <View className="balance__today">{words.today(today)}</View>}
      {balance < 0 && <View className="balance__hint">{words.below}</View>}
      <View className="balance__check row">
        <View className="balance__streak">
          {checkIn.streak > 0 && <View>{words.streak(checkIn.streak)}</View>}
          <View className="balance__hint">{next}</View>
        </View>
        <Button disabled={checkIn.done} loading={busy} onClick={onCheckIn}>
          {checkIn.done ? words.checkedIn : words.checkIn}
        </Button>
      </View>
    </View>
  );
}
