import type { MapPlace } from '@park/contract/map/schemas';
import { View } from '@tarojs/components';
import './PlaceCard.scss';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { openMap } from '@/platform/openMap';
import { toast } from '@/platform/toast';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';

/** A place: what it is, and the way there. */
export function PlaceCard({ place }: { place: MapPlace }) {
  const { core, map } = useT();
  const { id, kind, name, text } = place;
  const showWay = async () => {
    try {
      if ((await openMap(place, name)) === 'copied') toast(core.link.copied);
    } catch {
      toast(map.failed, 3000);
    }
  };
  return (
    <Card>
      <View className="place-card__head row">
        <View className={`map-mark map-mark--${kind}`} />
        <View className="place-card__name">{name}</View>
        <View className="text-quiet">{map.kinds[kind]}</View>
      </View>
      <View className="place-card__text text-quiet">{text}</View>
      <View className="wrap">
        <Button kind="secondary" label={map.wayTo(name)} onClick={() => void showWay()}>
          {map.way}
        </Button>
        {kind === 'livePoint' && (
          <Button kind="text" onClick={() => void go('livePoint', { id })}>
            {map.look}
          </Button>
        )}
      </View>
    </Card>
  );
}
