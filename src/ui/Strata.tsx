import { parkClock, parkDay } from '@park/contract/parkTime';
import { View } from '@tarojs/components';
import type { CSSProperties, ReactNode } from 'react';
import './Strata.scss';
import { STRATA_URI } from './pictures/strata';
import { skyOf } from './sky';

interface StrataProps {
  /** Words on the clear upper half, under the navigation bar. */
  children?: ReactNode;
}

const DRAWN = { '--drawn': `url("${STRATA_URI}")` } as CSSProperties;

/** Calm layered bands under the sky of the hour: the head of the home pages. */
export function Strata({ children }: StrataProps) {
  const now = Date.now();
  return (
    <View className={`strata ${skyOf(parkClock(now), parkDay(now))}`} style={DRAWN}>
      <View className="strata__words">{children}</View>
    </View>
  );
}
