import type { MapPlace } from '@park/contract/map/schemas';
import type { ReactNode } from 'react';

export interface ServiceMapProps {
  /** Null: the park has none. */
  mapKey: string | null;
  places: readonly MapPlace[];
  chosenId: string;
  /** The same function always. */
  onChoose: (place: Pick<MapPlace, 'id'>) => void;
  label: string;
  /** Stands there where the service's map cannot. */
  instead: ReactNode;
}
