import { View } from '@tarojs/components';
import type { CSSProperties } from 'react';
import './IconLines.weapp.scss';
import { aria } from './aria';
import { iconUri } from './pictures/icons';

/** A mini-program shows no inline SVG; a mask takes the colour of the text, too. */
export function IconLines({ path, className }: { path: string; className: string }) {
  return (
    <View className={className} style={{ '--drawn': `url("${iconUri(path)}")` } as CSSProperties} {...aria({ hidden: true })} />
  );
}
