function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (typeof value === 'number' && Number.isNaN(value));
}

/**
 * Name and value of every field, nested ones as `name[key]`, empty ones (undefined, null, '', NaN) left out
 * (R-call-2). `0` and `false` are values.
 */
export function flatFields(data: unknown, name = ''): [name: string, value: string][] {
  if (isEmpty(data)) return [];
  if (data instanceof Date) return [[name, data.toISOString()]];
  if (typeof data !== 'object') return name ? [[name, String(data)]] : [];
  return Object.entries(data as object).flatMap(([key, value]) => flatFields(value, name ? `${name}[${key}]` : key));
}

/** `a=1&b[c]=2`; '' when there is nothing to say. */
function toQueryString(data: unknown): string {
  return flatFields(data)
    .map(
      ([name, value]) => `${encodeURIComponent(name).replace(/%5B/g, '[').replace(/%5D/g, ']')}=${encodeURIComponent(value)}`,
    )
    .join('&');
}

/** Adds a query to an address that may have one already. */
export function withQuery(url: string, data: unknown): string {
  const query = toQueryString(data);
  if (!query) return url;
  return `${url}${url.includes('?') ? '&' : '?'}${query}`;
}
