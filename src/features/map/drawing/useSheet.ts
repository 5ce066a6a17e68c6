import type { MapShape } from '@park/contract/map/schemas';
import { type Sheet, type Spot, sheetOf } from '@park/contract/map/sheet';
import { inPark } from '@park/contract/map/spot';
import { useMemo } from 'react';

/** Share of its room that the park leaves free on every side. */
const EDGE = 0.07;
/** Metres that a park of a single place is. */
const MIN_WIDTH_METRES = 400;

/** The drawing's own measures, of a phone, so that a line is as broad as it says; the park lies in the part from its upper left corner. px */
export interface Frame {
  width: number;
  height: number;
  park: { width: number; height: number };
}

/** A sheet that is drawn so large. */
export interface DrawnSheet extends Omit<Sheet, 'spotAt'> {
  frame: Frame;
}

/** The sheet that the whole park is on, without what lies kilometres outside its places: an older server let that in. */
export function parkSheet(places: readonly Spot[], shapes: readonly MapShape[], frame: Frame): DrawnSheet {
  const points = shapes.flatMap(({ line }) => line.map(([longitude, latitude]) => ({ latitude, longitude })));
  const all = inPark([...places, ...points], places.length > 0 ? places : points);
  const sheet = sheetOf(all, frame.park.height / frame.park.width, EDGE, MIN_WIDTH_METRES);
  const [wide, high] = [frame.park.width / frame.width, frame.park.height / frame.height];
  return {
    frame,
    width: (metres) => sheet.width(metres) * wide,
    at(spot) {
      const { x, y } = sheet.at(spot);
      return { x: x * wide, y: y * high };
    },
  };
}

export const useSheet = (places: readonly Spot[], shapes: readonly MapShape[], frame: Frame): DrawnSheet =>
  useMemo(() => parkSheet(places, shapes, frame), [places, shapes, frame]);
