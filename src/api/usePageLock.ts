import { partOfPage } from '@/navigation/partPages';
import { useLockOf } from './pageLocks';
import { usePark } from './usePark';

/** Where somebody in need, or the park's staff, may come before visitors do. */
const BEFORE_LAUNCH = ['pages/help/help', 'pages/error/error', 'pages/prize/admin-login', 'pages/prize/prize-write-off'];

/** Why a page does not show itself: the park is being set up, does without its part, or staff have locked it. */
export function usePageLock(path: string, params: Readonly<Record<string, string>>) {
  const lockOf = useLockOf();
  const park = usePark();
  const part = partOfPage(path, params);
  // An older release's answer does not say.
  if (park?.launched === false && !BEFORE_LAUNCH.includes(path)) return 'notLaunched';
  return part && park?.partsOff?.includes(part) ? 'notOffered' : lockOf(path);
}
