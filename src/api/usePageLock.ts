import { partOfPage } from '@/navigation/partPages';
import { useLockOf } from './pageLocks';
import { useParts } from './usePark';

/** Why a page does not show itself: the park does without its part, or staff have locked it. */
export function usePageLock(path: string, params: Readonly<Record<string, string>>) {
  const lockOf = useLockOf();
  const part = partOfPage(path, params);
  const isOffered = useParts(part !== null);
  return part && !isOffered(part) ? 'notOffered' : lockOf(path);
}
