import type { PointerEvent } from 'react';

export interface Drag {
  /** px down from where it began. */
  onMove: (way: number) => void;
  onEnd: (way: number) => void;
}

/** A finger that moves less has tapped. px */
const STILL = 6;

/** For the `View` that a part is drawn up and down by, with a finger or a mouse. @param from where it is held now; null: it is not */
export function dragUp(from: { current: number | null }, { onMove, onEnd }: Drag): Record<string, unknown> {
  const end = ({ clientY, currentTarget, pointerId }: PointerEvent) => {
    if (from.current !== null && currentTarget.hasPointerCapture(pointerId)) onEnd(clientY - from.current);
    from.current = null;
  };
  const move = ({ clientY, buttons, currentTarget, pointerId }: PointerEvent) => {
    if (buttons === 0) from.current = null;
    if (from.current === null) return;
    const way = clientY - from.current;
    // From here on it is no tap, and the finger may leave the part.
    if (Math.abs(way) > STILL) currentTarget.setPointerCapture(pointerId);
    if (currentTarget.hasPointerCapture(pointerId)) onMove(way);
  };
  return {
    onPointerDown({ clientY, button }: PointerEvent) {
      from.current = button === 0 ? clientY : null;
    },
    onPointerMove: move,
    // A quick mouse is elsewhere before it has moved here.
    onPointerLeave: move,
    onPointerUp: end,
    onPointerCancel: end,
  };
}
