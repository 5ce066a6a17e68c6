import { View } from '@tarojs/components';
import './Spiral.scss';
import { aria } from './aria';
import { SPIRAL_URI } from './pictures/spiral';

const image = `url("${SPIRAL_URI}")`;

/** The ammonite in line art, for empty, error and loading. Decoration: hidden from screen readers. */
export function Spiral({ turning = false }: { turning?: boolean }) {
  return (
    <View
      className={turning ? 'spiral spiral--turning' : 'spiral'}
      style={{ WebkitMaskImage: image, maskImage: image }}
      {...aria({ hidden: true })}
    />
  );
}
