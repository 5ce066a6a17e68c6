import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import './Facts.scss';

/** A short table of facts: label and value. */
export function Facts({ rows }: { rows: (readonly [label: string, value: ReactNode])[] }) {
  return (
    <View className="facts">
      {rows.map(([label, value]) => (
        <View key={label} className="facts__row">
          <View className="facts__label">{label}</View>
          <View className="facts__value">{value}</View>
        </View>
      ))}
    </View>
  );
}
