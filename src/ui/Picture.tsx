import type { ItemCategory } from '@park/contract/lostFound/limits';
import { FOSSILS, type Motif } from '@park/contract/motifs';
import { Image, View } from '@tarojs/components';
import { useState } from 'react';
import './Picture.scss';
import { absoluteUrl } from '../platform/absoluteUrl';
import { aria } from './aria';
import { pictureFile, pictureUri } from './pictures/pictureUri';
import { Spiral } from './Spiral';

interface PictureProps {
  motif: Motif | ItemCategory;
  /** A photograph, relative to the server, in place of the drawing; the drawing stands there until it has come. */
  src?: string | null;
  /** `tile`: as wide as its place. */
  size: 'thumb' | 'tile' | 'hero';
  /** What it shows; without it the picture is decoration and stays silent. */
  label?: string;
}

export function Picture({ motif, src, size, label }: PictureProps) {
  const drawn = pictureUri(motif);
  const file = src ?? (drawn ? null : pictureFile(motif));
  /** The file that did not come: without a network a mini-program has none. */
  const [lost, setLost] = useState<string | null>(null);
  const kind = !src && FOSSILS.some((fossil) => fossil === motif) ? ' picture--plate' : '';
  return (
    <View
      className={`picture picture--${size}${kind}`}
      style={drawn ? { backgroundImage: `url("${drawn}")` } : undefined}
      {...aria(label ? { role: 'img', label } : { hidden: true })}
    >
      {file && file === lost && <Spiral />}
      {file && file !== lost && (
        // The frame is named; Taro's own element gives its picture no name to hear.
        <Image
          className="picture__photo"
          src={absoluteUrl(file)}
          mode="aspectFill"
          lazyLoad
          onError={() => setLost(file)}
          {...aria({ hidden: true })}
        />
      )}
    </View>
  );
}
