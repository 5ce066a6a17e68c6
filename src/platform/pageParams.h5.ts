import { useRouter } from '@tarojs/taro';
import { createElement, Fragment, type ReactNode, useMemo, useState } from 'react';
import { barePath, currentUrl, ownParams } from './pageStack';

/** Stands around the open pages; a page on H5 is asked for only when its address shows, so it needs nothing of this. */
export function EachPage({ children }: { children?: ReactNode }) {
  return createElement(Fragment, null, children);
}

/** What the page was opened with; values still percent-encoded. */
export function usePageParams(): Record<string, string> {
  const { params } = useRouter();
  return useMemo(() => ownParams(params), [params]);
}

/** Which page this is: `pages/home/home`. A page is drawn for the first time while its address shows. */
export function usePagePath(): string {
  const [path] = useState(() => barePath(currentUrl()));
  return path;
}

/** Whether the page is on top of the others, as it is drawn for the first time: as above. */
export const useIsOnTop = (): boolean => true;
