import { type AreaKind, isArea, type LineKind } from '@park/contract/map/limits';
import type { MapShape } from '@park/contract/map/schemas';
import type { Sheet } from '@park/contract/map/sheet';

export const GROUND: Record<LineKind | AreaKind, string> = {
  ...{ path: '#8a5a0b', steps: '#8a3b0b', road: '#6b675e', shuttle: '#2c6a8e', stream: '#3d86a8' },
  ...{ water: '#3d86a8', wood: '#2f6b4f', rock: '#8f6f5b', meadow: '#8aa04f', paved: '#8f897b' },
};

interface ParkGroundProps {
  shapes: readonly MapShape[];
  sheet: Sheet;
  /** Of the drawing that it lies in, in its own units. */
  width: number;
  height: number;
}

/** The park's ways, waters and woods, for an SVG on whose sheet something is marked. What is closed is dashed. */
export function ParkGround({ shapes, sheet, width, height }: ParkGroundProps) {
  const at = ([longitude, latitude]: MapShape['line'][number]) => {
    const { x, y } = sheet.at({ latitude, longitude });
    return `${(x * width).toFixed(1)} ${(y * height).toFixed(1)}`;
  };
  return shapes.map(({ id, kind, line, closed }) =>
    isArea(kind) ? (
      <path key={id} d={`M${line.map(at).join('L')}Z`} fill={GROUND[kind]} fillOpacity="0.22" />
    ) : (
      <path
        key={id}
        d={`M${line.map(at).join('L')}`}
        fill="none"
        stroke={GROUND[kind]}
        strokeOpacity="0.6"
        strokeWidth={width / 160}
        strokeLinejoin="round"
        strokeDasharray={closed === null ? undefined : width / 80}
      />
    ),
  );
}
