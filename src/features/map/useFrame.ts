import { useMemo } from 'react';
import type { Size } from '@/platform/size';
import { CONTROLS } from './drawing/obstacles';
import type { Frame } from './drawing/useSheet';
import { HALF } from './MapSheet';

/** Where the park lies in the map's window: beside the controls, and above the sheet that is half drawn up. @param cover none: no sheet lies over the map */
export function useFrame({ width, height }: Size, isCovered: boolean): Frame {
  return useMemo(
    () => ({ width, height, park: { width: width - CONTROLS, height: isCovered ? height * (1 - HALF) : height } }),
    [width, height, isCovered],
  );
}
