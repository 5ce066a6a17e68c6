import type { Size } from '@/platform/size';
import type { Box } from './labels';

/** Room that the controls take along the map's right edge, and down it. px */
export const CONTROLS = 60;
const CONTROLS_HIGH = 216;
/** The longest bar of the scale, and how high it is with its words. px */
export const SCALE_BAR = 76;
const SCALE_HIGH = 40;
const FAR = 10_000;

/** What lies over the map's window: controls, the scale and the sheet's part, and what lies around it: a name is read whole. @param cover how high that is, px */
export const obstaclesOn = ({ width, height }: Pick<Size, 'width' | 'height'>, cover: number): Box[] => [
  { left: width - CONTROLS, right: width, top: 0, bottom: CONTROLS_HIGH },
  { left: 0, right: SCALE_BAR + 2 * 12, top: 0, bottom: SCALE_HIGH },
  { left: 0, right: width, top: height - cover, bottom: FAR },
  { left: -FAR, right: 0, top: -FAR, bottom: FAR },
  { left: width, right: FAR, top: -FAR, bottom: FAR },
  { left: 0, right: width, top: -FAR, bottom: 0 },
];
