import { createStore, get, update } from 'idb-keyval';
import { createListeners } from '../../../api/listeners';
import { NO_QUOTA, type Quota } from './quota';

/** One record, so that tickets leave the quota and stand in a sale in one step, in whichever tab. */
const store = createStore('park-window', 'quota');
const KEY = 'quota';

const { tell, useRead } = createListeners('park-window');

/** Null until it is read, and where the browser keeps nothing. */
export const useStoredQuota = (): Quota | null => useRead(storedQuota);

export const storedQuota = async (): Promise<Quota> => ({ ...NO_QUOTA, ...(await get<Quota>(KEY, store)) });

/** Stores what a pure step makes of it, or fails and changes nothing. */
export async function changeQuota(step: (quota: Quota) => Quota): Promise<Quota> {
  let next = NO_QUOTA;
  await update<Quota>(
    KEY,
    (stored) => {
      next = step({ ...NO_QUOTA, ...stored });
      return next;
    },
    store,
  );
  tell();
  return next;
}
