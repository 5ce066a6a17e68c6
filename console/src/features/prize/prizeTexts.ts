import { prize as en } from '../../i18n/en/prize';
import { type Language, useTexts } from '../../i18n/language';
import { prize as zh } from '../../i18n/zh/prize';
import type { Localized } from '../../ui/contentLanguages';

export const usePrizeTexts = () => useTexts({ zh, en });

/** What staff read of a text by language: theirs, else Simplified Chinese. */
export const textIn = (language: Language, text: Localized): string => text[language] ?? text['zh-Hans'] ?? '';
