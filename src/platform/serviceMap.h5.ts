import type { Spot } from '@park/contract/map/sheet';

/** What the map shows; positions are gcj02, which is the service's own. */
export interface ServiceMapContents {
  places: readonly (Spot & { id: string; name: string })[];
  /** Lines of the park, from the ground up. px */
  lines: readonly { id: string; points: readonly Spot[]; colour: string; width: number; isDashed: boolean }[];
  /** What is to be seen. */
  fit: readonly Spot[];
}

interface ServiceMapOptions {
  /** Of the element that holds the map. */
  id: string;
  mapKey: string;
  onChoose: (placeId: string) => void;
  onFailed: (error: unknown) => void;
}

interface Overlay {
  setGeometries(geometries: object[]): void;
}

/** What is used of Tencent's map for the web (`TMap`). */
interface TencentMap {
  LatLng: new (latitude: number, longitude: number) => object;
  LatLngBounds: new (southWest: object, northEast: object) => object;
  Map: new (element: Element, options: object) => { fitBounds(bounds: object, options: object): void; destroy(): void };
  MultiMarker: new (
    options: object,
  ) => Overlay & { on(event: 'click', heard: (event: { geometry?: { id: string } }) => void): void };
  PolylineStyle: new (options: object) => object;
  MultiPolyline: new (options: object) => Overlay & { setStyles(styles: object): void };
}

const SCRIPT = 'https://map.qq.com/api/gljs';
/** Room around the outermost places. px */
const PADDING = 48;
const DASHES = [6, 6];

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

const isSame = (some: readonly Spot[], others: readonly Spot[]) =>
  some.length === others.length && some.every((spot, index) => spot === others[index]);

/** Opens the map service's map. `show` may be called before it has come. */
export function openServiceMap({ id, mapKey, onChoose, onFailed }: ServiceMapOptions) {
  let shown: ServiceMapContents = { places: [], lines: [], fit: [] };
  let draw = () => {};
  let close = () => {};
  let closed = false;
  load(mapKey)
    .then((TMap) => {
      const element = document.getElementById(id);
      const [first] = shown.fit;
      if (closed || !element || !first) return;
      const at = ({ latitude, longitude }: Spot) => new TMap.LatLng(latitude, longitude);
      const map = new TMap.Map(element, { center: at(first), zoom: 15 });
      close = () => map.destroy();
      const lines = new TMap.MultiPolyline({ map, styles: {}, geometries: [] });
      const markers = new TMap.MultiMarker({ map, geometries: [] });
      markers.on('click', ({ geometry }) => geometry && onChoose(geometry.id));
      let fitted: readonly Spot[] = [];
      draw = () => {
        const style = ({ colour, width, isDashed }: ServiceMapContents['lines'][number]) =>
          new TMap.PolylineStyle({ color: colour, width, lineCap: 'round', ...(isDashed && { dashArray: DASHES }) });
        lines.setStyles(Object.fromEntries(shown.lines.map((line) => [line.id, style(line)])));
        lines.setGeometries(
          shown.lines.map((line, rank) => ({ id: line.id, styleId: line.id, rank, paths: line.points.map(at) })),
        );
        markers.setGeometries(
          shown.places.map((place) => ({ id: place.id, position: at(place), properties: { title: place.name } })),
        );
        if (shown.fit.length === 0 || isSame(shown.fit, fitted)) return;
        fitted = shown.fit;
        const ends = (of: keyof Spot) => {
          const all = fitted.map((spot) => spot[of]);
          return [Math.min(...all), Math.max(...all)] as const;
        };
        const [[south, north], [west, east]] = [ends('latitude'), ends('longitude')];
        map.fitBounds(new TMap.LatLngBounds(new TMap.LatLng(south, west), new TMap.LatLng(north, east)), { padding: PADDING });
      };
      draw();
    })
    .catch(onFailed);
  return {
    show(contents: ServiceMapContents): void {
      shown = contents;
      draw();
    },
    close(): void {
      closed = true;
      close();
    },
  };
}
