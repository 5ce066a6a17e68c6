import { BESIDE_MM } from '@park/contract/exhibit/limits';
import type { Exhibit } from '@park/contract/exhibit/schemas';

/** Of a drawing, height by width: a hand lies along the whole of it, a person stands in it. */
export const RATIO = 420 / 750;
/** How much of the room's width a person is tall, at most. */
const PERSON_MAX = 0.6;
/** Below it a bar is a speck, percent. */
const SPECK = 0.6;

/** How wide a fossil's bar and the drawing beside it are, to one scale. Percent of the room's width. */
export function scaleOf({ millimetres, beside }: Exhibit['size']): { bar: number; drawing: number } {
  const isPerson = beside === 'person';
  const room = Math.max(millimetres, BESIDE_MM[beside] / (isPerson ? PERSON_MAX : 1));
  const percent = (mm: number) => (100 * mm) / room;
  return { bar: Math.max(SPECK, percent(millimetres)), drawing: percent(BESIDE_MM[beside]) / (isPerson ? RATIO : 1) };
}
