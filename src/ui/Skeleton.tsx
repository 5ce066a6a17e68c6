import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import './Skeleton.scss';
import { useT } from '../i18n/useT';
import { isFirstScreenShown } from '../platform/firstScreen';
import { aria } from './aria';

interface SkeletonProps {
  /** `text`: a page whose head has its picture already, or needs none. */
  shape: 'list' | 'detail' | 'text' | 'form' | 'home';
  rows?: number;
}

/** How long something loads before it shows so (R-limit-2). ms */
const DELAY = 200;

/** The shape of what is coming, shown only when it takes longer than 200 ms. Its room is reserved from the start. */
export function Skeleton({ shape, rows = 5 }: SkeletonProps) {
  const { state } = useT().core;
  const [shown, setShown] = useState(isFirstScreenShown);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), DELAY);
    return () => clearTimeout(timer);
  }, []);
  return (
    <View
      className={`skeleton skeleton--${shape} ${shown ? 'skeleton--shown' : ''}`}
      {...aria({ role: 'status', busy: true, ...(shown ? { label: state.loading } : {}) })}
    >
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
