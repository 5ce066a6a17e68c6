import type { Points } from '@park/contract/points/schemas';
import { View } from '@tarojs/components';
import { useT } from '@/i18n/useT';
import { aria } from '@/ui/aria';
import { Button } from '@/ui/Button';

/** The balance and today's check-in. */
export function BalanceCard({ points, busy, onCheckIn }: { points: Points; busy: boolean; onCheckIn: () => void }) {
  const t = useT().points;
  const { balance, today, checkIn } = points;
  const next = checkIn.done ? t.tomorrow({ points: checkIn.next }) : t.checkInGives({ points: checkIn.next });
  return (
    <View className="balance raised">
      <View className="text-quiet">{t.balance}</View>
      <View className="balance__number" {...aria({ live: 'polite' })}>
        {balance}
      </View>
      {today !== 0 && <View className="text-quiet">{t.today({ points: today })}</View>}
      {balance < 0 && <View className="text-quiet">{t.below}</View>}
      <View className="balance__check row">
        <View className="balance__streak">
          {checkIn.streak > 1 && <View>{t.streak({ days: checkIn.streak })}</View>}
          <View className="text-quiet">{next}</View>
        </View>
        <Button disabled={checkIn.done} loading={busy} onClick={onCheckIn}>
          {checkIn.done ? t.checkedIn : t.checkIn}
        </Button>
      </View>
    </View>
  );
}
