import { focusManager, onlineManager, QueryClient } from '@tanstack/react-query';
import { isOnline, onNetworkChange } from '@/platform/network';

/** What was asked for this long ago is fresh enough not to be asked for again. ms */
const STALE_TIME = 30_000;

/** Never retries by itself: the request layer has already decided what a failure is worth. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: STALE_TIME },
    // Without a network a write fails at once and says so; kept for later it would surprise.
    mutations: { retry: false, networkMode: 'always' },
  },
});

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
