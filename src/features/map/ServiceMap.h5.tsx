import { inPark } from '@park/contract/map/spot';
import { View } from '@tarojs/components';
import { useEffect, useMemo, useRef, useState } from 'react';
import { openServiceMap } from '@/platform/serviceMap';
import { aria } from '@/ui/aria';
import { useControlId } from '@/ui/useControlId';
import { linesOf } from './serviceLines';
import type { ServiceMapProps } from './serviceMapProps';

/** The map service's map, or the drawing where there is no key or the service does not come; that is logged. */
export function ServiceMap({ map, places, walk, way, fit, onChoose, label, instead }: ServiceMapProps) {
  const id = useControlId();
  const { key } = map;
  const [failed, setFailed] = useState(key === null);
  const open = useRef<ReturnType<typeof openServiceMap>>();
  useEffect(() => {
    // R-error-6
    if (key === null) console.error('Map key missing: set MAP_KEY on the server');
  }, [key]);
  useEffect(() => {
    if (key === null) return;
    const opened = openServiceMap({
      id,
      mapKey: key,
      onChoose: (placeId) => onChoose({ id: placeId }),
      onFailed: (error) => {
        console.error('The map service did not come', error);
        setFailed(true);
      },
    });
    open.current = opened;
    return () => opened.close();
  }, [id, key, onChoose]);
  const lines = useMemo(() => (key === null ? [] : linesOf(map.shapes, walk, way)), [key, map.shapes, walk, way]);
  const ids = places.map((place) => place.id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `places` is a new list at every draw, `ids` says whether it is another one.
  useEffect(() => open.current?.show({ places, lines, fit: inPark(fit, map.places) }), [ids, map.places, lines, fit]);
  if (failed) return <>{instead}</>;
  return <View id={id} className="service-map" {...aria({ role: 'application', label })} />;
}
