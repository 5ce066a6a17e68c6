import { useSyncExternalStore } from 'react';
import { onLanguageChange, t } from './language';
import type { Messages } from './messages/zh-Hans/zhHans';

/** The texts of the language in use; the component renders again when it changes. */
export function useT(): Messages {
  return useSyncExternalStore(onLanguageChange, t, t);
}
