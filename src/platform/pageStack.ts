import Taro from '@tarojs/taro';
import { addressedPage } from './address';

/** One page of the stack, the same on both targets. */
export interface StackPage {
  /** `pages/home/home` */
  path: string;
  /** As in the address: values still percent-encoded. */
  params: Record<string, string>;
}

/** What Taro adds to a page's parameters for itself. */
const TARO_PARAMS = new Set(['stamp', '$taroTimestamp']);

/** Only what the page was given: Taro's own parameters taken out. */
export function ownParams(params: Record<string, unknown> | undefined): Record<string, string> {
  const own: Record<string, string> = {};
  for (const [key, value] of Object.entries(params ?? {})) {
    if (!TARO_PARAMS.has(key) && typeof value === 'string') own[key] = value;
  }
  return own;
}

/** `/pages/home/home?id=1` → `pages/home/home` */
export const barePath = (url: string): string => url.split('?')[0]?.replace(/^\/+/, '') ?? '';

/** The open pages, the first one first. Empty until the first page has loaded. */
export function pageStack(): StackPage[] {
  return Taro.getCurrentPages().map((page) => ({
    path: barePath(page.route ?? ''),
    params: ownParams(page.$taroParams ?? page.options),
  }));
}

/** `/pages/home/home?id=1` of a page of the stack. */
function urlOf({ path, params }: StackPage): string {
  const query = Object.entries(params)
    .map(([key, value]) => `${key}=${value}`)
    .join('&');
  return query ? `/${path}?${query}` : `/${path}`;
}

/** The url of the page that shows, or is about to; '' before there is one. */
export function currentUrl(): string {
  const last = pageStack().at(-1);
  return addressedPage() || (last ? urlOf(last) : '');
}
