import { useT } from '@/i18n/useT';
import type { MarkKind } from './placed';

/** What a kind is called. */
export function useKindWord(): (kind: MarkKind) => string {
  const { core, map } = useT();
  return (kind) => (kind === 'exhibit' ? core.title.exhibit : map.kinds[kind]);
}
