import { Image } from '@nutui/nutui-react-taro';
import { View } from '@tarojs/components';
import './Photo.scss';
import { absoluteUrl } from '../platform/absoluteUrl';
import { aria } from './aria';

interface PhotoProps {
  /** An address of the server, or a file of the phone. */
  src: string;
  /** `thumb`: in a list; `tile`: fills its square. */
  size: 'thumb' | 'tile';
  /** What it is called; without a name it stays silent. */
  label?: string;
}

/** A photo somebody took, cut to its frame. Its room is there before it is. */
export function Photo({ src, size, label }: PhotoProps) {
  return (
    <View className={`photo photo--${size}`} {...aria(label ? { role: 'img', label } : { hidden: true })}>
      <Image
        className="photo__image"
        src={src.startsWith('/') ? absoluteUrl(src) : src}
        mode="aspectFill"
        lazyLoad
        webp
        loading={false}
        // A browser's sign for a broken picture says nothing that the words beside it do not say.
        error={<View />}
        // The frame is named; Taro's own element gives its picture no name to hear.
        {...aria({ hidden: true })}
      />
    </View>
  );
}
