import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import { openServiceMap } from '@/platform/serviceMap';
import { aria } from '@/ui/aria';
import { useControlId } from '@/ui/useControlId';
import type { ServiceMapProps } from './serviceMapProps';

/** The map service's map, or the drawing where there is no key or the service does not come; that is logged. */
export function ServiceMap({ mapKey, places, onChoose, label, instead }: ServiceMapProps) {
  const id = useControlId();
  const [failed, setFailed] = useState(mapKey === null);
  useEffect(() => {
    // R-error-6
    if (mapKey === null) console.error('Map key missing: set MAP_KEY on the server');
  }, [mapKey]);
  useEffect(() => {
    if (mapKey === null) return;
    return openServiceMap({
      id,
      mapKey,
      places,
      onChoose: (placeId) => onChoose({ id: placeId }),
      onFailed: (error) => {
        console.error('The map service did not come', error);
        setFailed(true);
      },
    });
  }, [id, mapKey, places, onChoose]);
  if (failed) return <>{instead}</>;
  return <View id={id} className="service-map" {...aria({ role: 'application', label })} />;
}
