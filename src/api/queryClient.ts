import { getPark } from '@park/contract/park/calls';
import { focusManager, MutationCache, onlineManager, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { isOnline, onNetworkChange } from '@/platform/network';
import { currentUrl } from '@/platform/pageStack';
import { isUserActionPending } from '@/platform/userAction';
import { errorNameOf } from '@/request/errors';
import { hush } from './failures';
import { persistAnswers } from './persistedAnswers';

/** An answer younger than this is not refetched. ms */
const STALE_TIME = 30_000;

/** The page from which each query was last fetched. */
const requestedOn = new WeakMap<object, string>();

/** The pages that show each query. */
const shownOn = new WeakMap<object, Set<string>>();
/** Queries that were due when the app came back, while another page lay above theirs. */
const missed = new Set<object>();

/** Whether it is refetched when the app or the network is back: a page under another one waits until it shows. */
function isShownNow(query: object): boolean {
  const isHere = shownOn.get(query)?.has(currentUrl()) ?? false;
  if (!isHere) missed.add(query);
  return isHere;
}

/**
 * A refresh in the background, or of a page that was left, fails in silence (decision 128). So does what the park does without: the phone
 * learns that it does, and shows it no more.
 */
function hushBackgroundError(error: Error, query: Query<unknown, unknown, unknown>): void {
  const isMore = query.state.fetchMeta?.fetchMore !== undefined;
  const isRefresh = query.state.data !== undefined && !isMore && !isUserActionPending();
  const isOff = errorNameOf(error) === 'partOff';
  if (isOff) void queryClient.invalidateQueries({ queryKey: [getPark.path] });
  if (isOff || isRefresh || query.getObserversCount() === 0 || requestedOn.get(query) !== currentUrl()) hush(error);
}

/** What was chosen is not offered any more: the phone hears what is. */
function hearOfLists(error: Error): void {
  if (errorNameOf(error) === 'kindOff') void queryClient.invalidateQueries({ queryKey: [getPark.path] });
}

/**
 * Never retries by itself: the request layer has already decided what a failure is worth. Without a network a call fails at once
 * and says so; reads are made again when it is back.
 */
export function createQueryClient(): QueryClient {
  const queryCache = new QueryCache({ onError: hushBackgroundError });
  const mutationCache = new MutationCache({ onError: hearOfLists });
  queryCache.subscribe((event) => {
    const { query, type } = event;
    if (type === 'updated' && event.action.type === 'fetch') requestedOn.set(query, currentUrl());
    if (type === 'observerAdded') shownOn.set(query, (shownOn.get(query) ?? new Set()).add(currentUrl()));
    if (type === 'removed') missed.delete(query);
  });
  persistAnswers(queryCache);
  return new QueryClient({
    queryCache,
    mutationCache,
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

/** The app came to the front or left it: stale queries are refetched on return. */
export function setInFront(inFront: boolean): void {
  focusManager.setFocused(inFront);
}

/** A page shows that lay under another one: what it missed meanwhile is refetched now. */
export function askMissed(client: QueryClient = queryClient): void {
  const predicate = (query: Query) => missed.has(query) && isShownNow(query) && missed.delete(query);
  void client.refetchQueries({ type: 'active', stale: true, predicate }, { cancelRefetch: false });
}
