import { createContext, useContext } from 'react';

/** Given by `Page`; what stands in none shows. */
export const ShownContext = createContext(true);

/** Whether the page is in front: not under another page, and its app not in the background. What ticks rests meanwhile. */
export const useShown = (): boolean => useContext(ShownContext);
