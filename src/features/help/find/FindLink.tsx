import { useParts } from '@/api/usePark';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { MoreLink } from '@/ui/MoreLink';

/** The way to "I found something", in a park that takes finds. */
export function FindLink() {
  const { find } = useT().core.title;
  return useParts()('find') ? <MoreLink text={find} onClick={() => void go('find')} /> : null;
}
