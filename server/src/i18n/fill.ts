/** A text as `texts/` compiles it. */
export type Sentence = string | ((params: never) => string);

/** What is said with these facts. What takes more than it is given shows nothing in its place. */
export function fill(sentence: Sentence, params: Record<string, string | number>): string {
  return typeof sentence === 'string' ? sentence : sentence(new Proxy(params, NOTHING) as never);
}

const NOTHING: ProxyHandler<Record<string, string | number>> = { get: (params, name) => params[String(name)] ?? '' };
