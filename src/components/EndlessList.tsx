import { View } from '@tarojs/components';
import { useReachBottom } from '@tarojs/taro';
import { type MutableRefObject, type ReactNode, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import './EndlessList.scss';
import type { Endless } from '@/api/endless';
import { isLost, sentenceOf } from '@/api/sentence';
import { type NearScreen, nearScreen } from '@/platform/nearScreen';
import { ErrorState } from '@/ui/ErrorState';
import { Skeleton } from '@/ui/Skeleton';
import { useControlId } from '@/ui/useControlId';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { EndlessFooter } from './EndlessFooter';

interface EndlessListProps<T> {
  query: Omit<Endless<T>, 'total'>;
  render: (item: T) => ReactNode;
  /** An `Empty`. */
  empty: ReactNode;
  skeleton?: ReactNode;
}

/** The end counts as reached this long after the last time (R-limit-5). ms */
export const REACH_BOTTOM_DEBOUNCE = 350;

/** Rows that are drawn and taken away together. */
const BLOCK_ROWS = 10;
/** Up to this many blocks nothing is taken away. */
const FEW_BLOCKS = 4;
/** What a row is taken to measure until one has been measured: a card with two lines of facts. px */
const ROW_HEIGHT = 120;

/**
 * A list that loads its next page at the page's end and all of it again when pulled down. What was loaded stays when the network
 * goes or a further page fails.
 * Of a long list only the rows near the screen are drawn (decision 113).
 */
export function EndlessList<T extends { id: string }>({ query, render, empty, skeleton }: EndlessListProps<T>) {
  const { items, isLoading, isLoadingNext, isError, error, hasNext, loadNext, refetch, refresh } = query;
  const screen = useMemo(nearScreen, []);
  const rowHeight = useRef(ROW_HEIGHT);
  const blocks = useMemo(() => blocksOf(items), [items]);
  const reaching = useRef<ReturnType<typeof setTimeout>>();
  const loadMore = useRef(() => {});
  loadMore.current = () => {
    if (hasNext && !isLoadingNext && !isError) loadNext();
  };
  useReachBottom(() => {
    clearTimeout(reaching.current);
    reaching.current = setTimeout(() => loadMore.current(), REACH_BOTTOM_DEBOUNCE);
  });
  useEffect(() => () => clearTimeout(reaching.current), []);
  usePullToRefresh(refresh);

  if (items.length === 0) {
    if (isLoading) return skeleton ?? <Skeleton shape="list" />;
    if (isError) return <ErrorState text={sentenceOf(error)} offline={isLost(error)} onRetry={() => void refetch()} />;
    return empty;
  }
  return (
    <View className="endless">
      {blocks.map((rows, index) => (
        <EndlessBlock
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the list, whatever rows stand there
          key={index}
          count={rows.length}
          screen={blocks.length > FEW_BLOCKS ? screen : null}
          startsNear={index < FEW_BLOCKS || index >= blocks.length - 1}
          rowHeight={rowHeight}
        >
          {() =>
            rows.map((item) => (
              <View key={item.id} className="endless__item">
                {render(item)}
              </View>
            ))
          }
        </EndlessBlock>
      ))}
      <EndlessFooter
        state={isLoadingNext ? 'loading' : isError ? 'failed' : hasNext ? 'more' : 'end'}
        onLoad={() => (hasNext ? loadNext() : void refetch())}
      />
    </View>
  );
}

function blocksOf<T>(items: readonly T[]): T[][] {
  const blocks: T[][] = [];
  for (let from = 0; from < items.length; from += BLOCK_ROWS) blocks.push(items.slice(from, from + BLOCK_ROWS));
  return blocks;
}

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
function EndlessBlock({ count, screen, startsNear, rowHeight, children }: EndlessBlockProps) {
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
