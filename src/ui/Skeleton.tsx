import { View } from '@tarojs/components';
import { useContext, useEffect, useState } from 'react';
import './Skeleton.scss';
import { useT } from '../i18n/useT';
import { isFirstScreenShown } from '../platform/firstScreen';
import { aria } from './aria';
import { NavContext } from './navContext';
import { Tap } from './Tap';

interface SkeletonProps {
  /** `text`: a page whose head has its picture already, or needs none. */
  shape: 'list' | 'detail' | 'text' | 'form' | 'home';
  rows?: number;
}

/** How long something loads before it shows so (R-limit-2). ms */
const DELAY = 200;
/** How long before it says so in words. ms */
const SLOW_MS = 10_000;

/**
 * The shape of what is coming, shown only when it takes longer than 200 ms. Its room is reserved from the start. After 10 s it says that
 * it takes long, and offers to ask once more.
 */
export function Skeleton({ shape, rows = 5 }: SkeletonProps) {
  const { state } = useT().core;
  const { onAgain } = useContext(NavContext);
  const [shown, setShown] = useState(isFirstScreenShown);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), DELAY);
    return () => clearTimeout(timer);
  }, []);
  const [tries, setTries] = useState(0);
  const [isSlow, setSlow] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try has its own time
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [tries]);
  const again = () => {
    setSlow(false);
    setTries((made) => made + 1);
    onAgain?.();
  };
  return (
    <View
      className={`skeleton skeleton--${shape} ${shown ? 'skeleton--shown' : ''}`}
      {...aria({ role: 'status', busy: !isSlow, ...(shown && !isSlow ? { label: state.loading } : {}) })}
    >
      {isSlow && (
        <Tap className="skeleton__slow centre" onClick={again}>
          {state.slow}
        </Tap>
      )}
      {(shape === 'detail' || shape === 'home') && <View className="skeleton__hero" />}
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity
        <View key={index} className="skeleton__row">
          {(shape === 'list' || shape === 'home') && <View className="skeleton__picture" />}
          <View className="skeleton__lines">
            <View className="skeleton__line skeleton__line--title" />
            <View className="skeleton__line" />
            {shape !== 'form' && <View className="skeleton__line skeleton__line--short" />}
          </View>
        </View>
      ))}
    </View>
  );
}
