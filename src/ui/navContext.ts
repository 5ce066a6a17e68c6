import { createContext } from 'react';

/** The ways out of a page. ui knows no navigation, so the app hands them in once. */
export interface NavActions {
  onBack(): void;
  onHome(): void;
}

export const NavContext = createContext<NavActions>({ onBack: () => {}, onHome: () => {} });
