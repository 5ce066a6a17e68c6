/** `root.cn.[0].cn.[1].v` or `list[0].name` → its steps. */
function steps(path: string): string[] {
  return path
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .filter((step) => step !== '');
}

/** Puts a value where `setData`'s path says, making what is missing on the way, as WeChat does. */
export function assign(data: Record<string, unknown>, path: string, value: unknown): void {
  const way = steps(path);
  const last = way.pop();
  if (last === undefined) throw new Error('setData was given an empty path');
  let at = data as Record<string, unknown>;
  way.forEach((step, index) => {
    const next = at[step];
    if (typeof next !== 'object' || next === null) at[step] = /^\d+$/.test(way[index + 1] ?? last) ? [] : {};
    at = at[step] as Record<string, unknown>;
  });
  at[last] = value;
}
