const PAGE = 'page';
const SIZE = 'size';
const USUAL_SIZE = 20;
const MOST = 100;

const whole = (text: string | null, otherwise: number, most: number) => {
  const number = Number(text);
  return text !== null && Number.isInteger(number) && number >= 1 ? Math.min(number, most) : otherwise;
};

export function pagingOf(params: URLSearchParams): { page: number; pageSize: number } {
  return { page: whole(params.get(PAGE), 1, 1_000_000), pageSize: whole(params.get(SIZE), USUAL_SIZE, MOST) };
}

export function filtersOf<Name extends string>(params: URLSearchParams, names: readonly Name[]): Partial<Record<Name, string>> {
  const set = names.flatMap((name) => {
    const value = params.get(name);
    return value === null || value === '' ? [] : [[name, value] as const];
  });
  return Object.fromEntries(set) as Partial<Record<Name, string>>;
}

/** Other filters begin at the first page. */
export function withFilters(params: URLSearchParams, change: Record<string, string | undefined>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  next.delete(PAGE);
  return next;
}

export function withPaging(params: URLSearchParams, page: number, pageSize: number): URLSearchParams {
  const next = new URLSearchParams(params);
  if (page > 1) next.set(PAGE, String(page));
  else next.delete(PAGE);
  if (pageSize !== USUAL_SIZE) next.set(SIZE, String(pageSize));
  else next.delete(SIZE);
  return next;
}
