import type { Texts } from '@/i18n/areas';
import { onLanguageChange, t } from '@/i18n/language';

/** The texts of every page, as soon as they are there: a call may fail before the language has arrived. */
export function words(): Promise<Texts['core']> {
  try {
    return Promise.resolve(t().core);
  } catch {
    return new Promise((resolve) => {
      const stop = onLanguageChange(() => {
        stop();
        resolve(t().core);
      });
    });
  }
}
