import { parkDay } from '@park/contract/parkTime';
import { View } from '@tarojs/components';
import './NextTicket.scss';
import { serverNow } from '@/api/serverNow';
import { formatClockRange, formatRelativeDay } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { isSignedOut, useSession } from '@/session/store';
import { Card } from '@/ui/Card';
import { Icon } from '@/ui/Icon';
import { soonest, useNow } from '@/ui/useNow';
import { useComingOrders } from './useComingOrders';

/**
 * The next tickets to enter with, one tap from their code; without any, or nobody signed in, the way to some. Its room is there before it is
 * known.
 */
export function NextTicket() {
  const { core, center } = useT();
  const t = center.today;
  const { phase } = useSession();
  const coming = useComingOrders();
  const ends = (coming ?? []).map(({ end }) => end);
  const now = useNow((at) => soonest(ends, at), serverNow);
  const next = coming?.find(({ valid, end }) => valid > 0 && Date.parse(end) > now);
  const day = next && formatRelativeDay(next.day, parkDay(now));
  return (
    <Card onClick={() => void (next ? go('recordDetail', { id: next.id }) : go('ticketList'))}>
      <View className="next-ticket row">
        <View className="next-ticket__icon">
          <Icon name="tickets" size="large" />
        </View>
        <View className="next-ticket__words">
          {coming ? (
            <>
              <View className="text-title figures">
                {next ? `${day} ${formatClockRange(next.start, next.end)}` : t.noTicket}
              </View>
              <View className="text-quiet">{next ? t.count({ name: next.name, n: next.valid }) : t.book}</View>
            </>
          ) : (
            isSignedOut(phase) && (
              <>
                <View className="text-title">{core.title.ticketList}</View>
                <View className="text-quiet">{phase === 'missing' ? core.signIn.atWindow : t.book}</View>
              </>
            )
          )}
        </View>
        <Icon name="chevron" size="small" />
      </View>
    </Card>
  );
}
