import { View } from '@tarojs/components';
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import './MapSheet.scss';
import { useT } from '@/i18n/useT';
import { dragUp } from '@/platform/dragUp';
import { classNames } from '@/ui/classNames';
import { Tap } from '@/ui/Tap';

const STOPS = ['peek', 'half', 'full'] as const;
/** How far the sheet is drawn up: its head alone, half of the map, or all of it. */
export type Stop = (typeof STOPS)[number];

/** Share of the map that it covers at `half`; as in the styles. */
export const HALF = 0.58;

/** Drawn less far it goes back, farther it goes on by two. px */
const [FAR, FARTHER] = [24, 320];

interface MapSheetProps {
  stop: Stop;
  onStop: (stop: Stop) => void;
  /** Of the head. */
  id: string;
  head: ReactNode;
  children: ReactNode;
}

/** What lies over the map, of which `--peek` shows at least, and is drawn up over it, by its handle or by a button; on a wide screen it stands beside the map. */
export function MapSheet({ stop, onStop, id, head, children }: MapSheetProps) {
  const { map: t } = useT();
  const [way, setWay] = useState<number | null>(null);
  const from = useRef<number | null>(null);
  const index = STOPS.indexOf(stop);
  const drag = dragUp(from, {
    onMove: setWay,
    onEnd(moved) {
      setWay(null);
      const steps = Math.abs(moved) < FAR ? 0 : Math.abs(moved) < FARTHER ? 1 : 2;
      onStop(STOPS[Math.min(STOPS.length - 1, Math.max(0, index - Math.sign(moved) * steps))] ?? stop);
    },
  });
  return (
    <View
      className={classNames('map-sheet', `map-sheet--${stop}`, way !== null && 'map-sheet--held')}
      style={{ '--way': `${way ?? 0}px` } as CSSProperties}
    >
      <View id={id} className="map-sheet__head">
        <View className="map-sheet__grip centre" {...drag}>
          <Tap
            className="map-sheet__handle"
            label={t.sheet[stop]}
            state={{ expanded: stop !== 'peek' }}
            onClick={() => onStop(STOPS[(index + 1) % STOPS.length] ?? stop)}
          />
        </View>
        {head}
      </View>
      <View className="map-sheet__body">{children}</View>
    </View>
  );
}
