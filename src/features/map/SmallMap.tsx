import type { ParkMap } from '@park/contract/map/schemas';
import type { Spot } from '@park/contract/map/sheet';
import { View } from '@tarojs/components';
import { useMemo } from 'react';
import './SmallMap.scss';
import { Ground } from '@/components/Ground';
import { aria } from '@/ui/aria';
import { groundUri, percent } from './drawing/groundDrawing';
import { type Frame, useSheet } from './drawing/useSheet';
import { Mark } from './Mark';

const FRAME: Frame = { width: 343, height: 412, park: { width: 343, height: 412 } };

/** The park as a picture without names. @param here where somebody is */
export function SmallMap({ map: { places, shapes }, label, here }: { map: ParkMap; label: string; here?: Spot }) {
  const sheet = useSheet(places, shapes, FRAME);
  const ground = useMemo(
    () => ({ light: groundUri(shapes, sheet, 'light'), dark: groundUri(shapes, sheet, 'dark') }),
    [shapes, sheet],
  );
  const at = (spot: Spot) => {
    const { x, y } = sheet.at(spot);
    return { left: percent(x), top: percent(y) };
  };
  return (
    <View className="small-map" {...aria({ role: 'img', label })}>
      <Ground of={ground} />
      {places.map((place) => (
        <View key={place.id} className="small-map__place" style={at(place)}>
          <Mark kind={place.kind} />
        </View>
      ))}
      {here && <View className="small-map__here" style={at(here)} />}
    </View>
  );
}
