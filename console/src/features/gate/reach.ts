import { createListeners } from '../../api/listeners';

/** Whether the tablet is on its own: no network, or a server that does not answer. */
let lost = !navigator.onLine;
const listeners = createListeners();

export const isAlone = (): boolean => lost;

export function setAlone(alone: boolean): void {
  if (alone === lost) return;
  lost = alone;
  listeners.tell();
}

// Back on the network is not yet a server that answers; the next call tells.
window.addEventListener('offline', () => setAlone(true));

export const useAlone = (): boolean => listeners.use(isAlone);
