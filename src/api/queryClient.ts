import { focusManager, onlineManager, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { isAsked } from '@/platform/asked';
import { isOnline, onNetworkChange } from '@/platform/network';
import { currentUrl } from '@/platform/pageStack';
import { hush } from './failures';
import { keepAnswers } from './kept';

/** What was asked for this long ago is fresh enough not to be asked for again. ms */
const STALE_TIME = 30_000;

/** The page on which each question was asked. */
const askedOn = new WeakMap<object, string>();

/** A refresh in the background, or of a page that was left, fails in silence (decision 128). */
function hushUnasked(error: Error, query: Query<unknown, unknown, unknown>): void {
  const isMore = query.state.fetchMeta?.fetchMore !== undefined;
  const isRefresh = query.state.data !== undefined && !isMore && !isAsked();
  if (isRefresh || query.getObserversCount() === 0 || askedOn.get(query) !== currentUrl()) hush(error);
}

/**
 * Never retries by itself: the request layer has already decided what a failure is worth. Without a network a call fails at once
 * and says so; reads are made again when it is back.
 */
export function createQueryClient(): QueryClient {
  const queryCache = new QueryCache({ onError: hushUnasked });
  queryCache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch') askedOn.set(event.query, currentUrl());
  });
  keepAnswers(queryCache);
  return new QueryClient({
    queryCache,
    defaultOptions: {
      queries: { retry: false, staleTime: STALE_TIME, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

export const queryClient = createQueryClient();

/** Tells the query cache what the phone knows: whether there is a network, and (by `setInFront`) whether anybody looks. */
export function watchPhone(): void {
  onlineManager.setEventListener((setOnline) => {
    onNetworkChange(setOnline);
    void isOnline().then(setOnline);
    return () => {};
  });
  focusManager.setEventListener(() => () => {});
}

/** The app came to the front or left it: what is stale is asked for again on return. */
export function setInFront(inFront: boolean): void {
  focusManager.setFocused(inFront);
}
