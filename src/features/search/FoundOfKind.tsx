import { search as find } from '@park/contract/search/calls';
import type { SearchKind } from '@park/contract/search/limits';
import { useList } from '@/api/useList';
import { EndlessList } from '@/components/EndlessList';
import { useT } from '@/i18n/useT';
import { Empty } from '@/ui/Empty';
import { HitCard } from './HitCard';

/** All that was found of one kind, endless. */
export function FoundOfKind({ q, kind }: { q: string; kind: SearchKind }) {
  const { search } = useT();
  const query = useList(find, { q, kind });
  return <EndlessList query={query} render={(hit) => <HitCard hit={hit} />} empty={<Empty text={search.none(q)} />} />;
}
