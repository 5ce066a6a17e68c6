import { View } from '@tarojs/components';
import './EntryGrid.scss';
import { useParts } from '@/api/usePark';
import { useT } from '@/i18n/useT';
import { aria } from '@/ui/aria';
import { Icon } from '@/ui/Icon';
import { Tap } from '@/ui/Tap';
import type { Entry } from './entries';

interface EntryGridProps {
  entries: readonly Entry[];
  label: string;
  /** What waits behind an entry, in numbers; none and unknown show nothing. */
  counts?: Partial<Record<Entry['name'], number>>;
}

/** Four entries a row, an icon over a word: those whose part the park has. */
export function EntryGrid({ entries, label, counts = {} }: EntryGridProps) {
  const t = useT().center.entry;
  const isOffered = useParts();
  // What somebody holds is seen until it is over (R-park-5).
  const shown = entries.filter(({ name, part }) => !part || isOffered(part) || (counts[name] ?? 0) > 0);
  return (
    <View className="entries raised" {...aria({ role: 'navigation', label })}>
      {shown.map(({ name, icon, open }) => {
        const count = counts[name] ?? 0;
        return (
          <Tap
            key={name}
            className="entries__one stack-near"
            role="link"
            label={count > 0 ? `${t[name]} ${count}` : undefined}
            onClick={() => void open()}
          >
            <View className={`entries__icon entries__icon--${name}`}>
              <Icon path={icon} size="large" />
            </View>
            {count > 0 && <View className="entries__count">{count > MAX_BADGE ? `${MAX_BADGE}+` : count}</View>}
            <View className="entries__word">{t[name]}</View>
          </Tap>
        );
      })}
    </View>
  );
}

/** More than this many is many. */
const MAX_BADGE = 99;
