import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import './Strata.scss';
import { STRATA_URI } from './pictures/strata';

interface StrataProps {
  /** Words on the clear upper half, under the navigation bar. */
  children?: ReactNode;
}

/** Calm layered bands: the head of the home pages. */
export function Strata({ children }: StrataProps) {
  return (
    <View className="strata" style={{ backgroundImage: `url("${STRATA_URI}")` }}>
      <View className="strata__words">{children}</View>
    </View>
  );
}
