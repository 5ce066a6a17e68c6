import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { MoreLink } from '@/ui/MoreLink';

/** The way to the stamps: one quiet line, so that nobody has to play. */
export function StampsLink() {
  const { core, stamp: t } = useT();
  return <MoreLink text={t.link} label={core.title.stamps} onClick={() => void go('stamps')} />;
}
