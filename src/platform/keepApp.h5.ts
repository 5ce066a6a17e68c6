/** The page shows what matters first; the files are fetched after it. ms */
const AFTER = 3_000;

let isRequested = false;

/**
 * Has the browser keep the app's files, so that it opens without a network (scripts/worker). Called when there is something to show
 * then: who only looks in does not pay for it.
 */
export function keepApp(): void {
  if (isRequested || process.env.NODE_ENV !== 'production') return;
  isRequested = true;
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  // Where it is refused (a private window, no https) the app needs its network, as before.
  setTimeout(() => void serviceWorker?.register('/mp/worker.js').catch(() => {}), AFTER);
}
