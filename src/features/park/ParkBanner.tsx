import { View } from '@tarojs/components';
import './ParkBanner.scss';
import { useT } from '@/i18n/useT';
import { Strata } from '@/ui/Strata';
import { Tag } from '@/ui/Tag';
import { PARK_HOURS, parkStatus } from './hours';

/**
 * The head of the park's home: its name, and whether it is open today.
 * @param now epoch ms
 */
export function ParkBanner({ now }: { now: number }) {
  const words = useT().center.home;
  const { from, until, lastEntry } = PARK_HOURS;
  const status = parkStatus(now);
  const said = { before: words.opensAt(from), open: words.openNow(until), after: words.closedToday(from) }[status];
  return (
    <Strata>
      <View className="park-banner">
        <View className="park-banner__name">{PARK_NAME || words.parkName}</View>
        <View className="park-banner__welcome">{words.welcome}</View>
        <View className="park-banner__today">
          <Tag tone={status === 'open' ? 'ok' : 'muted'}>{said}</Tag>
          <View className="park-banner__hours">
            {words.hours(from, until)} · {words.lastEntry(lastEntry)}
          </View>
        </View>
      </View>
    </Strata>
  );
}
