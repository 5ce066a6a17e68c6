import { createContext } from 'react';

/** Told by what a page could not show for want of a network, +1, and −1 when that has ended: nothing loaded before stands in its place. */
export const MissingContext = createContext<(change: 1 | -1) => void>(() => {});
