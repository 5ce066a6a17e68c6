import type { ReactNode } from 'react';

/** How far the map may be enlarged. */
export const MAX_ZOOM = 6;

/** What buttons do to the sheet. */
export interface Hands {
  zoomBy(factor: number): void;
  /** Brings a spot into the middle, so large. Shares of the sheet's width and height. */
  show(spot: { x: number; y: number }, zoom: number): void;
}

export interface ZoomSheetProps {
  /** Given when the sheet can be moved; null when it is gone. Always the same function. */
  onHands: (hands: Hands | null) => void;
  /** Told when fingers rest. */
  onZoom: (zoom: number) => void;
  children: ReactNode;
}
