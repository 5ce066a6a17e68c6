import { PREVIEW } from '@park/contract/previewId';
import { partOfPage } from '@/navigation/partPages';
import { ROUTES, type RouteName } from '@/navigation/routes';
import { useLockOf } from './pageLocks';
import { usePark } from './usePark';

type Params = Readonly<Record<string, string>>;

/** Where somebody in need, who wants their own data, or the park's staff may come before visitors do. */
const BEFORE_LAUNCH: readonly RouteName[] = ['help', 'error', 'ownData', 'eraseMe', 'adminLogin', 'prizeWriteOff'];

/** Whether a page waits for the launch; staff see what they write as visitors will. */
export function isHeldBack(path: string, { id = '' }: Params): boolean {
  return !BEFORE_LAUNCH.some((name) => ROUTES[name] === path) && !id.startsWith(PREVIEW);
}

/** Why a page does not show itself: the park is being set up, does without its part, or staff have locked it. */
export function usePageLock(path: string, params: Params) {
  const lockOf = useLockOf();
  const park = usePark();
  const part = partOfPage(path, params);
  // An older release's answer does not say.
  if (park?.launched === false && isHeldBack(path, params)) return { opens: park.name };
  return part && park?.partsOff?.includes(part) ? 'notOffered' : lockOf(path);
}
