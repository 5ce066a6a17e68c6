// Before its editor, which wants it.
import L from './leaflet';
import '@geoman-io/leaflet-geoman-free';
import '@geoman-io/leaflet-geoman-free/dist/leaflet-geoman.css';
import { isArea } from '@park/contract/map/limits';
import type { Spot } from '@park/contract/map/sheet';
import { inPark } from '@park/contract/map/spot';
import 'leaflet/dist/leaflet.css';
import { useEffect, useRef } from 'react';
import { GROUND } from '../../../ui/ParkGround';
import type { DrawnPoi } from '../../../ui/parkDrawing/ParkDrawing';
import type { Drawn } from './edits';

export type Sketch = (readonly [number, number, number?])[];

interface ShapeCanvasProps {
  shapes: readonly Drawn[];
  closedIds: ReadonlySet<string>;
  places: readonly DrawnPoi[];
  label: string;
  chosenId: string | undefined;
  /** What is being drawn now. */
  drawing: 'line' | 'area' | null;
  onChoose: (id: string) => void;
  onDrawn: (sketch: Sketch) => void;
  onChanged: (id: string, sketch: Sketch) => void;
  /** A place was dragged elsewhere. */
  onMoved: (id: string, spot: Spot) => void;
}

const toLatLng = ([x, y, z]: Drawn['line'][number]) => L.latLng(y, x, z);
const toPoint = ({ lng, lat, alt }: L.LatLng): Sketch[number] => [lng, lat, alt];

function sketchOf(layer: L.Polyline | L.Polygon): Sketch {
  const found = layer.getLatLngs() as L.LatLng[] | L.LatLng[][];
  const line = (Array.isArray(found[0]) ? found[0] : found) as L.LatLng[];
  const [first] = line;
  return first && layer instanceof L.Polygon ? [...line, first].map(toPoint) : line.map(toPoint);
}

/** The park's lines and areas to draw on. Leaflet and its editor are loaded with it alone. */
export default function ShapeCanvas(props: ShapeCanvasProps) {
  const { shapes, closedIds, places, label, chosenId, drawing } = props;
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<L.Map | null>(null);
  const heard = useRef(props);
  heard.current = props;

  useEffect(() => {
    if (!box.current) return;
    const made = L.map(box.current, { attributionControl: false, zoomSnap: 0.25, maxZoom: 22, zoomAnimation: false });
    const ways = heard.current.shapes.flatMap(({ line }) => line.map(([longitude, latitude]) => ({ longitude, latitude })));
    const all = inPark([...ways, ...heard.current.places], heard.current.places).map(at);
    made.fitBounds(all.length > 0 ? L.latLngBounds(all) : L.latLngBounds([20, 80], [45, 130]), { padding: [16, 16] });
    made.on('pm:create', ({ layer }) => {
      const sketch = sketchOf(layer as L.Polyline);
      layer.remove();
      heard.current.onDrawn(sketch);
    });
    // Points are for the mouse alone and have no names; the list does the same by keyboard.
    made.on('layeradd', ({ layer }) => {
      const point = layer instanceof L.Marker ? layer.getElement() : undefined;
      point?.removeAttribute('tabindex');
      point?.setAttribute('role', 'presentation');
    });
    map.current = made;
    return () => {
      map.current = null;
      made.remove();
    };
  }, []);

  useEffect(() => {
    const on = map.current;
    if (!on) return;
    const group = L.layerGroup().addTo(on);
    for (const { id, kind, line } of shapes) {
      const isChosen = id === chosenId;
      const style: L.PolylineOptions = {
        color: GROUND[kind],
        weight: isChosen ? 6 : isArea(kind) ? 1 : 4,
        ...(closedIds.has(id) ? { dashArray: '2 8' } : kind === 'steps' ? { dashArray: '6 4' } : {}),
        bubblingMouseEvents: false,
      };
      const points = line.map(toLatLng);
      const layer = isArea(kind) ? L.polygon(points.slice(0, -1), style) : L.polyline(points, style);
      layer.addTo(group).on('click', () => heard.current.drawing ?? heard.current.onChoose(id));
      if (!isChosen) continue;
      layer.bringToFront();
      layer.pm.enable({ snappable: true, snapDistance: 12, allowSelfIntersection: true });
      // A hand that drags a point says so once, at its end; a point that is put in or taken away at once.
      layer.on('pm:markerdragend pm:vertexadded pm:vertexremoved', ({ type }) => {
        if (type !== 'pm:vertexadded') heard.current.onChanged(id, sketchOf(layer));
      });
    }
    for (const place of places) {
      // Live points are moved where they are kept. A click that draws goes through a pin to the sheet.
      const draggable = place.kind !== 'livePoint';
      const icon = L.divIcon({ className: 'way-pin', iconSize: [14, 14] });
      L.marker(at(place), { icon, draggable, bubblingMouseEvents: true, pmIgnore: true, snapIgnore: false, alt: place.name })
        .bindTooltip(place.name)
        .addTo(group)
        .on('dragend', ({ target }) => {
          const { lat, lng } = (target as L.Marker).getLatLng();
          heard.current.onMoved(place.id, { latitude: lat, longitude: lng });
        });
    }
    return () => {
      group.remove();
    };
  }, [shapes, closedIds, places, chosenId]);

  useEffect(() => {
    const on = map.current;
    if (!on || !drawing) return;
    on.pm.enableDraw(drawing === 'area' ? 'Polygon' : 'Line', { snappable: true, snapDistance: 12, tooltips: false });
    return () => {
      on.pm.disableDraw();
    };
  }, [drawing]);

  return <section ref={box} className="way-canvas" aria-label={label} />;
}

const at = ({ latitude, longitude }: Spot) => L.latLng(latitude, longitude);
