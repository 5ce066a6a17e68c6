import { useSyncExternalStore } from 'react';
import type { Texts } from './areas';
import { onLanguageChange, t } from './language';

/**
 * The texts of the language in use; the component renders again when it changes. Those of an area (`areas.ts`) are there on the
 * pages that need it; elsewhere reading them throws LanguageNotLoadedError.
 */
export const useT = (): Texts => useSyncExternalStore(onLanguageChange, t, t);
