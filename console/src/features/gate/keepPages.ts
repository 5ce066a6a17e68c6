/** For some 2 MB over a park's network. ms */
const PATIENCE = 60_000;

/**
 * Has the browser keep the console's built files, so that a reload works without a network (src/worker). @returns whether they are kept
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
      new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE, false)),
    ]);
  } catch {
    // Without a network it is still there from before.
    return (await serviceWorker.getRegistration())?.active != null;
  }
}
