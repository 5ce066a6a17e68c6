import { Map as WechatMap } from '@tarojs/components';
import { useMemo } from 'react';
import pin from './pin.png';
import type { ServiceMapProps } from './serviceMapProps';

/** WeChat's own map, which needs no key. */
export function ServiceMap({ places, chosenId, onChoose, label, instead }: ServiceMapProps) {
  // WeChat numbers markers.
  const markers = useMemo(
    () =>
      places.map(({ id, name, latitude, longitude }, number) => ({
        id: number,
        latitude,
        longitude,
        title: name,
        iconPath: pin,
        width: id === chosenId ? 40 : 28,
        height: id === chosenId ? 40 : 28,
        ariaLabel: name,
      })),
    [places, chosenId],
  );
  const [first] = places;
  if (!first) return <>{instead}</>;
  return (
    <WechatMap
      className="service-map"
      latitude={first.latitude}
      longitude={first.longitude}
      markers={markers}
      includePoints={places.map(({ latitude, longitude }) => ({ latitude, longitude }))}
      onMarkerTap={({ detail }) => {
        const place = places[Number(detail.markerId)];
        if (place) onChoose(place);
      }}
      onError={() => {}}
      aria-label={label}
    />
  );
}
