import type { Motif } from '@park/contract/motifs';
import { Image, View } from '@tarojs/components';
import './Picture.scss';
import { absoluteUrl } from '../platform/absoluteUrl';
import { aria } from './aria';
import { pictureUri } from './pictures/pictureUri';

interface PictureProps {
  motif: Motif;
  /** A photograph, relative to the server, in place of the drawing; the drawing stands there until it has come. */
  src?: string | null;
  /** `tile`: as wide as its place. */
  size: 'thumb' | 'tile' | 'hero';
  /** What it shows; without it the picture is decoration and stays silent. */
  label?: string;
}

export function Picture({ motif, src, size, label }: PictureProps) {
  return (
    <View
      className={`picture picture--${size}`}
      style={{ backgroundImage: `url("${pictureUri(motif)}")` }}
      {...aria(label ? { role: 'img', label } : { hidden: true })}
    >
      {src && <Image className="picture__photo" src={absoluteUrl(src)} mode="aspectFill" lazyLoad />}
    </View>
  );
}
