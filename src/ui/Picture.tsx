import { View } from '@tarojs/components';
import './Picture.scss';
import { aria } from './aria';
import type { Motif } from './pictures/motifs';
import { pictureUri } from './pictures/pictureUri';

interface PictureProps {
  motif: Motif;
  size: 'thumb' | 'hero';
  /** What it shows; without it the picture is decoration and stays silent. */
  label?: string;
}

export function Picture({ motif, size, label }: PictureProps) {
  return (
    <View
      className={`picture picture--${size}`}
      style={{ backgroundImage: `url("${pictureUri(motif)}")` }}
      {...aria(label ? { role: 'img', label } : { hidden: true })}
    />
  );
}
