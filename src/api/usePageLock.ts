import { partOfPage } from '@/navigation/partPages';
import type { LockFrame } from '@/ui/lockContext';
import { useLockOf } from './pageLocks';
import { useParts } from './usePark';

/** Why a page does not show itself: the park does without its part, or staff have locked it. */
export const usePageLock: LockFrame['usePageLock'] = (path, params) => {
  const lockOf = useLockOf();
  const part = partOfPage(path, params);
  const isOffered = useParts(part !== null);
  return part && !isOffered(part) ? 'notOffered' : lockOf(path);
};
