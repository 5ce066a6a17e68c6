import type { Beside } from '@park/contract/exhibit/limits';
import type { ItemCategory } from '@park/contract/lostFound/limits';
import { coverFile, type Motif, pictureFile, SCENES } from '@park/contract/motifs';
import { Image, View } from '@tarojs/components';
import { useContext, useState } from 'react';
import './Picture.scss';
import { absoluteUrl } from '../platform/absoluteUrl';
import { packedFile } from '../platform/packs';
import { aria } from './aria';
import { classNames } from './classNames';
import { PlainPlate } from './PlainPlate';
import { PlateContext } from './plateContext';
import { Spiral } from './Spiral';

interface PictureProps {
  motif: Motif | ItemCategory | Beside;
  /** A photograph of the park's, relative to the server, in place of the drawing. */
  cover?: string | null;
  /** `tile`: as wide as its place. */
  size: 'thumb' | 'tile' | 'hero';
  /** What it shows; without it the picture is decoration and stays silent. */
  label?: string;
  /** The drawing is of the thing itself, so every park has it. */
  isThing?: boolean;
}

export function Picture({ isThing = false, ...picture }: PictureProps) {
  const plain = useContext(PlateContext);
  const { cover, size } = picture;
  if (!plain || isThing || cover) return <Drawn {...picture} />;
  return <PlainPlate logo={plain.logo} className={`picture picture--${size}`} />;
}

function Drawn({ motif, cover, size, label }: Omit<PictureProps, 'isThing'>) {
  const file = cover ? coverFile(cover, size === 'hero' ? 'page' : 'thumb') : pictureFile(motif);
  const [shown, setShown] = useState<string | null>(null);
  /** The file that did not come, and where an offline pack has it. */
  const [lost, setLost] = useState<{ file: string; packed: string | null } | null>(null);
  const isLost = file === lost?.file;
  const source = isLost ? lost.packed : absoluteUrl(file);
  const lose = (file: string) => {
    setLost({ file, packed: null });
    if (isLost) return;
    const found = packedFile(cover ? coverFile(cover, 'page') : file).catch(() => null);
    void found.then((packed) => packed !== null && setLost({ file, packed }));
  };
  const kind = SCENES.some((scene) => scene === motif) ? 'scene' : 'plate';
  return (
    <View
      className={classNames('picture', `picture--${size}`, !cover && `picture--${kind}`)}
      {...aria(label ? { role: 'img', label } : { hidden: true })}
    >
      {cover && size === 'hero' && (
        // The list's small one is on the phone already, or comes first.
        <View className="picture__before" style={{ backgroundImage: `url("${absoluteUrl(coverFile(cover, 'thumb'))}")` }} />
      )}
      {source ? (
        // The frame is named; Taro's own element gives its picture no name to hear.
        <Image
          className={classNames('picture__photo', cover && file !== shown && 'picture__photo--coming')}
          src={source}
          mode="aspectFill"
          lazyLoad={!isLost}
          onLoad={() => setShown(file)}
          onError={() => lose(file)}
          {...aria({ hidden: true })}
        />
      ) : (
        // Of no thing: a fossil would stand for another.
        <Spiral picture="plain" />
      )}
    </View>
  );
}
