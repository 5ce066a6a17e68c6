import type { MapPlace } from '@park/contract/map/schemas';
import { View } from '@tarojs/components';
import './PlaceCard.scss';
import { showOnMap } from '@/components/showOnMap';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';

/** A place: what it is, and the way there. */
export function PlaceCard({ place }: { place: MapPlace }) {
  const { core, map } = useT();
  const { id, kind, name, text } = place;
  const showWay = () => showOnMap(place, name, { copied: core.link.copied, failed: map.failed });
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
