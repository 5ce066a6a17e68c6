import { PARK_HOURS } from '@park/contract/parkHours';
import { addDays, parkDay } from '@park/contract/parkTime';
import type { Opening } from '@park/contract/ticket/product/schemas';
import { View } from '@tarojs/components';
import './ParkBanner.scss';
import { formatDay } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { Strata } from '@/ui/Strata';
import { Tag } from '@/ui/Tag';
import { parkStatus } from './hours';

/**
 * The head of the park's home: its name, and whether it is open today, by the clock and by closures.
 * @param now epoch ms
 * @param opening undefined: not known yet
 */
export function ParkBanner({ now, opening }: { now: number; opening: Opening | undefined }) {
  const t = useT().center.home;
  const { from, until, lastEntry } = PARK_HOURS;
  const status = parkStatus(now);
  const today = parkDay(now);
  const isClosedToday = opening?.today.closed ?? false;
  const next = opening ? opening.next : addDays(today, 1);
  const again =
    next === null ? t.closed : next === addDays(today, 1) ? t.closedToday({ from }) : t.closedUntil({ day: formatDay(next) });
  const label = isClosedToday ? again : { before: t.opensAt({ from }), open: t.openNow({ until }), after: again }[status];
  return (
    <Strata>
      <View className="park-banner">
        <View className="park-banner__name">{PARK_NAME || t.parkName}</View>
        <View className="park-banner__welcome">{t.welcome}</View>
        <View className="park-banner__today wrap">
          <Tag tone={status === 'open' && !isClosedToday ? 'ok' : 'muted'}>{label}</Tag>
          <View className="park-banner__hours text-small">
            {isClosedToday ? opening?.today.reason : `${t.hours({ from, until })} · ${t.lastEntry({ at: lastEntry })}`}
          </View>
        </View>
      </View>
    </Strata>
  );
}
