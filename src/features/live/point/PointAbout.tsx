import type { LivePoint } from '@park/contract/live/point/schemas';
import { View } from '@tarojs/components';
import { useT } from '@/i18n/useT';
import { Facts } from '@/ui/Facts';
import { Tag } from '@/ui/Tag';
import { WayToPoint } from './WayToPoint';

/** What a live point is: name, whether it is open, its story, and the way there. */
export function PointAbout({ point }: { point: LivePoint }) {
  const { center, live: t } = useT();
  return (
    <View className="stack">
      <View className="head">
        <View className="text-heading">{point.name}</View>
        <Tag tone={point.open ? 'ok' : 'warn'}>{point.open ? center.live.open : center.live.closed}</Tag>
      </View>
      {point.closedReason && <View className="note tone-warn">{t.point.closedBecause({ reason: point.closedReason })}</View>}
      <View className="text-soft">{point.text}</View>
      <WayToPoint point={point} />
    </View>
  );
}

/** What a host needs there. */
export function HostFacts({ point: { capacity, facilities } }: { point: LivePoint }) {
  const t = useT().live.point;
  const equipped = facilities.length > 0 ? [[t.facilities, facilities.join('\u00a0· ')] as const] : [];
  return (
    <View className="below">
      <Facts rows={[[t.capacity, t.capacityOf({ n: capacity })], ...equipped]} />
    </View>
  );
}
