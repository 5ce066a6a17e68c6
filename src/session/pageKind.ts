import { isSinglePage } from '@/platform/singlePage';
import type { PageKind } from './machine';

const PRIZE_PAGES = 'pages/prize/';
const WRITE_OFF = 'pages/prize/prize-write-off';

/**
 * Prize pages run no login; the write-off page belongs to the administrator (R-signin-2). Nor does a page in
 * Moments, where WeChat has none.
 */
export function pageKindOf(path: string): PageKind {
  if (path === WRITE_OFF) return 'writeOff';
  return isSinglePage() || path.startsWith(PRIZE_PAGES) ? 'prize' : 'plain';
}
