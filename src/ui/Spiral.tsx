import { View } from '@tarojs/components';
import type { CSSProperties } from 'react';
import './Spiral.scss';
import { aria } from './aria';
import { STATE_URIS, type StatePicture } from './pictures/states';

interface SpiralProps {
  /** Turns while something loads. */
  turning?: boolean;
  picture?: StatePicture;
}

/** The ammonite in line art, or another fossil for another state. Decoration: hidden from screen readers. */
export function Spiral({ turning = false, picture = 'empty' }: SpiralProps) {
  return (
    <View
      className={turning ? 'spiral spiral--turning' : 'spiral'}
      style={{ '--drawn': `url("${STATE_URIS[picture]}")` } as CSSProperties}
      {...aria({ hidden: true })}
    />
  );
}
