import { View } from '@tarojs/components';
import './Icon.scss';
import { aria } from './aria';
import { type IconName, iconUri } from './pictures/icons';

interface IconProps {
  name: IconName;
  size?: 'small' | 'normal' | 'large';
}

/** A line icon in the colour of the text around it. Always beside a word or inside a named button, so it stays silent. */
export function Icon({ name, size = 'normal' }: IconProps) {
  const image = `url("${iconUri(name)}")`;
  return (
    <View className={`icon icon--${size}`} style={{ WebkitMaskImage: image, maskImage: image }} {...aria({ hidden: true })} />
  );
}
