import { useSyncExternalStore } from 'react';
import { type Appearance, getAppearance, onAppearanceChange } from './appearance';

/** The visitor's theme and text size; the component renders again when they change. */
export function useAppearance(): Appearance {
  return useSyncExternalStore(onAppearanceChange, getAppearance, getAppearance);
}
