import type { ImageProps } from '@tarojs/components';
import { type CSSProperties, useEffect, useRef, useState } from 'react';

/** Of Taro's ways to fit a picture into its frame those that this app uses. */
const FIT: Record<string, CSSProperties['objectFit']> = { aspectFill: 'cover', aspectFit: 'contain' };

/** How far below what is seen a picture that may wait is asked for. */
const NEAR = '300px 0px';

type Props = Omit<ImageProps, 'style'> & { style?: CSSProperties };

/** As Taro's `Image`; its style says how large it is before it comes. */
export function Image(props: Props) {
  const { src, mode = '', lazyLoad = false, className, style, onLoad, onError, onClick } = props;
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
  const looks = { className, style: { objectFit: FIT[mode] ?? 'fill', ...style } };
  return <img ref={image} src={isNear ? src : undefined} alt="" {...looks} {...({ onLoad, onError, onClick } as object)} />;
}
