import { createContext, useContext, useEffect } from 'react';
import { coverTabBar } from '../platform/tabBar';
import { useShown } from './shown';

/** Given by `Page`: whether it stands above the tab bar. */
export const TabContext = createContext(false);

/** Whatever calls it lies over the whole screen, the tab bar too, while it is drawn on the page in front. */
export function useOverTabBar(): void {
  const isTab = useContext(TabContext);
  const isOver = useShown() && isTab;
  useEffect(() => (isOver ? coverTabBar() : undefined), [isOver]);
}
