import { onLanguageChange, t } from '@/i18n/language';
import type { Messages } from '@/i18n/messages/zh-Hans/zhHans';

/** The texts in use, as soon as they are there: a call may fail before the language has arrived. */
export function words(): Promise<Messages> {
  try {
    return Promise.resolve(t());
  } catch {
    return new Promise((resolve) => {
      const stop = onLanguageChange(() => {
        stop();
        resolve(t());
      });
    });
  }
}
