import { View } from '@tarojs/components';
import './Spiral.scss';

/** The ammonite in line art, for empty, error and loading. Decoration: hidden from screen readers. */
export function Spiral({ turning = false }: { turning?: boolean }) {
  return <View className={turning ? 'spiral spiral--turning' : 'spiral'} />;
}
