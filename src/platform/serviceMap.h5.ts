interface Position {
  latitude: number;
  longitude: number;
}

interface ServiceMapOptions {
  /** Of the element that holds the map. */
  id: string;
  mapKey: string;
  /** gcj02, which is the service's own. */
  places: readonly (Position & { id: string; name: string })[];
  onChoose: (placeId: string) => void;
  onFailed: (error: unknown) => void;
}

/** What is used of Tencent's map for the web (`TMap`). */
interface TencentMap {
  LatLng: new (latitude: number, longitude: number) => object;
  LatLngBounds: new (southWest: object, northEast: object) => object;
  Map: new (element: Element, options: object) => { fitBounds(bounds: object, options: object): void; destroy(): void };
  MultiMarker: new (options: object) => { on(event: 'click', heard: (event: { geometry?: { id: string } }) => void): void };
}

const SCRIPT = 'https://map.qq.com/api/gljs';
/** Room around the outermost places. px */
const PADDING = 48;

let loading: Promise<TencentMap> | undefined;

/** The service's script, once; asked for again after it has failed. */
function load(mapKey: string): Promise<TencentMap> {
  loading ??= new Promise<TencentMap>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${SCRIPT}?v=1.exp&key=${encodeURIComponent(mapKey)}`;
    script.async = true;
    script.onload = () => {
      const { TMap } = window as unknown as { TMap?: TencentMap };
      if (TMap) resolve(TMap);
      else reject(new Error('the script brought no map'));
    };
    script.onerror = () => reject(new Error('the script did not come'));
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Shows places on the map service's map. Returns the way to take it down. */
export function openServiceMap({ id, mapKey, places, onChoose, onFailed }: ServiceMapOptions): () => void {
  let close = () => {};
  let closed = false;
  load(mapKey)
    .then((TMap) => {
      const element = document.getElementById(id);
      const [first] = places;
      if (closed || !element || !first) return;
      const at = ({ latitude, longitude }: Position) => new TMap.LatLng(latitude, longitude);
      const map = new TMap.Map(element, { center: at(first), zoom: 15 });
      close = () => map.destroy();
      const latitudes = places.map(({ latitude }) => latitude);
      const longitudes = places.map(({ longitude }) => longitude);
      map.fitBounds(
        new TMap.LatLngBounds(
          new TMap.LatLng(Math.min(...latitudes), Math.min(...longitudes)),
          new TMap.LatLng(Math.max(...latitudes), Math.max(...longitudes)),
        ),
        { padding: PADDING },
      );
      const geometries = places.map((place) => ({ id: place.id, position: at(place), properties: { title: place.name } }));
      new TMap.MultiMarker({ map, geometries }).on('click', ({ geometry }) => geometry && onChoose(geometry.id));
    })
    .catch(onFailed);
  return () => {
    closed = true;
    close();
  };
}
