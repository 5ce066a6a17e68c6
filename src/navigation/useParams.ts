import { useMemo } from 'react';
import { usePageParams } from '@/platform/pageParams';
import type { RouteName, RouteParams } from './routes';
import { decodeParam } from './url';

/**
 * The page's parameters, decoded (Taro leaves them percent-encoded) and without Taro's own. What the address lacks is missing,
 * whatever the type says: an address is written by anybody.
 */
export function useParams<Name extends RouteName>(): Partial<RouteParams[Name]> {
  const params = usePageParams();
  return useMemo(() => {
    const own = Object.entries(params).map(([key, value]) => [key, decodeParam(value)]);
    return Object.fromEntries(own) as Partial<RouteParams[Name]>;
  }, [params]);
}
