import { View } from '@tarojs/components';
import { type CSSProperties, useContext } from 'react';
import './Spiral.scss';
import { aria } from './aria';
import { PlainPlate } from './PlainPlate';
import { STATE_URIS, type StatePicture } from './pictures/states';
import { PlateContext } from './plateContext';

interface SpiralProps {
  /** Turns while something loads. */
  turning?: boolean;
  picture?: StatePicture;
}

/** The ammonite in line art, or another picture for another state. Decoration: hidden from screen readers. */
export function Spiral({ turning = false, picture = 'empty' }: SpiralProps) {
  const plain = useContext(PlateContext);
  const isFossil = picture === 'empty' || picture === 'error';
  if (plain?.logo && isFossil) return <PlainPlate logo={plain.logo} className="spiral" />;
  return (
    <View
      className={turning ? 'spiral spiral--turning' : 'spiral'}
      style={{ '--drawn': `url("${STATE_URIS[plain && isFossil ? 'plain' : picture]}")` } as CSSProperties}
      {...aria({ hidden: true })}
    />
  );
}
