import type { MapPlace } from '@park/contract/map/schemas';
import { View } from '@tarojs/components';
import './DrawnMap.scss';
import { aria } from '@/ui/aria';
import { classNames } from '@/ui/classNames';
import { Tap } from '@/ui/Tap';
import { SHEET_RATIO, SHEET_URI } from './mapDrawing';
import { project } from './project';

interface DrawnMapProps {
  /** All places of the park: the sheet keeps its scale whatever is shown of them. */
  places: readonly MapPlace[];
  isShown?: (place: MapPlace) => boolean;
  chosenId?: string;
  /** Without it the places are no buttons: the whole drawing is a picture. */
  onChoose?: (place: MapPlace) => void;
  label: string;
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** The park's places where they lie, north above. */
export function DrawnMap({ places, isShown = () => true, chosenId, onChoose, label }: DrawnMapProps) {
  const at = project(places, SHEET_RATIO);
  return (
    <View className="drawn-map" {...aria({ role: onChoose ? 'listbox' : 'img', label })}>
      <View
        className="drawn-map__sheet"
        style={{ paddingBottom: percent(SHEET_RATIO), backgroundImage: `url("${SHEET_URI}")` }}
      />
      {places.map((place, index) => {
        const { x, y } = at[index] ?? { x: 0, y: 0 };
        if (!isShown(place)) return null;
        const style = { left: percent(x), top: percent(y) };
        const mark = <View className={`map-mark map-mark--${place.kind}`} />;
        const className = classNames('drawn-map__place', place.id === chosenId && 'drawn-map__place--chosen');
        return (
          <View key={place.id} className={className} style={style} {...(onChoose ? {} : aria({ hidden: true }))}>
            {onChoose ? (
              <Tap
                className="drawn-map__tap centre"
                label={place.name}
                state={{ selected: place.id === chosenId }}
                role="option"
                onClick={() => onChoose(place)}
              >
                {mark}
              </Tap>
            ) : (
              mark
            )}
            {place.id === chosenId && (
              <View className="drawn-map__name" {...aria({ hidden: true })}>
                {place.name}
              </View>
            )}
          </View>
        );
      })}
    </View>
  );
}
