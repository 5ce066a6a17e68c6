import { MovableArea, MovableView, View } from '@tarojs/components';
import Taro from '@tarojs/taro';
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { RATIO } from './drawing/groundDrawing';
import { MAX_ZOOM, type ZoomSheetProps } from './zoomSheetProps';

/** How long nothing moves until it rests. ms */
const REST = 140;
/** Room on both sides of the sheet, on the base of 375. */
const [SIDES, BASE] = [32, 375];

/** The sheet under the visitor's fingers: WeChat's own, which moves it without asking the app. */
export function ZoomSheet({ onHands, onZoom, children }: ZoomSheetProps) {
  const [zoom, setZoom] = useState(1);
  const [goal, setGoal] = useState({ zoom: 1, x: 0, y: 0 });
  const now = useRef(1);
  const rest = useRef<ReturnType<typeof setTimeout>>();
  const width = useMemo(() => (Taro.getWindowInfo().windowWidth * (BASE - SIDES)) / BASE, []);
  useEffect(() => {
    const held = (value: number) => Math.min(MAX_ZOOM, Math.max(1, value));
    onHands({
      zoomBy: (factor) => setGoal((last) => ({ ...last, zoom: held(now.current * factor) })),
      show({ x, y }, wanted) {
        const large = held(wanted);
        const left = (share: number, size: number) =>
          Math.min(0, Math.max(size - size * large, size / 2 - share * size * large));
        setGoal({ zoom: large, x: left(x, width), y: left(y, width * RATIO) });
      },
    });
    return () => {
      onHands(null);
      clearTimeout(rest.current);
    };
  }, [onHands, width]);
  const scaled = (value: number) => {
    now.current = value;
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      setZoom(value);
      onZoom(value);
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
        onScale={({ detail }) => scaled(detail.scale)}
      >
        <View style={{ '--zoom': zoom.toFixed(3) } as CSSProperties}>{children}</View>
      </MovableView>
    </MovableArea>
  );
}
