import { View } from '@tarojs/components';
import './StampsLink.scss';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { Icon } from '@/ui/Icon';
import { Tap } from '@/ui/Tap';

/** The way to the stamps: one quiet line, so that nobody has to play. */
export function StampsLink() {
  const { core, stamp: t } = useT();
  return (
    <Tap className="stamps-link row text-quiet" role="link" label={core.title.stamps} onClick={() => void go('stamps')}>
      <View>{t.link}</View>
      <Icon name="chevron" size="small" />
    </Tap>
  );
}
