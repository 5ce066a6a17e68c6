import type { SearchKind } from '@park/contract/search/limits';
import type { SearchResult } from '@park/contract/search/schemas';
import { View } from '@tarojs/components';
import './FoundGroups.scss';
import { useT } from '@/i18n/useT';
import { Section } from '@/ui/Section';
import { HitCard } from './HitCard';

/** The first few of every kind, and the way to all of a kind that has more. */
export function FoundGroups({ found, onKind }: { found: SearchResult; onKind: (kind: SearchKind) => void }) {
  const { search } = useT();
  return (
    <>
      {found.groups.map(({ kind, count, more }) => {
        const hits = found.items.filter((hit) => hit.kind === kind);
        const title = search.counted(search.kinds[kind], count, more);
        return (
          <Section key={kind} title={title} {...(count > hits.length ? { more: search.all, onMore: () => onKind(kind) } : {})}>
            <View className="found-group">
              {hits.map((hit) => (
                <HitCard key={hit.id} hit={hit} />
              ))}
            </View>
          </Section>
        );
      })}
    </>
  );
}
