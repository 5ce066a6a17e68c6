import { usePark } from '../api/park';
import { CONTENT_LANGUAGES, type ContentLanguage } from './contentLanguages';

/** Those that visitors are offered. */
export function useContentLanguages(): ContentLanguage[] {
  const off: readonly string[] = usePark()?.languagesOff ?? [];
  return CONTENT_LANGUAGES.filter((language) => !off.includes(language));
}
