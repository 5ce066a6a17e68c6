import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import './Strata.scss';

/** Calm layered bands: the head of the home pages, with room for words on it. */
export function Strata({ children }: { children?: ReactNode }) {
  return (
    <View className="strata">
      <View className="strata__words">{children}</View>
    </View>
  );
}
