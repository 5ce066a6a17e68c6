import { search as find } from '@park/contract/search/calls';
import type { SearchKind } from '@park/contract/search/limits';
import type { SearchResult } from '@park/contract/search/schemas';
import { View } from '@tarojs/components';
import { useState } from 'react';
import './SearchResults.scss';
import { useCall } from '@/api/useCall';
import { useList } from '@/api/useList';
import { EndlessList } from '@/components/EndlessList';
import { Loaded } from '@/components/Loaded';
import { useT } from '@/i18n/useT';
import { aria } from '@/ui/aria';
import { Empty } from '@/ui/Empty';
import { Section } from '@/ui/Section';
import { Tabs } from '@/ui/Tabs';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { HitCard } from './HitCard';

/** What was found for a question: the first of every kind, or all of one. */
export function SearchResults({ q, onAgain }: { q: string; onAgain: () => void }) {
  const { search } = useT();
  const query = useCall(find, { q });
  const [kind, setKind] = useState<SearchKind | 'all'>('all');
  // The endless list listens for itself.
  usePullToRefresh(() => (kind === 'all' ? query.refetch() : Promise.resolve()));
  return (
    <Loaded query={query}>
      {(found) => {
        const sum = found.groups.reduce((total, { count }) => total + count, 0);
        return (
          <>
            <View className="found-sum text-quiet" {...aria({ role: 'status' })}>
              {sum > 0 && search.found({ count: sum })}
            </View>
            {sum === 0 ? (
              <Empty picture="nothing" text={search.none({ q })} action={search.again} onAction={onAgain} />
            ) : (
              <>
                {found.groups.length > 1 && <Kinds found={found} kind={kind} onKind={setKind} />}
                {kind === 'all' ? (
                  <FoundGroups found={found} onKind={setKind} />
                ) : (
                  <FoundOfKind key={kind} q={q} kind={kind} onAll={() => setKind('all')} />
                )}
              </>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

interface KindsProps {
  found: SearchResult;
  kind: SearchKind | 'all';
  onKind: (kind: SearchKind | 'all') => void;
}

function Kinds({ found, kind, onKind }: KindsProps) {
  const { search } = useT();
  const options = [
    { value: 'all' as const, label: search.all },
    ...found.groups.map((group) => ({
      value: group.kind,
      label: search.counted({ kind: search.kinds[group.kind], count: group.count, more: group.more }),
    })),
  ];
  return <Tabs options={options} value={kind} onChange={onKind} name={search.filter} />;
}

/** The first few of every kind, and the way to all of a kind that has more. */
function FoundGroups({ found, onKind }: { found: SearchResult; onKind: (kind: SearchKind) => void }) {
  const { search } = useT();
  return (
    <>
      {found.groups.map(({ kind, count }) => {
        const hits = found.items.filter((hit) => hit.kind === kind);
        return (
          <Section
            key={kind}
            title={search.kinds[kind]}
            {...(count > hits.length ? { more: search.all, onMore: () => onKind(kind) } : {})}
          >
            <View className="stack">
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

/** All that was found of one kind, endless. */
function FoundOfKind({ q, kind, onAll }: { q: string; kind: SearchKind; onAll: () => void }) {
  const { search } = useT();
  const query = useList(find, { q, kind });
  return (
    <EndlessList
      query={query}
      render={(hit) => <HitCard hit={hit} />}
      empty={<Empty picture="nothing" text={search.none({ q })} action={search.all} onAction={onAll} />}
    />
  );
}
