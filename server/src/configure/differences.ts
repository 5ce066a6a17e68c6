import { isDeepStrictEqual } from 'node:util';

const MAX_LINE = 100;
const show = (value: unknown) => (value === undefined ? '—' : JSON.stringify(value));
const isContainer = (value: unknown) => typeof value === 'object' && value !== null;

/** What changes from one value to another, a line for each place: `hours.seasons[0].week[0]: [] → [{"from":"09:00",…}]`. */
export function differences(path: string, before: unknown, after: unknown): string[] {
  if (isDeepStrictEqual(before, after)) return [];
  const isShort = [before, after].every((value) => show(value).length <= MAX_LINE);
  const isDeep = [before, after].every((value) => value === undefined || isContainer(value));
  if (isShort || !isDeep) return [`${path}: ${show(before)} → ${show(after)}`];
  const entries = (value: unknown) => Object.entries(value ?? {});
  const [old, next] = [new Map(entries(before)), new Map(entries(after))];
  return [...new Set([...old.keys(), ...next.keys()])].flatMap((key) => {
    const at = Array.isArray(after ?? before) ? `${path}[${key}]` : `${path}.${key}`;
    return differences(at, old.get(key), next.get(key));
  });
}
