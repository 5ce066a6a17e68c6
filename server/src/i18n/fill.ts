/** Replaces each `{name}` by the parameter of that name; by nothing where there is none. */
export function fill(sentence: string, params: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, key: string) => String(params[key] ?? ''));
}
