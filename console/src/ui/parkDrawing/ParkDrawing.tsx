import { getMap } from '@park/contract/map/calls';
import type { PlaceKind } from '@park/contract/map/limits';
import { type Spot, sheetOf } from '@park/contract/map/sheet';
import { inPark } from '@park/contract/map/spot';
import type { MouseEvent, ReactNode } from 'react';
import { useCall } from '../../api/hooks';
import { ParkGround } from '../ParkGround';
import { roomForNames } from '../roomForNames';
import './parkDrawing.css';

export interface DrawnPoi extends Spot {
  id: string;
  kind: PlaceKind;
  name: string;
}

interface ParkDrawingProps {
  places: readonly DrawnPoi[];
  label: string;
  chosenId?: string;
  /** A place was pointed at. Only a help to the eye and the mouse: the list beside it says the same. */
  onChoose?: (id: string) => void;
  /** A spot of the sheet was pointed at. */
  onPoint?: (position: Spot) => void;
  /** What the sheet's measures are made of; the places that are drawn, unless said. */
  around?: readonly Spot[];
  /** SVG that lies over the ground; `at` says where, in its units. */
  over?: (at: (spot: Spot) => { x: number; y: number }) => ReactNode;
}

const RATIO = 1;
/** Room around the outermost places, so that one can be put further out. Share of the whole */
const EDGE = 1 / 6;
/** Of a park with a single place. Metres */
const MIN_WIDTH_METRES = 445;
/** The width that names are given room for, px: a narrow desk's. With the letters' size and distance of `parkDrawing.css`. */
const WIDTH = 400;
const NAMES = { size: 18, gap: 10, first: 'below', width: WIDTH } as const;
const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** The park's places where they lie, north above. */
export function ParkDrawing({ places, label, chosenId, onChoose, onPoint, around = places, over }: ParkDrawingProps) {
  const shapes = useCall(getMap, {}, { fresh: 60_000 }).data?.shapes ?? [];
  if (around.length === 0) return null;
  const sheet = sheetOf(inPark(around, around), RATIO, EDGE, MIN_WIDTH_METRES);
  const spots = places.map((place) => ({ place, ...sheet.at(place) }));
  const names = roomForNames(
    spots.map(({ place: { id, name }, x, y }) => ({ id, name, x: x * WIDTH, y: y * WIDTH * RATIO })),
    NAMES,
  );
  const point = (event: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onPoint?.(sheet.spotAt({ x: (event.clientX - left) / width, y: (event.clientY - top) / height }));
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: fields beside it do the same by keyboard.
    <div className="park-drawing" role="img" aria-label={label} data-points={onPoint !== undefined} onClick={point}>
      <svg viewBox={`0 0 ${WIDTH} ${WIDTH * RATIO}`} aria-hidden focusable="false">
        <ParkGround shapes={shapes} sheet={sheet} width={WIDTH} height={WIDTH * RATIO} />
        {over?.((spot) => {
          const { x, y } = sheet.at(spot);
          return { x: x * WIDTH, y: y * WIDTH * RATIO };
        })}
      </svg>
      {spots.map(({ place, x, y }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the list does the same by keyboard.
        <span
          key={place.id}
          className="park-poi"
          data-kind={place.kind}
          data-chosen={place.id === chosenId}
          title={place.name}
          style={{ left: percent(x), top: percent(y) }}
          onClick={onChoose && (() => onChoose(place.id))}
        >
          <span className="park-poi-name" data-side={names.get(place.id)?.side ?? 'none'}>
            {place.name}
          </span>
        </span>
      ))}
    </div>
  );
}
