/** What a page does to go on without a network. */

/** One tab does it for all; a second one that comes meanwhile does nothing, or waits. @param name of the work */
export async function oneTab(name: string, work: () => Promise<void>, waits = false): Promise<void> {
  // Absent without a secure context; what is sent has ids, so a second sending is harmless.
  if (!navigator.locks) return work();
  await navigator.locks.request(name, { ifAvailable: !waits }, async (lock) => {
    if (lock) await work();
  });
}

/** For some 2 MB over a park's network. ms */
const TIMEOUT_MS = 60_000;

/**
 * Has the browser keep the console's built files, so that a reload works without a network (scripts/worker). @returns whether they are kept
 * by now; false where the browser cannot, e.g. without https.
 */
export async function keepPages(): Promise<boolean> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker) return false;
  try {
    await serviceWorker.register(`${import.meta.env.BASE_URL}worker.js`);
    // One whose files could not all be fetched never gets ready.
    return await Promise.race([
      serviceWorker.ready.then(() => true),
      new Promise<boolean>((resolve) => setTimeout(resolve, TIMEOUT_MS, false)),
    ]);
  } catch {
    // Without a network it is still there from before.
    return (await serviceWorker.getRegistration())?.active != null;
  }
}
