import { MovableArea, MovableView, View } from '@tarojs/components';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { MAX_ZOOM, type ZoomSheetProps } from './zoomSheetProps';

/** How long nothing moves until it rests. ms */
const REST = 140;

/** The sheet under the visitor's fingers: WeChat's own, which moves it without waiting for the app. */
export function ZoomSheet({ size: { width, height, scale }, onHands, onRest, children }: ZoomSheetProps) {
  const [zoom, setZoom] = useState(1);
  const [goal, setGoal] = useState({ zoom: 1, x: 0, y: 0 });
  const now = useRef({ zoom: 1, x: 0, y: 0 });
  const rest = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => {
    const held = (value: number) => Math.min(MAX_ZOOM, Math.max(1, value));
    onHands({
      zoomBy: (factor) => setGoal((last) => ({ ...last, zoom: held(now.current.zoom * factor) })),
      show({ x, y }, wanted, to) {
        const large = held(wanted);
        const left = (share: number, size: number, at: number) =>
          Math.min(0, Math.max(size - size * large, at - share * size * large)) * scale;
        setGoal({ zoom: large, x: left(x, width, to.x), y: left(y, height, to.y) });
      },
    });
    return () => {
      onHands(null);
      clearTimeout(rest.current);
    };
  }, [onHands, width, height, scale]);
  const moved = (to: Partial<typeof goal>) => {
    now.current = { ...now.current, ...to };
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      const { zoom: large, x, y } = now.current;
      setZoom(large);
      // Else who looks for the same once more would see it stay.
      setGoal({ zoom: large, x, y });
      onRest({ zoom: large, left: -x / scale, top: -y / scale });
    }, REST);
  };
  return (
    <MovableArea className="zoom-sheet" scaleArea>
      <MovableView
        className="zoom-sheet__moved"
        direction="all"
        scale
        scaleMin={1}
        scaleMax={MAX_ZOOM}
        scaleValue={goal.zoom}
        x={goal.x}
        y={goal.y}
        onChange={({ detail: { x, y } }) => moved({ x, y })}
        onScale={({ detail }) => moved({ zoom: detail.scale, x: detail.x, y: detail.y })}
      >
        <View style={{ '--zoom': zoom.toFixed(3) } as CSSProperties}>{children}</View>
      </MovableView>
    </MovableArea>
  );
}
