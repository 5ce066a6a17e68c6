import type { Query, QueryCache, QueryKey } from '@tanstack/react-query';
import { keepApp } from '@/platform/keepApp';
import { keptList } from '@/platform/keptList';
import { RequestError } from '@/request/errors';
import { serverNow } from './serverNow';

/** The last answer to one question. */
interface KeptAnswer {
  key: QueryKey;
  data: unknown;
  /** ISO 8601, by the server's clock; none: kept by an app of before. */
  at?: string;
}

/** Questions under one path, those of longest ago are forgotten first: a visitor looks at few orders, and storage is small. */
const MAX_ANSWERS_A_PATH = 10;

const isKeptAnswer = (value: unknown): value is KeptAnswer =>
  typeof value === 'object' && value !== null && Array.isArray((value as KeptAnswer).key) && 'data' in value;

/** The answers under the path that a key begins with. */
const answersOf = ([path]: QueryKey) => keptList(`kept-${String(path)}`, isKeptAnswer, { most: MAX_ANSWERS_A_PATH });

const sameAs = (key: QueryKey) => {
  const text = JSON.stringify(key);
  return (one: KeptAnswer) => JSON.stringify(one.key) === text;
};

/**
 * Options of a read whose last answer the phone keeps: it shows at once when the app is opened again, also without a network, and is
 * asked for again whenever there is one. Goes with a sign-out.
 */
export function kept<T>(queryKey: QueryKey) {
  return {
    meta: { isKept: true },
    initialData: () => answersOf(queryKey).all().find(sameAs(queryKey))?.data as T | undefined,
    initialDataUpdatedAt: 0,
  };
}

/** When the answer that the phone keeps was given, ISO 8601; '': it keeps none, or does not know. */
export const keptAt = (queryKey: QueryKey): string => answersOf(queryKey).all().find(sameAs(queryKey))?.at ?? '';

/** Writes down what is answered to reads that are `kept`, and has the browser keep the app to show it with. */
export function keepAnswers(cache: QueryCache): void {
  cache.subscribe((event) => {
    const { query } = event;
    if (query.meta?.isKept !== true) return;
    if (event.type === 'updated' && event.action.type === 'error' && isRefused(event.action.error)) forget(query);
    // An answer that was there before anybody wanted it kept came with the page.
    else if (event.type === 'observerAdded' || (event.type === 'updated' && event.action.type === 'success')) keep(query);
  });
}

/** The server itself says that this is not to be had (any more). */
const isRefused = (error: unknown) => error instanceof RequestError && error.kind === 'business';

function keep({ queryKey, state: { data, dataUpdatedAt, status } }: Query): void {
  // What the server has refused since stays in memory; 0 is what the phone had kept itself.
  if (data == null || dataUpdatedAt === 0 || status !== 'success') return;
  const isSame = sameAs(queryKey);
  // Written down again without a new answer, it is as old as it was.
  const at = new Date(serverNow() - (Date.now() - dataUpdatedAt)).toISOString();
  answersOf(queryKey).change((all) => [{ key: queryKey, data, at }, ...all.filter((one) => !isSame(one))]);
  // Nothing is not worth the app's files.
  if (!Array.isArray(data) || data.length > 0) keepApp();
}

function forget({ queryKey }: Query): void {
  const isSame = sameAs(queryKey);
  answersOf(queryKey).change((all) => all.filter((one) => !isSame(one)));
}
