import type { LivePoint } from '@park/contract/live/point/schemas';
import { View } from '@tarojs/components';
import './PointAbout.scss';
import { useT } from '@/i18n/useT';
import { openMap } from '@/platform/openMap';
import { toast } from '@/platform/toast';
import { Facts } from '@/ui/Facts';
import { Tag } from '@/ui/Tag';
import { Tap } from '@/ui/Tap';

/** What a live point is: name, whether it is open, text, facts, and the way there. */
export function PointAbout({ point }: { point: LivePoint }) {
  const { center, live: t } = useT();
  const showMap = async () => {
    try {
      if ((await openMap(point.position, point.name)) === 'copied') toast(center.live.copied);
    } catch {
      toast(t.point.mapFailed, 3000);
    }
  };
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
              onClick={() => void showMap()}
            >
              {t.point.map}
            </Tap>,
          ],
        ]}
      />
    </View>
  );
}
