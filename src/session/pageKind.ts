import { isSinglePage } from '@/platform/singlePage';
import type { PageKind } from './machine';

const PRIZE_PAGES = 'pages/prize/';
const REDEMPTION = 'pages/prize/prize-write-off';

/**
 * Prize pages run no login; the redemption page belongs to the administrator (R-signin-2). Nor does a page in
 * Moments, where WeChat has none.
 */
export function pageKindOf(path: string): PageKind {
  if (path === REDEMPTION) return 'redemption';
  return isSinglePage() || path.startsWith(PRIZE_PAGES) ? 'prize' : 'plain';
}
