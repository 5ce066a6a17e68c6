import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { MoreLink } from '@/ui/MoreLink';

/** The way to "I found something". */
export function FindLink() {
  return <MoreLink text={useT().core.title.find} onClick={() => void go('find')} />;
}
