/** Which rows of a list are in view: those behind a place that the server named, those before one, or the first. */
export interface Place {
  pageSize: number;
  after?: string;
  before?: string;
}

const AFTER = 'after';
const BEFORE = 'before';
const SIZE = 'size';
const USUAL_SIZE = 20;
const MOST = 100;

const whole = (text: string | null, otherwise: number, most: number) => {
  const number = Number(text);
  return text !== null && Number.isInteger(number) && number >= 1 ? Math.min(number, most) : otherwise;
};

export function placeOf(params: URLSearchParams): Place {
  const [after, before] = [params.get(AFTER) ?? undefined, params.get(BEFORE) ?? undefined];
  return { pageSize: whole(params.get(SIZE), USUAL_SIZE, MOST), after, before };
}

/** What narrows a list, by name: all of the address that is not its place. */
export type Filters = Partial<Record<string, string>>;

export const filtersOf = (params: URLSearchParams): Filters =>
  Object.fromEntries([...params].filter(([name, value]) => value !== '' && ![AFTER, BEFORE, SIZE].includes(name)));

/** Other filters begin at the list's beginning. */
export function withFilters(params: URLSearchParams, change: Filters): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  next.delete(AFTER);
  next.delete(BEFORE);
  return next;
}

export function withPlace(params: URLSearchParams, { pageSize, after, before }: Place): URLSearchParams {
  const next = withFilters(params, {});
  if (after !== undefined) next.set(AFTER, after);
  if (before !== undefined) next.set(BEFORE, before);
  if (pageSize !== USUAL_SIZE) next.set(SIZE, String(pageSize));
  else next.delete(SIZE);
  return next;
}
