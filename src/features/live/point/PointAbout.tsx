import type { LivePoint } from '@park/contract/live/point/schemas';
import { View } from '@tarojs/components';
import './PointAbout.scss';
import { showOnMap } from '@/components/showOnMap';
import { useT } from '@/i18n/useT';
import { Facts } from '@/ui/Facts';
import { Tag } from '@/ui/Tag';
import { Tap } from '@/ui/Tap';

/** What a live point is: name, whether it is open, text, facts, and the way there. */
export function PointAbout({ point }: { point: LivePoint }) {
  const { center, live: t } = useT();
  const words = { copied: center.live.copied, failed: t.point.mapFailed };
  return (
    <View className="stack">
      <View className="head">
        <View className="text-heading">{point.name}</View>
        <Tag tone={point.open ? 'ok' : 'warn'}>{point.open ? center.live.open : center.live.closed}</Tag>
      </View>
      {point.closedReason && <View className="note tone-warn">{t.point.closedBecause(point.closedReason)}</View>}
      <View className="text-soft">{point.text}</View>
      <Facts
        rows={[
          [t.point.capacity, t.point.capacityOf(point.capacity)],
          ...(point.facilities.length > 0 ? [[t.point.facilities, point.facilities.join(' · ')] as const] : []),
          [
            t.point.position,
            <Tap
              key="map"
              className="point-about__map"
              role="link"
              label={t.point.mapOf(point.name)}
              onClick={() => void showOnMap(point.position, point.name, words)}
            >
              {t.point.map}
            </Tap>,
          ],
        ]}
      />
    </View>
  );
}
