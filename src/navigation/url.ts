import { pathOf, ROUTES, type RouteName, type RouteParams } from './routes';

/** `/pages/…?key=value` of a page; empty values are left out. */
export function toUrl<Name extends RouteName>(name: Name, params?: RouteParams[Name]): string {
  const query = Object.entries(params ?? {})
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`)
    .join('&');
  return query ? `/${ROUTES[name]}?${query}` : `/${ROUTES[name]}`;
}

/** The value as it was before it went into an address; as it is when it was never encoded. */
export function decodeParam(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

const NAMES = new Map<string, RouteName>(Object.entries(ROUTES).map(([name, path]) => [path, name as RouteName]));

/** The page's name by its url or path; null when it is none of ours. */
export const routeNameOf = (url: string): RouteName | null => NAMES.get(pathOf(url)) ?? null;
