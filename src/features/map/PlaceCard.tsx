import { View } from '@tarojs/components';
import './PlaceCard.scss';
import { showOnMap } from '@/components/showOnMap';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Mark } from './Mark';
import type { Placed } from './placed';
import { useKindWord } from './useKindWord';

interface PlaceCardProps {
  place: Placed;
  /** Of a stop of the walk that is shown. */
  walk?: { id: string; mark: string };
  /** The way there by the park's own ways; without it the park has none. */
  onRoute?: () => void;
  /** Ways begin here. */
  onStart?: () => void;
}

/** A place: what it is, and the way there. */
export function PlaceCard({ place, walk, onRoute, onStart }: PlaceCardProps) {
  const { core, map } = useT();
  const wordOf = useKindWord();
  const { id, kind, name, text, closed, exhibitId } = place;
  const look = exhibitId
    ? () => go('exhibit', { id: exhibitId, ...(walk && { walk: walk.id }) })
    : kind === 'livePoint' && (() => go('livePoint', { id }));
  const showWay = () => showOnMap(place, name, { copied: core.link.copied, failed: map.failed });
  return (
    <Card>
      <View className="place-card__head row">
        <Mark kind={kind} isClosed={closed !== null} number={walk?.mark} />
        <View className="place-card__name">{name}</View>
        <View className="text-quiet">{wordOf(kind)}</View>
      </View>
      {closed !== null && (
        <View className="place-card__closed note tone-danger">{map.closedBecause({ name, why: closed })}</View>
      )}
      <View className="place-card__text text-quiet">{text}</View>
      <View className="wrap">
        {onRoute && (
          <Button kind="secondary" label={map.routeTo({ name })} onClick={onRoute}>
            {map.route}
          </Button>
        )}
        <Button kind={onRoute ? 'text' : 'secondary'} label={map.wayTo({ name })} onClick={() => void showWay()}>
          {map.way}
        </Button>
        {look && (
          <Button kind="text" label={map.lookAt({ name })} onClick={() => void look()}>
            {map.look}
          </Button>
        )}
        {onStart && (
          <Button kind="text" label={map.startAt({ name })} onClick={onStart}>
            {map.startHere}
          </Button>
        )}
      </View>
    </Card>
  );
}
