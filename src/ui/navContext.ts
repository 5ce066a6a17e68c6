import { createContext } from 'react';

/** What every page's frame needs of the app. ui knows no navigation and no network, so the app hands them in once. */
export interface Frame {
  onBack(): void;
  onHome(): void;
  /** The phone has no network: what shows was loaded before. */
  offline: boolean;
}

export const NavContext = createContext<Frame>({ onBack: () => {}, onHome: () => {}, offline: false });
