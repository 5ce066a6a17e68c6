import { View } from '@tarojs/components';
import type { CSSProperties } from 'react';
import './Spiral.scss';
import { aria } from './aria';
import { SPIRAL_URI } from './pictures/spiral';

const DRAWN = { '--drawn': `url("${SPIRAL_URI}")` } as CSSProperties;

/** The ammonite in line art, for empty, error and loading. Decoration: hidden from screen readers. */
export function Spiral({ turning = false }: { turning?: boolean }) {
  return <View className={turning ? 'spiral spiral--turning' : 'spiral'} style={DRAWN} {...aria({ hidden: true })} />;
}
