import { View } from '@tarojs/components';
import { type MutableRefObject, type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import type { NearScreen } from '@/platform/nearScreen';
import { useControlId } from '@/ui/useControlId';

interface EndlessBlockProps {
  /** Rows it has. */
  count: number;
  /** Null: the list is short, nothing is ever taken away. */
  screen: NearScreen | null;
  /** Stands there before anybody has seen where it lies. */
  startsNear: boolean;
  /** Height of a row as last measured in this list, px; for blocks that nobody has seen yet. */
  rowHeight: MutableRefObject<number>;
  children: () => ReactNode;
}

/** Some rows of a long list: drawn while they are near the screen, an empty place of the same height while they are far. */
export function EndlessBlock({ count, screen, startsNear, rowHeight, children }: EndlessBlockProps) {
  const id = useControlId();
  const [isNear, setNear] = useState(startsNear);
  const ownRow = useRef<number | null>(null);
  useEffect(
    () =>
      screen?.watch(id, (near, height) => {
        // A page that another one covers has no heights: what it had must be there when it comes back.
        if (height <= 0) return;
        if (!near) {
          ownRow.current = height / count;
          rowHeight.current = ownRow.current;
        }
        startTransition(() => setNear(near));
      }),
    [screen, id, count, rowHeight],
  );
  if (isNear || !screen) {
    return (
      <View id={id} className="endless__block">
        {children()}
      </View>
    );
  }
  const height = `${(ownRow.current ?? rowHeight.current) * count}px`;
  return <View id={id} className="endless__block endless__block--far" style={{ height }} />;
}
