import type { MapPlace, ParkMap } from '@park/contract/map/schemas';
import type { Spot } from '@park/contract/map/sheet';
import type { ReactNode } from 'react';
import type { Placed } from './placed';
import type { WalkPiece } from './way/walkLine';

export interface ServiceMapProps {
  map: ParkMap;
  /** Those of the park that are shown. */
  places: readonly Placed[];
  walk: readonly WalkPiece[];
  /** The way that was looked for. */
  way: readonly WalkPiece[];
  /** What is to be seen: the map moves there whenever this is another list. */
  fit: readonly Spot[];
  /** The same function always. */
  onChoose: (place: Pick<MapPlace, 'id'>) => void;
  label: string;
  /** Stands there where the service's map cannot. */
  instead: ReactNode;
}
