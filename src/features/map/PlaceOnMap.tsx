import { isExact, nearest, toMap } from '@park/contract/map/spot';
import { View } from '@tarojs/components';
import type { PhonePosition } from '@/platform/position';
import { useParkMap } from './api';
import { SmallMap } from './SmallMap';
import { IN_PARK } from './way/useWay';

interface PlaceOnMapProps {
  position: PhonePosition;
  /** Says which place is near. */
  near: (name: string) => string;
}

/** Where the phone is, on the park's map and in words. Nothing while it is not in the park, or does not know where. */
export function PlaceOnMap({ position, near: nearOf }: PlaceOnMapProps) {
  const { data } = useParkMap();
  const here = toMap(position);
  const near = data && nearest(here, data.places);
  if (!near || near.metres > IN_PARK || !isExact(position)) return null;
  return (
    <View className="stack-near">
      <View className="text-strong">{nearOf(near.place.name)}</View>
      <SmallMap map={data} label={nearOf(near.place.name)} here={here} />
    </View>
  );
}
