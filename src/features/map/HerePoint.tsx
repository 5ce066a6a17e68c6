import { View } from '@tarojs/components';
import { type CSSProperties, useEffect, useState } from 'react';
import './HerePoint.scss';
import { watchHeading } from '@/platform/heading';
import { aria } from '@/ui/aria';

/** Where the visitor is, and where the phone looks, if it tells. */
export function HerePoint({ style, label }: { style: CSSProperties; label: string }) {
  const [heading, setHeading] = useState<number | null>(null);
  useEffect(() => watchHeading(setHeading), []);
  return (
    <View className="drawn-map__place drawn-map__place--chosen here" style={style} {...aria({ role: 'img', label })}>
      {heading !== null && <View className="here__beam" style={{ transform: `rotate(${heading}deg)` }} />}
      <View className="here__dot" />
    </View>
  );
}
