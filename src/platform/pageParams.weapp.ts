import { Children, createContext, createElement, isValidElement, type ReactNode, useContext, useMemo } from 'react';
import { barePath, currentUrl, ownParams } from './pageStack';

/** How Taro names an open page: its path and what it was opened with, `pages/home/home?id=1&$taroTimestamp=…`. */
const PageId = createContext('');

/** Stands around the open pages and tells each its own name. */
export function EachPage({ children }: { children?: ReactNode }) {
  return Children.map(children, (page) =>
    isValidElement<{ tid: string }>(page) ? createElement(PageId.Provider, { value: page.props.tid }, page) : page,
  );
}

/**
 * What the page was opened with; values still percent-encoded. Taro's `useRouter` knows the page in front alone: a page that
 * is left before it was drawn for the first time would get another's parameters, or none and fail.
 */
export function usePageParams(): Record<string, string> {
  const id = useContext(PageId);
  return useMemo(() => {
    const [, query = ''] = id.split('?');
    const pairs = query.split('&').map((pair) => /^([^=]*)=?(.*)$/.exec(pair)?.slice(1) ?? []);
    return ownParams(Object.fromEntries(pairs.filter(([key]) => key)));
  }, [id]);
}

/** Which page this is: `pages/home/home`. */
export const usePagePath = (): string => barePath(useContext(PageId));

/** Whether the page is on top of the others, as it is drawn. */
export const useIsOnTop = (): boolean => usePagePath() === barePath(currentUrl());
