const MAX_KEYS = 200;
const MAX_DEPTH = 5;

/**
 * Reads a query string the way the app writes one: nested objects as `name[key]` (specification, section 7). A doubled
 * name keeps its last value; names that would reach a prototype are dropped.
 */
export function parseQueryString(text: string): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  let count = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    if (++count > MAX_KEYS) break;
    const path = pathOf(name);
    if (path) assign(result, path, value);
  }
  return result;
}

function pathOf(name: string): string[] | undefined {
  const path = /^[^[\]]+(\[[^[\]]*\])+$/.test(name) ? name.slice(0, -1).split(/\]\[|\[/) : [name];
  if (path.length > MAX_DEPTH || path.some((step) => step === '__proto__' || step === 'constructor' || step === 'prototype'))
    return undefined;
  return path;
}

function assign(into: Record<string, unknown>, path: string[], value: string): void {
  let at = into;
  for (const step of path.slice(0, -1)) {
    const next = at[step];
    if (typeof next === 'object' && next !== null) at = next as Record<string, unknown>;
    else {
      const made: Record<string, unknown> = {};
      at[step] = made;
      at = made;
    }
  }
  at[path.at(-1) ?? ''] = value;
}
