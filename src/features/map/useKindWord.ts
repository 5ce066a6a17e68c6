import { useT } from '@/i18n/useT';
import type { MarkKind } from './placed';

/** What a kind is called. */
export function useKindWord(): (kind: MarkKind) => string {
  const { map, search } = useT();
  return (kind) => (kind === 'exhibit' ? search.kinds.exhibit : map.kinds[kind]);
}
