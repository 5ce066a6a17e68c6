import { View } from '@tarojs/components';
import { useEffect } from 'react';
import { openPanZoom } from '@/platform/panZoom';
import { useControlId } from '@/ui/useControlId';
import { MAX_ZOOM, type ZoomSheetProps } from './zoomSheetProps';

/** The sheet under the visitor's fingers. */
export function ZoomSheet({ size: { scale }, onHands, onRest, children }: ZoomSheetProps) {
  const id = useControlId();
  useEffect(() => {
    let isGone = false;
    let close = () => {};
    openPanZoom({
      id,
      maxZoom: MAX_ZOOM,
      onRest: ({ zoom, left, top }) => onRest({ zoom, left: left / scale, top: top / scale }),
    })
      .then((panZoom) => {
        if (isGone || !panZoom) return panZoom?.close();
        onHands({
          zoomBy: panZoom.zoomBy,
          show: (spot, zoom, to) => panZoom.show(spot, zoom, { x: to.x * scale, y: to.y * scale }),
        });
        close = panZoom.close;
      })
      .catch((error: unknown) => console.error('The map cannot be moved', error));
    return () => {
      isGone = true;
      onHands(null);
      close();
    };
  }, [id, scale, onHands, onRest]);
  return (
    <View className="zoom-sheet">
      <View id={id} className="zoom-sheet__moved">
        {children}
      </View>
    </View>
  );
}
