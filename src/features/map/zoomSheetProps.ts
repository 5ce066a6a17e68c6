import type { ReactNode } from 'react';
import type { Size } from '@/platform/size';
import type { View } from './drawing/names';

/** How far the map may be enlarged. */
export const MAX_ZOOM = 6;

interface Point {
  x: number;
  y: number;
}

/** What buttons do to the sheet. */
export interface Hands {
  zoomBy(factor: number): void;
  /** Brings a spot to a point of the window, so large. Shares of the sheet's width and height; px on the base of 375 */
  show(spot: Point, zoom: number, to: Point): void;
}

export interface ZoomSheetProps {
  /** Of the window, which the sheet fills. */
  size: Size;
  /** Given when the sheet can be moved; null when it is gone. Always the same function. */
  onHands: (hands: Hands | null) => void;
  /** Told when fingers rest. Always the same function. */
  onRest: (view: View) => void;
  children: ReactNode;
}
