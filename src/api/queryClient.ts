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

/** The pages that show each question. */
const shownOn = new WeakMap<object, Set<string>>();
/** What the app came back to while another page lay above it. */
const missed = new Set<object>();

/** Whether it is asked for again when the app or the network is back: a page under another one is not, before it shows. */
function isShownNow(query: object): boolean {
  const isHere = shownOn.get(query)?.has(currentUrl()) ?? false;
  if (!isHere) missed.add(query);
  return isHere;
}

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
    const { query, type } = event;
    if (type === 'updated' && event.action.type === 'fetch') askedOn.set(query, currentUrl());
    if (type === 'observerAdded') shownOn.set(query, (shownOn.get(query) ?? new Set()).add(currentUrl()));
    if (type === 'removed') missed.delete(query);
  });
  keepAnswers(queryCache);
  return new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: STALE_TIME,
        networkMode: 'always',
        refetchOnReconnect: isShownNow,
        refetchOnWindowFocus: isShownNow,
      },
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

/** A page shows that lay under another one: what the app came back to meanwhile is asked for now. */
export function askMissed(client: QueryClient = queryClient): void {
  const predicate = (query: Query) => missed.has(query) && isShownNow(query) && missed.delete(query);
  void client.refetchQueries({ type: 'active', stale: true, predicate }, { cancelRefetch: false });
}
