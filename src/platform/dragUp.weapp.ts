import type { ITouchEvent } from '@tarojs/components';
import type { Drag } from './dragUp.h5';

/** A finger that moves less has tapped. px */
const STILL = 6;

/** For the `View` that a part is drawn up and down by; the page below it is not pulled. @param from where it is held now; null: it is not */
export function dragUp(from: { current: number | null }, { onMove, onEnd }: Drag): Record<string, unknown> {
  const wayOf = ({ changedTouches }: ITouchEvent) => {
    const way = (changedTouches[0]?.clientY ?? 0) - (from.current ?? 0);
    return Math.abs(way) > STILL ? way : 0;
  };
  return {
    catchMove: true,
    onTouchStart(event: ITouchEvent) {
      from.current = event.changedTouches[0]?.clientY ?? 0;
    },
    onTouchMove: (event: ITouchEvent) => from.current !== null && onMove(wayOf(event)),
    onTouchEnd: (event: ITouchEvent) => onEnd(wayOf(event)),
    onTouchCancel: () => onEnd(0),
  };
}
