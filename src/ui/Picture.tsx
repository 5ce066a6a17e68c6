import type { ItemCategory } from '@park/contract/lostFound/limits';
import { type Motif, pictureFile } from '@park/contract/motifs';
import { Image, View } from '@tarojs/components';
import { useState } from 'react';
import './Picture.scss';
import { absoluteUrl } from '../platform/absoluteUrl';
import { aria } from './aria';
import { classNames } from './classNames';
import { pictureUri } from './pictures/pictureUri';
import { Spiral } from './Spiral';

interface PictureProps {
  motif: Motif | ItemCategory;
  /** A photograph of the park's, relative to the server, in place of the drawing. */
  cover?: string | null;
  /** `tile`: as wide as its place. */
  size: 'thumb' | 'tile' | 'hero';
  /** What it shows; without it the picture is decoration and stays silent. */
  label?: string;
}

export function Picture({ motif, cover, size, label }: PictureProps) {
  const drawn = cover ? undefined : pictureUri(motif);
  const file = cover ? `${cover}?size=${size === 'hero' ? 'page' : 'thumb'}` : drawn ? null : pictureFile(motif);
  const [shown, setShown] = useState<string | null>(null);
  /** The file that did not come: without a network a mini-program has none. */
  const [lost, setLost] = useState<string | null>(null);
  /** Those that are files are ink on paper. */
  const kind = !cover && !drawn ? ' picture--plate' : '';
  return (
    <View
      className={`picture picture--${size}${kind}`}
      style={drawn ? { backgroundImage: `url("${drawn}")` } : undefined}
      {...aria(label ? { role: 'img', label } : { hidden: true })}
    >
      {cover && size === 'hero' && (
        // The list's small one is on the phone already, or comes first.
        <View className="picture__before" style={{ backgroundImage: `url("${absoluteUrl(`${cover}?size=thumb`)}")` }} />
      )}
      {file && file === lost && <Spiral />}
      {file && file !== lost && (
        // The frame is named; Taro's own element gives its picture no name to hear.
        <Image
          className={classNames('picture__photo', cover && file !== shown && 'picture__photo--coming')}
          src={absoluteUrl(file)}
          mode="aspectFill"
          lazyLoad
          onLoad={() => setShown(file)}
          onError={() => setLost(file)}
          {...aria({ hidden: true })}
        />
      )}
    </View>
  );
}
