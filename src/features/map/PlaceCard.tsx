import type { MapPlace } from '@park/contract/map/schemas';
import { View } from '@tarojs/components';
import './PlaceCard.scss';
import { showOnMap } from '@/components/showOnMap';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Mark } from './Mark';

interface PlaceCardProps {
  place: MapPlace;
  /** The way there by the park's own ways; without it the park has none. */
  onRoute?: () => void;
  /** Ways begin here. */
  onStart?: () => void;
}

/** A place: what it is, and the way there. */
export function PlaceCard({ place, onRoute, onStart }: PlaceCardProps) {
  const { core, map } = useT();
  const { id, kind, name, text, closed } = place;
  const showWay = () => showOnMap(place, name, { copied: core.link.copied, failed: map.failed });
  return (
    <Card>
      <View className="place-card__head row">
        <Mark kind={kind} isClosed={closed !== null} />
        <View className="place-card__name">{name}</View>
        <View className="text-quiet">{map.kinds[kind]}</View>
      </View>
      {closed !== null && <View className="place-card__closed note tone-danger">{map.closedBecause(name, closed)}</View>}
      <View className="place-card__text text-quiet">{text}</View>
      <View className="wrap">
        {onRoute && (
          <Button kind="secondary" label={map.routeTo(name)} onClick={onRoute}>
            {map.route}
          </Button>
        )}
        <Button kind={onRoute ? 'text' : 'secondary'} label={map.wayTo(name)} onClick={() => void showWay()}>
          {map.way}
        </Button>
        {kind === 'livePoint' && (
          <Button kind="text" onClick={() => void go('livePoint', { id })}>
            {map.look}
          </Button>
        )}
        {onStart && (
          <Button kind="text" label={map.startAt(name)} onClick={onStart}>
            {map.startHere}
          </Button>
        )}
      </View>
    </Card>
  );
}
