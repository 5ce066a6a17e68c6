import { View } from '@tarojs/components';
import './EntryGrid.scss';
import { useT } from '@/i18n/useT';
import { go, goTab } from '@/navigation/go';
import { aria } from '@/ui/aria';
import { Tap } from '@/ui/Tap';
import { type Entry, isTabEntry } from './entries';

/** Four entries a row, an icon over a word. */
export function EntryGrid({ entries, label }: { entries: readonly Entry[]; label: string }) {
  const words = useT().center.entry;
  return (
    <View className="entries" {...aria({ role: 'navigation', label })}>
      {entries.map(({ name, to }) => (
        <Tap key={name} className="entries__one" role="link" onClick={() => void (isTabEntry(to) ? goTab(to) : go(to))}>
          <View className={`entry-icon entry-icon--${name}`} />
          <View className="entries__word">{words[name]}</View>
        </Tap>
      ))}
    </View>
  );
}
