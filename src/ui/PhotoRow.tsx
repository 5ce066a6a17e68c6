import type { Picture } from '@park/contract/picture';
import { Image, View } from '@tarojs/components';
import { useState } from 'react';
import './PhotoRow.scss';
import { useT } from '../i18n/useT';
import { absoluteUrl } from '../platform/absoluteUrl';
import { catchMove } from '../platform/catchMove';
import { aria } from './aria';
import { Icon } from './Icon';
import { Photo } from './Photo';
import { Tap } from './Tap';

/** Pictures side by side; one that is tapped fills the screen. */
export function PhotoRow({ pictures }: { pictures: readonly Picture[] }) {
  const { core, pictures: t } = useT();
  const [open, setOpen] = useState<number | null>(null);
  const shown = open === null ? undefined : pictures[open];
  if (pictures.length === 0) return null;
  return (
    <View className="photo-row">
      {pictures.map(({ id, thumb }, index) => (
        <Tap key={id} className="photo-row__one" label={t.one({ n: index + 1 })} onClick={() => setOpen(index)}>
          <Photo src={thumb} size="tile" />
        </Tap>
      ))}
      {shown && open !== null && (
        <View className="viewer" {...catchMove} {...aria({ role: 'dialog', modal: true, label: t.one({ n: open + 1 }) })}>
          <View className="viewer__bar row">
            <View className="text-small">{t.of({ n: open + 1, all: pictures.length })}</View>
            <Tap className="viewer__button centre" label={core.action.close} onClick={() => setOpen(null)}>
              <Icon name="close" />
            </Tap>
          </View>
          <Image
            className="viewer__image"
            src={absoluteUrl(shown.url)}
            mode="aspectFit"
            webp
            onClick={() => setOpen(null)}
            {...aria({ hidden: true })}
          />
          {pictures.length > 1 && (
            <View className="viewer__bar row">
              <Tap className="viewer__button centre" label={t.before} disabled={open === 0} onClick={() => setOpen(open - 1)}>
                <Icon name="back" />
              </Tap>
              <Tap
                className="viewer__button centre"
                label={t.next}
                disabled={open === pictures.length - 1}
                onClick={() => setOpen(open + 1)}
              >
                <Icon name="chevron" />
              </Tap>
            </View>
          )}
        </View>
      )}
    </View>
  );
}
