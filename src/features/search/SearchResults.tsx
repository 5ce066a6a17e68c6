import { search as find } from '@park/contract/search/calls';
import type { SearchKind } from '@park/contract/search/limits';
import type { SearchResult } from '@park/contract/search/schemas';
import { View } from '@tarojs/components';
import { useState } from 'react';
import { useCall } from '@/api/useCall';
import { Loaded } from '@/components/Loaded';
import { useT } from '@/i18n/useT';
import { aria } from '@/ui/aria';
import { Empty } from '@/ui/Empty';
import { Tabs } from '@/ui/Tabs';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { FoundGroups } from './FoundGroups';
import { FoundOfKind } from './FoundOfKind';

/** What was found for a question: the first of every kind, or all of one. */
export function SearchResults({ q }: { q: string }) {
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
            <View className="found-sum" {...aria({ role: 'status' })}>
              {sum > 0 && search.found(sum)}
            </View>
            {sum === 0 ? (
              <Empty text={search.none(q)} />
            ) : (
              <>
                {found.groups.length > 1 && <Kinds found={found} kind={kind} onKind={setKind} />}
                {kind === 'all' ? <FoundGroups found={found} onKind={setKind} /> : <FoundOfKind key={kind} q={q} kind={kind} />}
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
      label: search.counted(search.kinds[group.kind], group.count, group.more),
    })),
  ];
  return <Tabs options={options} value={kind} onChange={onKind} name={search.filter} />;
}
