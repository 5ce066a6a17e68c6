import { createPersistentList, isString, usePersistentList } from '@/platform/persistentList';

/** Numbers of exhibits, the newest first; they never leave the phone. */
const favourites = createPersistentList('exhibit-favourites', isString, { maxItems: 200 });

/** Puts an exhibit among the favourites, or takes it out. */
export function toggleFavourite(id: string): void {
  favourites.change((all) => (all.includes(id) ? all.filter((one) => one !== id) : [id, ...all]));
}

export const useFavourites = () => usePersistentList(favourites);
