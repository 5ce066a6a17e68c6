import type { Query, QueryCache, QueryKey } from '@tanstack/react-query';
import { keepApp } from '@/platform/keepApp';
import { createPersistentList } from '@/platform/persistentList';
import { RequestError } from '@/request/errors';
import { isPersisted, isWorthTheApp } from './persistence';
import { serverNow } from './serverNow';

interface PersistedAnswer {
  key: QueryKey;
  data: unknown;
  /** ISO 8601, by the server's clock; missing: stored by an older release. */
  at?: string;
}

/** Queries under one path, the oldest are dropped first: a visitor looks at few orders, and storage is small. */
const MAX_ANSWERS_A_PATH = 10;

const isPersistedAnswer = (value: unknown): value is PersistedAnswer =>
  typeof value === 'object' && value !== null && Array.isArray((value as PersistedAnswer).key) && 'data' in value;

/** The answers under the path that a key begins with. */
const answersOf = ([path]: QueryKey) =>
  createPersistentList(`kept-${String(path)}`, isPersistedAnswer, { maxItems: MAX_ANSWERS_A_PATH });

const sameAs = (key: QueryKey) => {
  const text = JSON.stringify(key);
  return (one: PersistedAnswer) => JSON.stringify(one.key) === text;
};

/**
 * Options of a query whose last answer may be stored on the phone: it shows at once when the app is opened again, also without a network,
 * and is refetched whenever there is one. Deleted at sign-out.
 */
export function persisted<T>(queryKey: QueryKey) {
  if (!isPersisted(queryKey[0])) return {};
  return {
    initialData: () => answersOf(queryKey).all().find(sameAs(queryKey))?.data as T | undefined,
    initialDataUpdatedAt: 0,
  };
}

/** When the stored answer was given, ISO 8601; '': none is stored, or its time is unknown. */
export const persistedAt = (queryKey: QueryKey): string => answersOf(queryKey).all().find(sameAs(queryKey))?.at ?? '';

/** Stores the answers to queries that are persisted, and has the browser keep the app to show them with. */
export function persistAnswers(cache: QueryCache): void {
  cache.subscribe((event) => {
    const { query } = event;
    if (!isPersisted(query.queryKey[0])) return;
    if (event.type === 'updated' && event.action.type === 'error' && isRefused(event.action.error)) forget(query);
    // An answer that was there before the first observer came with the page.
    else if (event.type === 'observerAdded' || (event.type === 'updated' && event.action.type === 'success')) persist(query);
  });
}

/** The server itself says that this is not to be had (any more). */
const isRefused = (error: unknown) => error instanceof RequestError && error.kind === 'business';

function persist({ queryKey, state: { data, dataUpdatedAt, status } }: Query): void {
  // What the server has refused since stays in memory; 0 is what was read from the phone.
  if (data == null || dataUpdatedAt === 0 || status !== 'success') return;
  const isSame = sameAs(queryKey);
  // Stored again without a new answer, it is as old as it was.
  const at = new Date(serverNow() - (Date.now() - dataUpdatedAt)).toISOString();
  answersOf(queryKey).change((all) => [{ key: queryKey, data, at }, ...all.filter((one) => !isSame(one))]);
  if (isWorthTheApp(queryKey[0]) && (!Array.isArray(data) || data.length > 0)) keepApp();
}

function forget({ queryKey }: Query): void {
  const isSame = sameAs(queryKey);
  answersOf(queryKey).change((all) => all.filter((one) => !isSame(one)));
}
