import type { ImageProps } from '@tarojs/components/types/Image';
import { type CSSProperties, useEffect, useRef, useState } from 'react';

/** Of Taro's ways to fit a picture into its frame those that this app uses. */
const FIT = { aspectFill: 'cover', aspectFit: 'contain', scaleToFill: 'fill' } as const;

/** How far below what is seen a picture that may wait is asked for. */
const NEAR = '300px 0px';

/** A browser reads webp without being told (`webp`). */
interface Props
  extends Pick<ImageProps, 'id' | 'className' | 'key' | 'src' | 'lazyLoad' | 'webp' | 'onLoad' | 'onError' | 'onClick'> {
  mode?: keyof typeof FIT;
  style?: CSSProperties;
}

/** As Taro's `Image`; its style says how large it is before it comes. */
export function Image(props: Props) {
  const { id, src, mode = 'scaleToFill', lazyLoad = false, className, style, onLoad, onError, onClick } = props;
  const image = useRef<HTMLImageElement>(null);
  const [isNear, setNear] = useState(!lazyLoad);
  useEffect(() => {
    const element = image.current;
    if (isNear || !element) return;
    const observer = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && setNear(true), {
      // A margin counts only around the element that scrolls.
      root: element.closest('.taro_page'),
      rootMargin: NEAR,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);
  // What it shows is said by its frame.
  const looks = { id, className, style: { objectFit: FIT[mode], ...style } };
  return <img ref={image} src={isNear ? src : undefined} alt="" {...looks} {...({ onLoad, onError, onClick } as object)} />;
}
