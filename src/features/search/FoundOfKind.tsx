import type { SearchKind } from '@park/contract/search/limits';
import { sentenceOf } from '@/api/sentence';
import { useT } from '@/i18n/useT';
import { Empty } from '@/ui/Empty';
import { EndlessList } from '@/ui/EndlessList';
import { useFoundOf } from './api';
import { HitCard } from './HitCard';

/** All that was found of one kind, endless. */
export function FoundOfKind({ q, kind }: { q: string; kind: SearchKind }) {
  const { search } = useT();
  const query = useFoundOf(q, kind);
  return (
    <EndlessList
      query={query}
      keyOf={({ id }) => id}
      render={(hit) => <HitCard hit={hit} />}
      empty={<Empty text={search.none(q)} />}
      errorText={sentenceOf(query.error)}
    />
  );
}
